/** Bytes of a body. The longest question that makes sense has some thousands. */
export const BODY_LIMIT = 100 * 1024;
