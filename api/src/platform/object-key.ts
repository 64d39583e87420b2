/** Matches an object key: a SHA-256 hash in hex, and the extension of the picture. */
export const OBJECT_KEY_PATTERN = /^[0-9a-f]{64}\.(webp|png|jpg|avif)$/;

/** Whether the text is an object key. Paths and URLs never are. */
export const isObjectKey = (text: string): boolean => OBJECT_KEY_PATTERN.test(text);
