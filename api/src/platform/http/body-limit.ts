/** Maximum body size in bytes, and that of the text of a query. The longest sensible query has a few thousand. */
export const BODY_LIMIT = 100 * 1024;

/**
 * Maximum size of a GraphQL request of the staff or of a program. The longest call, `setStock` with a thousand units whose ids have
 * 200 letters of two bytes, has some 500,000.
 */
export const LONG_BODY_LIMIT = 512 * 1024;
