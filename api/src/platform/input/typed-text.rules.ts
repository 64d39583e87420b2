// Longer than the valid input of any one-line field, in characters.
const MAX_LENGTH = 1_000;

/**
 * Trims and normalises typed text. It is cut first, because normalising combining marks takes quadratic time and would block the process
 * for seconds.
 */
export const cleanTypedText = (text: string, form: 'NFC' | 'NFKC' = 'NFKC', maxLength = MAX_LENGTH): string =>
  text.trim().slice(0, maxLength).normalize(form);
