const NINE = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const TEN = [7, ...NINE];
const ELEVEN = [3, ...TEN];

const checkDigit = (digits: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10;

/** Reads a taxpayer number: 10 digits of an organisation or 12 of a person, checked by their sums. Returns undefined for another text. */
export function parseInn(text: string): string | undefined {
  const inn = text.replaceAll(/\s/g, '');
  if (!/^(?:\d{10}|\d{12})$/.test(inn) || /^0+$/.test(inn)) return undefined;
  const digits = Array.from(inn, Number);
  const last = digits.length === 10 ? [checkDigit(digits, NINE)] : [checkDigit(digits, TEN), checkDigit(digits, ELEVEN)];
  return inn.endsWith(last.join('')) ? inn : undefined;
}

export const wrongInn = 'Проверьте ИНН: в\u00a0нём 10 или 12\u00a0цифр, и\u00a0последние сходятся с\u00a0остальными.';
