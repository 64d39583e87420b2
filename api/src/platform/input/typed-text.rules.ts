// Longer than the valid input of any one-line field, in characters.
const LONGEST = 1_000;

/**
 * Trims and normalises typed text. It is cut first, because normalising combining marks takes quadratic time and would block the process
 * for seconds.
 */
export const typedText = (text: string, form: 'NFC' | 'NFKC' = 'NFKC', longest = LONGEST): string =>
  text.trim().slice(0, longest).normalize(form);
