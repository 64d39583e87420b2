import { afterEach, describe, expect, it } from '@jest/globals';
import { buildRecipient } from '../../../test/factories/account.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, readSentCode, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';
import type { CodeLimits } from './code-limits.js';

const perDay = (max: number) => ({ max, withinMs: DAY_MS });

/** Makes all codes 6 digits long. */
const LONG = { shortGuesses: [perDay(0)] };
const NO_REMAINING_TRIES_MESSAGE = /^Свободных попыток ввода кода сейчас нет\. Попробуйте снова через\u00a0\d/;

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
afterEach(() => api.close());

async function open(limits: Partial<CodeLimits>): Promise<void> {
  api = await startTestApi(UNHURRIED);
  setCodeLimits(api, limits);
  clock = moveClock(api);
}

let numbers = 0;
const visitor = () => new Visitor(api, { address: `203.0.113.${++numbers}` });
async function newPhone(isRegistered: boolean): Promise<string> {
  const address = `+7916${String(++numbers).padStart(7, '0')}`;
  if (isRegistered) await buildRecipient(api.db, { address });
  return address;
}
const refusal = (message: RegExp) => ({ refused: 'TOO_MANY_REQUESTS', message: expect.stringMatching(message) });

async function sentBy(by: Visitor, phone: string) {
  const sent = await by.send(phone);
  if (sent.refused !== undefined) throw new Error(`${sent.refused}: ${sent.message}`);
  return { challenge: sent.data.challenge, code: await readSentCode(api, phone, sent.data.challenge) };
}

/** Runs `check` with the phone of an account, and with a phone that has no account. */
async function forAnyRecipient(check: (phone: string) => Promise<void>): Promise<void> {
  for (const isRegistered of [false, true]) {
    await check(await newPhone(isRegistered));
    clock.pass(DAY_MS);
  }
}

describe('the message of a refused code', () => {
  it('does not mention wrong codes if the last try is reserved for a code that was sent earlier', async () => {
    await open({ ...LONG, longGuesses: perDay(1) });
    await forAnyRecipient(async (phone) => {
      await sentBy(visitor(), phone);
      clock.pass(MINUTE_MS);
      expect(await visitor().send(phone)).toMatchObject(refusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('does not mention wrong codes if a wrong code of this client has used up the tries', async () => {
    await open({ ...LONG, longGuesses: perDay(1) });
    await forAnyRecipient(async (phone) => {
      const mine = visitor();
      const { challenge, code } = await sentBy(mine, phone);
      await mine.authenticate(phone, alterCode(code), { challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(refusal(NO_REMAINING_TRIES_MESSAGE));
      clock.pass(MINUTE_MS);
      expect(await mine.send(phone)).toMatchObject(refusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('does not mention wrong codes if the last try is reserved for a code that was sent to another client', async () => {
    await open({ ...LONG, longGuesses: perDay(2) });
    await forAnyRecipient(async (phone) => {
      const mine = visitor();
      const { challenge, code } = await sentBy(mine, phone);
      clock.pass(MINUTE_MS);
      await sentBy(visitor(), phone);
      await mine.authenticate(phone, alterCode(code), { challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(refusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('does not mention wrong codes if the whole shop has no tries left', async () => {
    await open({ ...LONG, shopLongGuesses: perDay(1) });
    await forAnyRecipient(async (phone) => {
      const other = await newPhone(false);
      const [mine, stranger] = [visitor(), visitor()];
      const { challenge, code } = await sentBy(mine, phone);
      const theirs = await sentBy(stranger, other);
      await stranger.authenticate(other, alterCode(theirs.code), { challenge: theirs.challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(refusal(NO_REMAINING_TRIES_MESSAGE));
      clock.pass(MINUTE_MS);
      expect(await mine.send(phone)).toMatchObject(refusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('mentions wrong codes if this client has entered too many', async () => {
    await open({ clientTries: { max: 1, withinMs: HOUR_MS } });
    await forAnyRecipient(async (phone) => {
      const mine = visitor();
      const { challenge, code } = await sentBy(mine, phone);
      await mine.authenticate(phone, alterCode(code), { challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(refusal(/^Слишком много неверных кодов\. /));
    });
  });
});
