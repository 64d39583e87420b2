// For each position of a check digit, the weights of the digits before it.
const WEIGHTS_OF_TENTH = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const WEIGHTS_OF_ELEVENTH = [7, ...WEIGHTS_OF_TENTH];
const WEIGHTS_OF_TWELFTH = [3, ...WEIGHTS_OF_ELEVENTH];

const computeCheckDigit = (digits: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10;

/**
 * Reads a taxpayer number: 10 digits of an organisation or 12 of a person, with valid check digits. Returns undefined for any other text.
 */
export function parseInn(text: string): string | undefined {
  const inn = text.replaceAll(/\s/g, '');
  if (!/^(?:\d{10}|\d{12})$/.test(inn) || /^0+$/.test(inn)) return undefined;
  const digits = Array.from(inn, Number);
  const checkDigits =
    digits.length === 10
      ? [computeCheckDigit(digits, WEIGHTS_OF_TENTH)]
      : [computeCheckDigit(digits, WEIGHTS_OF_ELEVENTH), computeCheckDigit(digits, WEIGHTS_OF_TWELFTH)];
  return inn.endsWith(checkDigits.join('')) ? inn : undefined;
}
