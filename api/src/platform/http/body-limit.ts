/** Maximum body size in bytes. The longest sensible query has a few thousand. */
export const BODY_LIMIT = 100 * 1024;
