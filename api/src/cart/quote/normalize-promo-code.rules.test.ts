import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalizePromoCode } from './normalize-promo-code.rules.js';

const expectSame = (...codes: string[]) => expect(new Set(codes.map(normalizePromoCode)).size).toBe(1);

describe('promo codes', () => {
  it('are the same in upper and lower case and with any spaces', () => {
    expectSame('ОСЕНЬ20', 'осень 20', '  Осень\u00a02 0\t', 'осеНЬ20');
    expectSame('ЁЛКА', 'ёлка', 'елка');
  });

  it('are the same with look-alike digits or letters, whether Latin or Cyrillic', () => {
    expectSame('MEET2026', 'МЕЕТ2026', 'мееt2о26', 'MEET2O26');
    expectSame('ABEKMHOPCTYX', 'АВЕКМНОРСТУХ');
    expectSame('0O', 'ОО', 'oо');
    expectSame('3IL1', 'з111');
  });

  it('differ if they look different', () => {
    expect(new Set(['ЗИМА', 'ЗИМА2', 'МАЗИ', 'ЗИМ4', 'ЗИМА-', ''].map(normalizePromoCode)).size).toBe(6);
  });

  it('are not changed by normalising them again, and have at most 64 characters', () => {
    for (const code of ['ῒ', 'А\u0308']) expect(normalizePromoCode(normalizePromoCode(code))).toBe(normalizePromoCode(code));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (code) => {
        expect(normalizePromoCode(normalizePromoCode(code))).toBe(normalizePromoCode(code));
      }),
    );
    expect(normalizePromoCode('A'.repeat(5_000))).toHaveLength(64);
  });
});
