import { Mask } from 'maska';

const russianMask = '+7 ### ###-##-##';
const foreignMask = `+${'#'.repeat(15)}`;
const mask = new Mask({ mask: (number) => (number.startsWith('+7') ? russianMask : foreignMask) });

/**
 * Masks a number while it is typed. If the plus is missing, a leading 8 or 7 is read as +7, and +7 is put before a leading 9. Numbers of
 * other countries become a plus and up to 15 ungrouped digits.
 */
export function maskPhone(typedText: string): string {
  const digits = typedText.replace(/\D/g, '');
  const hasPlus = typedText.trimStart().startsWith('+');
  if (digits === '') return hasPlus ? '+' : '';
  const internationalDigits = hasPlus ? digits : addCountryCode(digits);
  return internationalDigits === '7' ? '+7' : mask.masked(`+${internationalDigits}`);
}

function addCountryCode(digits: string): string {
  if (digits.startsWith('8')) return `7${digits.slice(1)}`;
  return digits.startsWith('9') ? `7${digits}` : digits;
}

/** Position of the caret in a masked number after `characterCount` of its digits, where the leading plus counts as a digit. */
export function findCaret(masked: string, characterCount: number): number {
  let counted = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (counted === characterCount) return index;
    if (/[+\d]/.test(masked.charAt(index))) counted += 1;
  }
  return masked.length;
}
