import { catalogRecord, imageSchema, itemSchema, propertiesSchema } from './catalog-record.js';
import { type Field, itemFields, productFields, propertyFields } from './field-columns.js';

/**
 * SQL of the time before which no transaction can commit a change of the catalog any more. `updated_at` is set before the commit, so a
 * change may become visible only after an export has read on past its `updated_at`. Transactions older than a minute are ignored: they are
 * exports and backups, because no write takes that long.
 */
export const settledUntil = `(
  SELECT greatest(now() - interval '1 minute', least(now(), min(xact_start))) - interval '1 millisecond'
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid())`;

/**
 * Declares the cursor over every product of the shop, or over those that have changed since the time of the parameter. They are sorted by
 * the bytes of the slug, so that the order does not depend on the database's locale.
 */
export const buildCursorSql = (isOnlyChanged: boolean): string => `
  DECLARE exported NO SCROLL CURSOR FOR SELECT id FROM product
  WHERE deleted_at IS NULL ${isOnlyChanged ? 'AND updated_at >= $1::timestamptz' : ''} ORDER BY slug COLLATE "C"`;

/** Tables other than `product` whose values occur in the lines. */
const taggedTables = ['brand', 'colour', 'directory', 'product_type', 'product_sub_type', 'size_grid', 'size', 'badge'];

/**
 * Reads a tag that changes whenever the result of an export would change, and the time from which the next export of changes misses no
 * change. Hashes of all rows are combined, because the time of the last change stays the same when an earlier change is committed later.
 */
export const stateQuery = `
  SELECT concat_ws('.', (SELECT concat(count(*), ',', bit_xor(hashtextextended(id::text || extract(epoch FROM updated_at), 0)))
      FROM product WHERE deleted_at IS NULL),
    ${taggedTables.map((table) => `(SELECT bit_xor(hashtextextended(${table}::text, 0)) FROM ${table})`).join(',\n    ')}) AS state,
    ${settledUntil} AS "settledUntil"`;

export const buildFetchSql = (count: number): string => `FETCH ${count} FROM exported`;

type ObjectSchema = { shape: Record<string, unknown> };

/** Builds the SQL of a JSON object with all keys of the schema, in its order. A missing value is null, so that an import clears it. */
function buildObjectSql({ shape }: ObjectSchema, expressions: Readonly<Record<string, string>>): string {
  const pairs = Object.keys(shape).map((key) => {
    const expression = expressions[key];
    if (expression === undefined) throw new Error(`The export has no value for ${key}`);
    return `'${key}', ${expression}`;
  });
  return `json_build_object(${pairs.join(', ')})`;
}

const selectColumns = (row: string, fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ key, column }) => [key, `${row}.${column}`]));

const buildListSql = (query: string): string => `coalesce((${query}), '[]')`;

const itemSql = buildObjectSql(itemSchema, {
  externalId: 'product_item.external_id',
  size: 'size.slug',
  ...selectColumns('product_item', itemFields),
});

const storedImageSql = buildObjectSql(imageSchema.omit({ sourceUrl: true }), { key: 'object_key', alt: 'alt' });
/** SQL of the object for a picture that is not stored yet, or could not be stored. */
const remoteImageSql = buildObjectSql(imageSchema.omit({ key: true }), { sourceUrl: 'url', alt: 'alt' });
const imagesQuery = `
  SELECT position, ${storedImageSql} AS image FROM product_image WHERE product_id = product.id
  UNION ALL SELECT position, ${remoteImageSql} FROM product_remote_picture JOIN remote_picture ON remote_picture.id = picture_id
  WHERE product_id = product.id`;

const recordSql = buildObjectSql(catalogRecord, {
  slug: 'product.slug',
  ...selectColumns('product', productFields),
  brand: `json_build_object('slug', brand.slug, 'name', brand.name)`,
  directory: 'directory.slug',
  productType: 'product_type.slug',
  productSubType: 'product_sub_type.slug',
  colour: `json_build_object('slug', colour.slug, 'name', colour.name, 'hex', colour.hex, 'family', colour.family)`,
  sizeGrid: 'size_grid.slug',
  properties: buildObjectSql(propertiesSchema, selectColumns('product_properties', propertyFields)),
  badges: buildListSql(`SELECT json_agg(badge.slug ORDER BY product_badge.position, badge.slug COLLATE "C")
    FROM product_badge JOIN badge ON badge.id = badge_id WHERE product_id = product.id AND badge.deleted_at IS NULL`),
  images: buildListSql(`SELECT json_agg(image ORDER BY position) FROM (${imagesQuery}) AS listed`),
  items: buildListSql(`SELECT json_agg(${itemSql} ORDER BY product_item.external_id COLLATE "C")
    FROM product_item JOIN size ON size.id = size_id WHERE product_id = product.id AND product_item.deleted_at IS NULL`),
});

/** Selects lines of the given products, in the order of the ids. `extraColumns` adds columns of `product`. */
export const selectLines = (extraColumns = ''): string => `
  SELECT ${recordSql} AS line${extraColumns}
  FROM unnest($1::uuid[]) WITH ORDINALITY AS requested (id, place)
  JOIN product USING (id)
  JOIN brand ON brand.id = product.brand_id
  JOIN colour ON colour.id = product.colour_id
  JOIN directory ON directory.id = product.directory_id
  LEFT JOIN product_type ON product_type.id = product.product_type_id
  LEFT JOIN product_sub_type ON product_sub_type.id = product.product_sub_type_id
  LEFT JOIN size_grid ON size_grid.id = product.size_grid_id
  LEFT JOIN product_properties ON product_properties.product_id = product.id
  ORDER BY requested.place`;

export const linesQuery = selectLines();
