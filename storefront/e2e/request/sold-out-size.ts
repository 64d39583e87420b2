import { sql } from '../support/database.ts';
import { readMessages } from '../support/inbox.ts';
import { until } from '../support/until.ts';

interface SoldOutSize {
  slug: string;
  sizeName: string;
  unitId: string;
}

/**
 * Sells every unit of one size of a product that is for sale in another size. Takes the cheapest product without sold or reserved units,
 * because other tests buy expensive ones. Another call finds another product, unless `restock` has put the unit back on sale.
 */
export async function sellOutSize(): Promise<SoldOutSize> {
  const [soldOut] = await sql(`
    SELECT product.id, product.slug, sold.size_id, sold.id AS unit_id, size.name FROM product
    JOIN product_item AS sold ON sold.product_id = product.id AND sold.active AND sold.deleted_at IS NULL AND sold.sold_at IS NULL
    JOIN size ON size.id = sold.size_id
    WHERE product.active AND product.deleted_at IS NULL AND EXISTS (SELECT FROM product_item AS other
      WHERE other.product_id = product.id AND other.size_id <> sold.size_id AND other.active AND other.sold_at IS NULL AND other.reserved_until IS NULL)
      AND NOT EXISTS (SELECT FROM product_item AS taken
        WHERE taken.product_id = product.id AND (taken.sold_at IS NOT NULL OR taken.reserved_until IS NOT NULL))
    ORDER BY sold.price, sold.id LIMIT 1`);
  if (!soldOut) throw new Error('the demo shop has no such product');
  await sql('UPDATE product_item SET sold_at = now() WHERE product_id = $1 AND size_id = $2 AND sold_at IS NULL', [
    soldOut.id,
    soldOut.size_id,
  ]);
  return { slug: String(soldOut.slug), unitId: String(soldOut.unit_id), sizeName: String(soldOut.name) };
}

/** Stores a notice of the size of a unit for a guest who has requested one already. */
export const addNotice = (unitId: string, email: string) =>
  sql(
    `INSERT INTO arrival_notice (product_id, size_id, email, token, created_at)
     SELECT unit.product_id, unit.size_id, email, token, now() FROM arrival_notice, product_item AS unit WHERE email = $2 AND unit.id = $1`,
    [unitId, email],
  );

/** Puts a sold unit back on sale. */
export const restock = (unitId: string) => sql('UPDATE product_item SET sold_at = NULL, reserved_until = NULL WHERE id = $1', [unitId]);

/**
 * Waits for the mail about a size that is for sale again. Returns the path of the page, linked in the mail, that cancels the other notices.
 */
export async function findNoticesPath(email: string): Promise<string> {
  await until(async () => (await readMessages(email)).length > 0);
  const [mail] = await readMessages(email);
  return /\/notices\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}
