import { Prisma } from '../../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import { settledUntil } from '../exchange/export.queries.js';
import type { FeedPosition } from './product-feed-cursor.rules.js';

/** A changed product, and the number of units of the products before it in the response. */
export interface ChangedProduct {
  id: string;
  slug: string;
  changedAt: Date;
  isDeleted: boolean;
  unitsBefore: number;
}

/** Selects the changes after a position, including deleted products, oldest first. */
export function selectChanges(reader: Reader, { changedAt, id }: FeedPosition, limit: number): Promise<ChangedProduct[]> {
  return readRows<ChangedProduct>(
    reader,
    Prisma.sql`
      WITH changed AS MATERIALIZED (
        SELECT id, slug, updated_at, deleted_at FROM product
        WHERE (updated_at, id) > (${changedAt}::timestamptz, ${id}::uuid) AND updated_at < ${Prisma.raw(settledUntil)}
        ORDER BY updated_at, id LIMIT ${limit}::int)
      SELECT id::text, slug, updated_at AS "changedAt", deleted_at IS NOT NULL AS "isDeleted",
        coalesce(sum(units) OVER (ORDER BY updated_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS "unitsBefore"
      FROM changed CROSS JOIN LATERAL (
        SELECT count(*) AS units FROM product_item WHERE product_id = changed.id AND product_item.deleted_at IS NULL) AS counted
      ORDER BY updated_at, id`,
  );
}

/** Selects the ids of products that are not deleted, in the order of their slugs. */
export async function selectIdsByIdOrSlug(
  reader: Reader,
  { ids, slugs }: { ids: readonly string[]; slugs: readonly string[] },
): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    reader,
    Prisma.sql`SELECT id::text FROM product
      WHERE (id = ANY(${[...ids]}::uuid[]) OR slug = ANY(${[...slugs]}::text[])) AND deleted_at IS NULL ORDER BY slug COLLATE "C"`,
  );
  return rows.map(({ id }) => id);
}
