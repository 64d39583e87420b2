import { matchVisibleProduct } from '../../catalog/product/product-visibility.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { writeLater } from '../../platform/prisma/prisma-transaction.js';
import { matchIds, type Reader, readRows } from '../../platform/prisma/sql.js';
import { priceColumns, type UnitPrices } from '../../price/price-details.rules.js';
import type { PricedItem } from '../../price/unit-availability.rules.js';

/** The data of a unit that a quote needs, and the country it comes from. */
export interface QuotedUnit extends PricedItem, UnitPrices {
  deliveryIsoCode: string | null;
}

/** Reads units, in any order. Sold and withdrawn units are included. */
export const readQuotedUnits = (reader: Reader, ids: readonly string[]): Promise<QuotedUnit[]> =>
  readRows<QuotedUnit>(
    reader,
    Prisma.sql`
    SELECT item.id, ${priceColumns}, item.active AND ${matchVisibleProduct()} AS active, item.reserved_until AS "reservedUntil",
      item.sold_at AS "soldAt", item.deleted_at AS "deletedAt", item.delivery_iso_code AS "deliveryIsoCode"
    FROM product_item AS item JOIN product ON product.id = item.product_id
    WHERE ${matchIds('item.id', ids)} AND item.deleted_at IS NULL AND product.deleted_at IS NULL`,
  );

/**
 * Locks units until the transaction ends, and reads them by a separate statement, because a statement that waits for a lock sees the
 * products as they were before the wait. The order of ids prevents deadlocks between orders.
 */
export async function lockQuotedUnits(transaction: Prisma.TransactionClient, ids: readonly string[]): Promise<QuotedUnit[]> {
  await writeLater(transaction, Prisma.sql`SELECT FROM product_item WHERE ${matchIds('id', ids)} ORDER BY id FOR NO KEY UPDATE`);
  return readQuotedUnits(transaction, ids);
}
