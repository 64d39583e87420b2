import { matchVisibleProduct } from '../catalog/product/product-visibility.rules.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { matchAvailable } from '../price/displayed-unit.rules.js';
import type { ArrivalNotice } from './arrival-notice.model.js';

type Transaction = Prisma.TransactionClient;

export interface ProductSizeKey {
  productId: string;
  sizeId: string;
}

/** Builds the SQL condition that a unit of the product and size of the row `notice` can be bought. */
const buildArrivedCondition = (now: Date): Prisma.Sql => Prisma.sql`
  EXISTS (SELECT FROM product WHERE product.id = notice.product_id AND ${matchVisibleProduct()})
  AND EXISTS (SELECT FROM product_item AS item
    WHERE item.product_id = notice.product_id AND item.size_id = notice.size_id AND ${matchAvailable(now)})`;

export interface AwaitedSize extends Pick<ArrivalNotice, 'productName' | 'productSlug' | 'sizeName'> {
  isAvailable: boolean;
}

/** Reads a size in which a visible product has units, whether or not one of them can be bought. */
export async function readSize(
  transaction: Transaction,
  { productId, sizeId }: ProductSizeKey,
  now: Date,
): Promise<AwaitedSize | undefined> {
  const [size] = await transaction.$queryRaw<AwaitedSize[]>`
    SELECT product.name AS "productName", product.slug AS "productSlug", size.name AS "sizeName",
      bool_or(${matchAvailable(now)}) AS "isAvailable"
    FROM product JOIN product_item AS item ON item.product_id = product.id JOIN size ON size.id = item.size_id
    WHERE product.id = ${productId}::uuid AND size.id = ${sizeId}::uuid AND ${matchVisibleProduct()} AND item.active AND item.deleted_at IS NULL
    GROUP BY product.id, size.id`;
  return size;
}

/**
 * Marks waiting notices whose size can be bought, and returns their ids. `arrivalIds` limits them to the sizes of these captured arrivals;
 * null means all sizes. Notices that another process is marking are skipped.
 */
export async function claimArrivedNotices(
  transaction: Transaction,
  { now, limit, arrivalIds }: { now: Date; limit: number; arrivalIds: readonly bigint[] | null },
): Promise<string[]> {
  const candidateCondition =
    arrivalIds === null
      ? Prisma.sql`true`
      : Prisma.sql`(notice.product_id, notice.size_id) IN (SELECT product_id, size_id FROM arrival WHERE id = ANY (${[...arrivalIds]}::bigint[]))`;
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE arrival_notice SET told_at = ${now}::timestamptz WHERE id IN (
      SELECT notice.id FROM arrival_notice AS notice WHERE notice.told_at IS NULL AND ${candidateCondition} AND ${buildArrivedCondition(now)}
      ORDER BY notice.created_at, notice.id LIMIT ${limit}::int FOR UPDATE OF notice SKIP LOCKED)
    RETURNING id`;
  return rows.map(({ id }) => id);
}
