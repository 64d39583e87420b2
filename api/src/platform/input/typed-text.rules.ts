// Nobody types more into a field of a form.
const LONGEST = 1_000;

/**
 * What was typed, of its many spellings the one that is compared. It is cut first: to order the accents of a long text takes the square of
 * their number, seconds for one request, in which the process answers nobody.
 */
export const typedText = (text: string, form: 'NFC' | 'NFKC' = 'NFKC'): string => text.trim().slice(0, LONGEST).normalize(form);
