import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseInn } from './inn.rules.js';

const ORGANISATIONS = ['7707083893', '7736207543', '7830002293'];
const PEOPLE = ['500100732259', '526317984689'];
const VALID_NUMBERS = [...ORGANISATIONS, ...PEOPLE];

describe('a taxpayer number', () => {
  it.each(VALID_NUMBERS)('%s is valid', (inn) => expect(parseInn(inn)).toBe(inn));

  it('may be typed with spaces', () => expect(parseInn(' 7707 083893 ')).toBe('7707083893'));

  it('is invalid if a check digit is changed, and as a rule if another digit is changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID_NUMBERS), fc.nat(11), fc.integer({ min: 1, max: 9 }), (inn, position, increment) => {
        const index = position % inn.length;
        const changedDigit = (Number(inn[index]) + increment) % 10;
        // The remainders 10 and 0 give the same check digit, so a few changes are not detected. A changed check digit is always detected.
        const isCheckDigit = index >= inn.length - (inn.length === 10 ? 1 : 2);
        const typed = `${inn.slice(0, index)}${changedDigit}${inn.slice(index + 1)}`;
        return !isCheckDigit || parseInn(typed) === undefined;
      }),
    );
    expect(parseInn('7707083894')).toBeUndefined();
    expect(parseInn('7707183893')).toBeUndefined();
    expect(parseInn('500100732258')).toBeUndefined();
    expect(parseInn('500100732359')).toBeUndefined();
  });

  it.each([
    '',
    '770708389',
    '77070838930',
    '5001007322591',
    '0000000000',
    '000000000000',
    '770708389a',
    '<b>7707083893</b>',
    '٧٧٠٧٠٨٣٨٩٣',
  ])('%j is invalid', (text) => expect(parseInn(text)).toBeUndefined());
});
