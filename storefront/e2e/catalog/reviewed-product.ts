import { sql } from '../support/database.ts';

/** Returns the path of a product that is for sale and has published reviews. */
export async function findReviewedProductPath(): Promise<string> {
  const [product] = await sql(
    `SELECT slug FROM product WHERE active AND deleted_at IS NULL
     AND EXISTS (SELECT FROM review WHERE product_id = product.id AND state = 'PUBLISHED')
     AND EXISTS (SELECT FROM product_item WHERE product_id = product.id AND sold_at IS NULL) ORDER BY slug LIMIT 1`,
  );
  if (!product) throw new Error('the demo shop has no product with reviews');
  return `/product/${product.slug}`;
}
