import type { Load } from '../../delivery/load.model.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { requestedIds } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../../platform/prisma/read-rows.js';

/** What the carrier is asked to carry. Units are declared at the price of the catalog, whatever reductions this shopper has. */
export async function selectLoad(reader: Reader, productItemIds: readonly string[]): Promise<Load> {
  const ids = requestedIds(productItemIds);
  if (ids.length === 0) return { units: 0, value: 0n };
  const [load] = await readRows<Load>(
    reader,
    Prisma.sql`SELECT count(*)::int AS units, coalesce(sum(price), 0)::bigint AS value FROM product_item AS item
      WHERE ${isOneOf('item.id', ids)} AND deleted_at IS NULL`,
  );
  return load ?? { units: 0, value: 0n };
}
