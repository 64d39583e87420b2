import { describe, expect, it } from '@jest/globals';
import { findBotReason } from './bot-check.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const subtractFromNow = (ms: number) => NOW.getTime() - ms;

describe('a public form', () => {
  it('is refused for the same reason whether its honeypot is filled or it is sent too early', () => {
    const reasons = [
      findBotReason({ website: 'spam.example', pageLoadTime: subtractFromNow(60_000) }, { isBrowser: true, now: NOW }),
      findBotReason({ website: '', pageLoadTime: subtractFromNow(1_999) }, { isBrowser: true, now: NOW }),
      findBotReason({ website: 'spam.example' }, { isBrowser: false, now: NOW }),
      findBotReason({ pageLoadTime: subtractFromNow(0) }, { isBrowser: false, now: NOW }),
    ];
    expect(reasons[0]).toBeDefined();
    for (const one of reasons) expect(one).toEqual(reasons[0]);
  });

  it('is refused with the name of the missing field if a browser omits the honeypot or the load time', () => {
    const findMissingField = (form: Parameters<typeof findBotReason>[0]) => findBotReason(form, { isBrowser: true, now: NOW });
    expect(findMissingField({ pageLoadTime: subtractFromNow(60_000) })).toMatch(/website/);
    expect(findMissingField({ website: '' })).toMatch(/pageLoadTime/);
  });

  it('is accepted if a person fills it in, or if a client without a form sends it', () => {
    expect(findBotReason({ website: '', pageLoadTime: subtractFromNow(2_000) }, { isBrowser: true, now: NOW })).toBeUndefined();
    expect(findBotReason({}, { isBrowser: false, now: NOW })).toBeUndefined();
  });
});
