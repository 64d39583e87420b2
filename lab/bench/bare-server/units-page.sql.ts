import { aggregateJson, availableCondition, brandsJson } from './card.sql.ts';

/** Pictures of the row `product`, with their text alternatives. */
const imagesWithAltJson = `(SELECT ${aggregateJson(`json_build_object('key', image.object_key, 'alt', image.alt)`, 'image.position')}
  FROM product_image AS image WHERE image.product_id = product.id)`;

/**
 * Table with the fields of every product that do not depend on its units. It is created once at start and not kept up to date, so its cost
 * is not part of any request.
 */
export const productTable = `
  DROP TABLE IF EXISTS bare_product;
  CREATE TABLE bare_product AS
    SELECT product.slug, product.id, rtrim(json_build_object('id', product.id, 'slug', product.slug, 'name', product.name,
      'description', product.description, 'skus', json_build_array(product.sku),
      'newArrival', product.new_arrival, 'meetPrice', product.meet_price,
      'brands', ${brandsJson}, 'productCategory', json_build_object('name', directory.name, 'slug', directory.slug),
      'colorPalletes', json_build_array(json_build_object('name', colour.name, 'hex', colour.hex)),
      'images', ${imagesWithAltJson})::text, '}') AS fields
    FROM product JOIN brand ON brand.id = product.brand_id JOIN colour ON colour.id = product.colour_id
      JOIN directory ON directory.id = product.directory_id
    WHERE product.active AND product.deleted_at IS NULL;
  ALTER TABLE bare_product ADD PRIMARY KEY (slug);
  ANALYZE bare_product`;

const unitPriceJson = `json_build_object('price', price, 'oldPrice', old_price, 'loyaltyPrice', loyalty_price,
  'sale', 100 * (old_price - price) / old_price)`;

const sizeJson = `json_build_object('name', size_name, 'slug', size_slug)`;

const unitsJson = `(
  SELECT ${aggregateJson(
    `json_build_object('id', id, 'deliveryIsoCode', delivery_iso_code, 'isReserved', coalesce(reserved_until > now(), false),
      'size', ${sizeJson}, 'priceDetails', ${unitPriceJson})`,
    'size_position, price, id',
  )} FROM unit WHERE sold_at IS NULL)`;

const offersJson = `(
  SELECT ${aggregateJson(
    `json_build_object('productItemId', id, 'deliverySpeed', speed, 'size', ${sizeJson}, 'priceDetails', ${unitPriceJson})`,
    'size_position, size_id, price, speed',
  )} FROM (SELECT DISTINCT ON (size_id, speed) * FROM unit WHERE is_available ORDER BY size_id, speed, price, id) AS offer)`;

const sizesJson = `(
  SELECT ${aggregateJson(`json_build_object('name', size_name, 'isAvailable', is_available)`, 'size_position, size_id')}
  FROM (SELECT size_id, size_name, size_position, bool_or(is_available) AS is_available FROM unit GROUP BY 1, 2, 3) AS size)`;

const displayedJson = `(SELECT ${unitPriceJson} FROM unit WHERE is_available ORDER BY price, id LIMIT 1)`;

/** One statement that reads a product's units once. $1 is the slug. */
const buildPageStatement = (name: string, json: string): string => `
  WITH unit AS MATERIALIZED (
    SELECT item.*, size.name AS size_name, size.slug AS size_slug, size.position AS size_position, ${availableCondition} AS is_available,
      CASE item.supplier WHEN 'MEET_WAREHOUSE' THEN 'FAST' ELSE 'SLOW' END AS speed
    FROM product_item AS item JOIN size ON size.id = item.size_id
    WHERE item.product_id = (SELECT id FROM bare_product WHERE slug = $1) AND item.active AND item.deleted_at IS NULL)
  SELECT '{"product": ' || fields || ', "sizes": ' || ${sizesJson} || ', "priceDetails": ' || coalesce(${displayedJson}::text, 'null')
    || ', "${name}": ' || ${json} || '}}' AS data
  FROM bare_product WHERE slug = $1`;

/** A product with its unsold units. */
export const unitsPageSql = buildPageStatement('items', unitsJson);

export const offersPageSql = buildPageStatement('offers', offersJson);
