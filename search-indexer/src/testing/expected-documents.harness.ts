import type { SearchDocument } from '@meet/api/search';
import type { ShopUnderTest } from './shop.harness.js';

const isAvailable = `active AND deleted_at IS NULL AND sold_at IS NULL AND (reserved_until IS NULL OR reserved_until <= now())`;

/** Condition on a directory: whether it lists the product. */
const listsProduct = `deleted_at IS NULL AND (id = product.directory_id OR rule = 'NEW' AND product.new_arrival
  OR rule = 'SALE' AND cheapest.sale >= 1 OR rule = 'MEET_PRICE' AND product.meet_price)`;

/** The expected documents, derived a second time by plain SQL over the source tables. */
const expectedDocumentsSql = `
  SELECT product.id AS "productId", cheapest.price::float, cheapest.sale, product.unit_sold AS "unitSold",
    extract(epoch FROM product.created_at)::float * 1000 AS "newestAt",
    (SELECT slug FROM directory WHERE id = product.directory_id AND deleted_at IS NULL) AS category,
    brand.slug AS brand, product.model_name AS model, colour.slug AS colour, product.age::text, product.material::text,
    CASE product.sex WHEN 'UNISEX' THEN ARRAY['FEMALE', 'MALE', 'UNISEX'] ELSE ARRAY[product.sex::text] END AS sexes,
    ARRAY(SELECT DISTINCT finding.season FROM (
        SELECT season::text FROM unnest(product.seasons) AS season
        UNION ALL SELECT unnest('{SPRING,SUMMER}'::text[]) WHERE 'SPRING_SUMMER' = ANY (product.seasons)
        UNION ALL SELECT unnest('{AUTUMN,WINTER}'::text[]) WHERE 'AUTUMN_WINTER' = ANY (product.seasons)) AS finding
      ORDER BY 1) AS seasons,
    ARRAY(SELECT DISTINCT size.slug || CASE supplier WHEN 'MEET_WAREHOUSE' THEN ':FAST' ELSE ':SLOW' END COLLATE "C"
      FROM product_item JOIN size ON size.id = size_id WHERE product_id = product.id AND ${isAvailable} ORDER BY 1) AS offers,
    json_build_object('sku', product.sku, 'model', product.model_name, 'brand', brand.name || brand.spellings,
      'colour', json_build_array(colour.name, colour.family),
      'names', (SELECT json_agg(name ORDER BY ordinal) FROM (VALUES (1, product.name),
        (2, (SELECT name FROM product_type WHERE id = product.product_type_id AND deleted_at IS NULL)),
        (3, (SELECT sub.name FROM product_sub_type AS sub JOIN product_type ON product_type.id = sub.product_type_id
          WHERE sub.id = product.product_sub_type_id AND sub.deleted_at IS NULL AND product_type.deleted_at IS NULL))) AS names (ordinal, name)
        WHERE name IS NOT NULL),
      'properties', coalesce((SELECT array_remove(ARRAY[sole, fastening_type, heel_type, toe_style, shaft_height, padding_material, functionality,
        additional_info], NULL) FROM product_properties WHERE product_id = product.id), '{}'),
      'categories', ARRAY(SELECT name FROM directory WHERE ${listsProduct} ORDER BY name COLLATE "C")) AS texts,
    (SELECT slug FROM product_type WHERE id = product.product_type_id AND deleted_at IS NULL) AS "productType",
    (SELECT sub.slug FROM product_sub_type AS sub JOIN product_type ON product_type.id = sub.product_type_id
      WHERE sub.id = product.product_sub_type_id AND sub.deleted_at IS NULL AND product_type.deleted_at IS NULL) AS "productSubType",
    ARRAY(SELECT slug FROM collection WHERE active AND deleted_at IS NULL AND publish_at <= now() AND coalesce(finish_at > now(), true)
      AND id IN (SELECT collection_id FROM collection_product WHERE product_id = product.id) ORDER BY slug) AS collections,
    ARRAY(SELECT slug FROM directory WHERE ${listsProduct} ORDER BY slug) AS directories
  FROM product JOIN brand ON brand.id = product.brand_id JOIN colour ON colour.id = product.colour_id CROSS JOIN LATERAL (
    SELECT price, coalesce(floor(100 * (old_price - price)::numeric / old_price)::int, 0) AS sale FROM product_item
    WHERE product_id = product.id AND ${isAvailable} ORDER BY price, id LIMIT 1) AS cheapest
  WHERE product.active AND product.deleted_at IS NULL AND brand.deleted_at IS NULL
  ORDER BY product.id`;

const documentsSql = 'SELECT document FROM search_document WHERE listed ORDER BY product_id';

const sortDirectories = (document: SearchDocument): SearchDocument => ({ ...document, directories: document.directories.toSorted() });

/** Expects that the index in PostgreSQL has exactly the documents that plain SQL derives from the source tables. */
export const expectDocumentsUpToDate = async ({ pool }: ShopUnderTest): Promise<void> => {
  const { rows: expected } = await pool.query<SearchDocument>(expectedDocumentsSql);
  const { rows } = await pool.query<{ document: SearchDocument }>(documentsSql);
  expect(rows.map(({ document }) => sortDirectories(document))).toEqual(expected.map(sortDirectories));
};
