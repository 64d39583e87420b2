// A dry run applies lines to temporary copies of the rows that they touch. Temporary tables hide the shop's tables of the same name, so all
// other statements of an import stay the same. Later lines see the changes of earlier lines, as in an import, but neither triggers nor
// foreign keys are copied: search-indexer is not notified, and no row of the shop is locked.

const tablesCopiedWhole = ['brand', 'colour'];
const productTables = ['product_properties', 'product_badge', 'product_image', 'product_remote_picture'];

/** Create the temporary copies of the tables that lines write to. Brands and colours are few, so all their rows are copied at once. */
export const createCopiesSql = [
  ...[...tablesCopiedWhole, 'product', 'product_item', 'remote_picture', ...productTables].map(
    (table) => `CREATE TEMP TABLE ${table} (LIKE public.${table} INCLUDING ALL)`,
  ),
  ...tablesCopiedWhole.map((table) => `INSERT INTO pg_temp.${table} SELECT * FROM public.${table}`),
].join(';\n');

/** Copies the rows that the lines touch. A row that was copied before stays, because the copy has the changes of earlier lines. */
export const copyTouchedRowsSql = [
  `INSERT INTO pg_temp.product SELECT * FROM public.product
   WHERE id IN (
     SELECT id FROM public.product WHERE slug IN (SELECT slug FROM incoming)
     UNION ALL SELECT id FROM public.product WHERE sku IN (SELECT doc ->> 'sku' FROM incoming)
     UNION ALL SELECT product_id FROM public.product_item WHERE external_id IN (SELECT external_id FROM incoming_item)
   ) ON CONFLICT DO NOTHING`,
  `INSERT INTO pg_temp.product_item SELECT * FROM public.product_item
   WHERE external_id IN (SELECT external_id FROM incoming_item) ON CONFLICT DO NOTHING`,
  ...productTables.map(
    (table) => `INSERT INTO pg_temp.${table} SELECT * FROM public.${table}
     WHERE product_id IN (SELECT id FROM public.product WHERE slug IN (SELECT slug FROM incoming)) ON CONFLICT DO NOTHING`,
  ),
  `INSERT INTO pg_temp.remote_picture SELECT * FROM public.remote_picture
   WHERE id IN (
     SELECT picture_id FROM pg_temp.product_remote_picture
     UNION ALL SELECT id FROM public.remote_picture JOIN (
       SELECT image ->> 'sourceUrl' AS url FROM incoming, jsonb_array_elements(doc -> 'images') AS image) AS named USING (url)
   ) ON CONFLICT DO NOTHING`,
].join(';\n');
