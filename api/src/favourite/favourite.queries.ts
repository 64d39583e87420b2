import { matchVisibleProduct } from '../catalog/product/product-visibility.rules.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../platform/prisma/sql.js';
import { matchAvailable, selectCost } from '../price/displayed-unit.rules.js';
import { maxFavourites, restorePeriodMs } from './favourite-limits.rules.js';

type Transaction = Prisma.TransactionClient;

export interface StoredFavourite {
  productId: string;
  addedPrice: bigint | null;
  addedAt: Date;
}

/** Reads the favourites whose products are visible, the latest first. */
export const readFavourites = (reader: Reader, accountId: string): Promise<StoredFavourite[]> =>
  readRows<StoredFavourite>(
    reader,
    Prisma.sql`
      SELECT favourite.product_id AS "productId", favourite.added_price AS "addedPrice", favourite.added_at AS "addedAt"
      FROM favourite JOIN product ON product.id = favourite.product_id
      WHERE favourite.account_id = ${accountId}::uuid AND favourite.removed_at IS NULL AND ${matchVisibleProduct()}
      ORDER BY favourite.number DESC LIMIT ${maxFavourites}::int`,
  );

interface Addition {
  accountId: string;
  /** Product ids, the newest first. If the list has no room for all, the newest are added. */
  productIds: readonly string[];
  now: Date;
}

interface InsertResult {
  /** Whether the list had no room for all products. */
  isFull: boolean;
  /** Whether at least one of the products is visible, or already a favourite. */
  hasProduct: boolean;
}

/**
 * Adds visible products, unless they are favourites already, to an account that is not being erased. A product that was removed within the
 * last ten minutes regains its position and its price.
 */
export async function insertFavourites(transaction: Transaction, { accountId, productIds, now }: Addition): Promise<InsertResult> {
  const restorableCondition = Prisma.sql`favourite.removed_at > ${new Date(now.getTime() - restorePeriodMs)}::timestamptz`;
  const [result] = await transaction.$queryRaw<InsertResult[]>`
    WITH existing AS MATERIALIZED (
      SELECT product_id, ${matchVisibleProduct()} AS "isVisible" FROM favourite JOIN product ON product.id = favourite.product_id
      WHERE account_id = ${accountId}::uuid AND removed_at IS NULL),
    addition AS MATERIALIZED (
      SELECT product.id, requested.place, row_number() OVER (ORDER BY requested.place) + (SELECT count(*) FROM existing WHERE existing."isVisible") AS rank
      FROM unnest(${[...productIds]}::uuid[]) WITH ORDINALITY AS requested (id, place) JOIN product ON product.id = requested.id
      WHERE ${matchVisibleProduct()} AND NOT EXISTS (SELECT FROM existing WHERE existing.product_id = product.id)
        AND EXISTS (SELECT FROM account WHERE account.id = ${accountId}::uuid AND account.deleted_at IS NULL FOR SHARE)),
    added AS (
      INSERT INTO favourite (account_id, product_id, added_price, added_at)
      SELECT ${accountId}::uuid, addition.id,
        (SELECT min(${selectCost('MEMBER')}) FROM product_item AS item WHERE item.product_id = addition.id AND ${matchAvailable(now)}),
        ${now}::timestamptz
      FROM addition WHERE addition.rank <= ${maxFavourites}::int
      ORDER BY addition.place DESC
      ON CONFLICT (account_id, product_id) DO UPDATE SET
        removed_at = NULL,
        added_price = CASE WHEN ${restorableCondition} THEN favourite.added_price ELSE excluded.added_price END,
        added_at = CASE WHEN ${restorableCondition} THEN favourite.added_at ELSE excluded.added_at END,
        number = CASE WHEN ${restorableCondition} THEN favourite.number ELSE excluded.number END)
    SELECT EXISTS (SELECT FROM addition WHERE rank > ${maxFavourites}::int) AS "isFull",
      EXISTS (TABLE addition) OR EXISTS (SELECT FROM existing WHERE existing.product_id = ANY (${[...productIds]}::uuid[])) AS "hasProduct"`;
  if (!result) throw new Error('the statement returned no row');
  return result;
}

interface Removal {
  accountId: string;
  productId: string;
  now: Date;
}

/** Removes a product. Returns whether it was a favourite. */
export async function removeFavourite(transaction: Transaction, { accountId, productId, now }: Removal): Promise<boolean> {
  const { count } = await transaction.favourite.updateMany({ where: { accountId, productId, removedAt: null }, data: { removedAt: now } });
  return count > 0;
}
