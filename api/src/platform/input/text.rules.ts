// Longer than the valid input of any one-line field, in characters.
const MAX_LENGTH = 1_000;

/**
 * Trims and normalises typed text. The text is cut first, because normalising combining marks takes quadratic time and would block the
 * process for seconds.
 */
export const cleanTypedText = (text: string, form: 'NFC' | 'NFKC' = 'NFKC', maxLength = MAX_LENGTH): string =>
  text.trim().slice(0, maxLength).normalize(form);

/** Form that the database requires of slugs. The file imports nothing, because commands load it with little memory. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Writes the path of a value: `items[0].price`. The file imports nothing, because commands load it with little memory. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
