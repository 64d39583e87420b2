import { describe, expect, it } from '@jest/globals';
import { readCpuMs } from '../../../test/support/stopwatch.js';
import { toProfileChanges } from '../../account/profile.rules.js';
import { findStep } from '../../auth/access/totp.rules.js';
import { parseTypedCode } from '../../auth/code/code.rules.js';
import { parseRecipient, toEmailRecipient, toPhoneRecipient } from '../../auth/sending/typed-recipient.rules.js';

/**
 * A text of about the maximum length of a request. Normalising so many unordered combining marks would take seconds, so none of the
 * functions may do it.
 */
const MARKS = `a${'\u0301\u0323'.repeat(23_000)}`;
const IDEOGRAPHS = String.fromCodePoint(...Array.from({ length: 5_000 }, (_, index) => 0x4e00 + ((index * 7_919) % 20_000)));

function measureMs(work: (text: string) => unknown, text: string): number {
  const start = readCpuMs();
  try {
    work(text);
  } catch {
    // The function may refuse the text, which other tests cover. Here only the time counts.
  }
  return readCpuMs() - start;
}

describe('a text designed to be slow to process', () => {
  const readers: [string, (text: string) => unknown][] = [
    ['a phone number', toPhoneRecipient],
    ['an e-mail', (text) => toEmailRecipient(`${text}@${text}.example`)],
    ['a recipient', (text) => parseRecipient(`${text}@example.com`)],
    ['a code', parseTypedCode],
    ['a code of a second factor', (text) => findStep(new Uint8Array(20), text, new Date())],
    ['a name', (name) => toProfileChanges({ name })],
  ];

  it.each(readers)('is read as %s in less than 250 ms of CPU', (_what, read) => {
    for (const text of [MARKS, IDEOGRAPHS]) expect(measureMs(read, text)).toBeLessThan(250);
  });
});
