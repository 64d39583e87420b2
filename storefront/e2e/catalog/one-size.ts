import { sql } from '../support/database.ts';

/** Returns the path of a product that comes in one size and is in stock, such as a bag or a cap. */
export async function findOneSizePath(): Promise<string> {
  const [product] = await sql(
    `SELECT product.slug FROM product JOIN product_item AS item ON item.product_id = product.id JOIN size ON size.id = item.size_id
     WHERE product.active AND product.deleted_at IS NULL AND item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL
       AND item.reserved_until IS NULL AND size.name = 'ONE'
       AND NOT EXISTS (SELECT FROM product_item AS other WHERE other.product_id = product.id AND other.size_id <> size.id)
     ORDER BY product.slug LIMIT 1`,
  );
  if (!product) throw new Error('the demo shop has nothing of one size');
  return `/product/${product.slug}`;
}
