import { sql } from '../support/database.ts';
import { queryApi } from '../support/query-api.ts';

interface Product {
  id: string;
  slug: string;
  name: string;
  offers: { size: { slug: string } }[];
}

/** Returns products with distinct names, leaving out the first `skippedCount`. */
export async function findProducts(count: number, skippedCount = 0): Promise<Product[]> {
  const { filteredProducts } = await queryApi<{ filteredProducts: { items: Product[] } }>(
    '{ filteredProducts(dto: { pagination: { limit: 60 } }) { items { id slug name offers { size { slug } } } } }',
  );
  const byName = new Map(filteredProducts.items.map((product) => [product.name, product]));
  const products = [...byName.values()].slice(skippedCount, skippedCount + count);
  if (products.length < count) throw new Error('the shop has too few products');
  return products;
}

/** Returns the ids of the account's favourites, newest first. */
export async function readFavouriteIds(email: string): Promise<string[]> {
  const rows = await sql(
    `SELECT product_id AS id FROM favourite JOIN account_recipient USING (account_id) WHERE address = $1 AND removed_at IS NULL
     ORDER BY number DESC`,
    [email],
  );
  return rows.map(({ id }) => String(id));
}

/** Adds products to the favourites of an account. The first id becomes the newest favourite. */
export const addFavourites = (email: string, ids: readonly string[], addedPrice: number | null = null) =>
  sql(
    `INSERT INTO favourite (account_id, product_id, added_price, added_at)
     SELECT account_id, liked.id, $3::bigint, now() FROM account_recipient, unnest($2::uuid[]) WITH ORDINALITY AS liked (id, position)
     WHERE address = $1 ORDER BY position DESC`,
    [email, ids, addedPrice],
  );
