import { createHash } from 'node:crypto';

/** Returns the id of a row. It depends only on the table and the slug, so that other rows can refer to the row. */
export const deriveId = (table: string, slug: string): string => deriveUuid(`${table} ${slug}`);

/** Derives a UUID (version 8) from the text, so that every seed writes the same rows. */
function deriveUuid(text: string): string {
  const hex = createHash('sha256').update(`meet demo shop: ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
