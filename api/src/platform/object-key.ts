/** Matches an object key: the SHA-256 of the picture in hex, and its extension. */
export const OBJECT_KEY_PATTERN = /^[0-9a-f]{64}\.(webp|png|jpg|avif)$/;

/** Whether the text is an object key. Paths and URLs never are. */
export const isObjectKey = (text: string): boolean => OBJECT_KEY_PATTERN.test(text);
