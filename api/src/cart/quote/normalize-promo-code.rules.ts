import { cleanTypedText } from '../../platform/input/typed-text.rules.js';

/** Characters that look alike in one of their cases, each with the character that replaces it. */
const HOMOGLYPHS: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Ё: 'E',
  З: '3',
  І: '1',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  0: 'O',
  I: '1',
  L: '1',
};

/** Longer than any promo code of the shop. */
const MAX_LENGTH = 64;

/** The form in which promo codes are compared. It ignores case, spaces and differences between letters that look alike. */
export function normalizePromoCode(code: string): string {
  // Upper-casing splits some letters into two, and a replaced letter may combine with the accent after it.
  const foldedCode = cleanTypedText(code).toUpperCase().normalize('NFKC').replaceAll(/\s/gu, '');
  return Array.from(foldedCode, (letter) => HOMOGLYPHS[letter] ?? letter)
    .join('')
    .normalize('NFKC')
    .slice(0, MAX_LENGTH);
}
