import { joinColumns, propertyFields } from '../field-columns.js';
import { itemColumns, productColumns, selectValue } from './stage.queries.js';

// Each statement applies all lines of a batch, and the statements run in this order. Unchanged rows are not written, so importing a file
// twice touches neither `updated_at` nor the outbox.

const qualifyColumns = (row: string, columns: string): string =>
  columns
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ');

function updateOnConflict(columns: string, extraAssignments = ''): string {
  return `DO UPDATE SET ${columns
    .split(', ')
    .map((column) => `${column} = excluded.${column}`)
    .join(
      ', ',
    )}${extraAssignments} WHERE (${qualifyColumns('present', columns)}) IS DISTINCT FROM (${qualifyColumns('excluded', columns)})`;
}

const updatedAtAssignment = ', updated_at = now()';
const stagedProductsSource = 'next_product JOIN incoming USING (line)';

/** Builds a statement that runs another statement and records the products whose rows it has written. */
const buildRecordingStatement = (statement: string, row: string, idColumn = 'product_id'): string =>
  `WITH written AS (${statement} RETURNING ${row}.${idColumn}) INSERT INTO written_product SELECT ${idColumn} FROM written`;

/** Builds the statements that create the brands or colours that lines name and that do not exist yet. */
function buildCreationStatements(table: string, columns: readonly string[]): string[] {
  const valueExpressions = columns.map((column) => `doc #>> '{${table},${column}}'`);
  return [
    `INSERT INTO ${table} (slug, ${columns.join(', ')})
     SELECT DISTINCT ON (doc #>> '{${table},slug}') doc #>> '{${table},slug}', ${valueExpressions.join(', ')}
     FROM ${stagedProductsSource} WHERE ${table}_id IS NULL ORDER BY 1, line ON CONFLICT DO NOTHING`,
    `UPDATE next_product SET ${table}_id = made.id FROM incoming, ${table} AS made
     WHERE incoming.line = next_product.line AND ${table}_id IS NULL AND made.slug = doc #>> '{${table},slug}'`,
  ];
}

// Rows that existed at staging are updated, others are inserted. If another transaction inserts the same key in between, the unique
// constraint fails and the batch is staged again. A line must never overwrite a row that it was not merged with.
const productStatements = [
  buildRecordingStatement(
    `INSERT INTO product AS present (slug, ${productColumns})
     SELECT slug, ${productColumns} FROM next_product WHERE product_id IS NOT NULL ORDER BY line
     ON CONFLICT (slug) ${updateOnConflict(productColumns, updatedAtAssignment)}`,
    'present',
    'id',
  ),
  buildRecordingStatement(
    `INSERT INTO product AS made (slug, ${productColumns})
     SELECT slug, ${productColumns} FROM next_product WHERE product_id IS NULL ORDER BY line`,
    'made',
    'id',
  ),
  `UPDATE next_product SET product_id = product.id FROM product WHERE product.slug = next_product.slug AND product_id IS NULL`,
];

const propertiesStatement = buildRecordingStatement(
  `INSERT INTO product_properties AS present (product_id, ${joinColumns(propertyFields)})
   SELECT product_id, ${propertyFields.map((field) => selectValue(field, { doc: "(doc -> 'properties')", row: 'stored' })).join(', ')}
   FROM ${stagedProductsSource} LEFT JOIN product_properties AS stored USING (product_id)
   WHERE doc ? 'properties' AND (stored.product_id IS NOT NULL OR jsonb_strip_nulls(doc -> 'properties') <> '{}')
   ON CONFLICT (product_id) ${updateOnConflict(joinColumns(propertyFields))}`,
  'present',
);

// Lists are compared position by position, so an unchanged list causes no writes.
const badgeStatements = [
  buildRecordingStatement(
    `DELETE FROM product_badge USING ${stagedProductsSource}, badge
     WHERE product_badge.product_id = next_product.product_id AND badge.id = product_badge.badge_id
       AND doc ? 'badges' AND NOT doc -> 'badges' ? badge.slug`,
    'product_badge',
  ),
  buildRecordingStatement(
    `INSERT INTO product_badge AS present (product_id, badge_id, position)
     SELECT next_product.product_id, badge.id, place - 1
     FROM ${stagedProductsSource}, jsonb_array_elements_text(doc -> 'badges') WITH ORDINALITY AS entry (slug, place)
     JOIN badge ON badge.slug = entry.slug
     ON CONFLICT (product_id, badge_id) ${updateOnConflict('position')}`,
    'present',
  ),
];

// Pictures to which lines refer by URL. If a line refers to a failed picture again, its attempts are reset. The row is locked in any case,
// so that the picture is not stored before the end of this transaction, which would leave its position empty.
const remotePicturesStatement = `
  INSERT INTO remote_picture AS present (url)
  SELECT DISTINCT image ->> 'sourceUrl' FROM ${stagedProductsSource}, jsonb_array_elements(doc -> 'images') AS image
  WHERE image ? 'sourceUrl' ORDER BY 1
  ON CONFLICT (url) DO UPDATE SET state = 'PENDING', failure = NULL, http_status = NULL, attempts = 0, due_at = now(), updated_at = now()
  WHERE present.state = 'FAILED'`;

/** SQL for the key of the picture that the line has at a position: null if there is none, or if it is not stored yet. */
const keyAtPosition = `coalesce(doc #>> ARRAY['images', position::text, 'key'],
  (SELECT object_key FROM remote_picture WHERE url = doc #>> ARRAY['images', position::text, 'sourceUrl']))`;

const imageEntriesSource = `
  ${stagedProductsSource} CROSS JOIN LATERAL jsonb_array_elements(doc -> 'images') WITH ORDINALITY AS entry (image, place)
  LEFT JOIN remote_picture ON remote_picture.url = image ->> 'sourceUrl'`;

// A picture that is not stored yet leaves its position free, and has a row in product_remote_picture instead.
const imageStatements = [
  remotePicturesStatement,
  buildRecordingStatement(
    `DELETE FROM product_image USING ${stagedProductsSource}
     WHERE product_image.product_id = next_product.product_id AND doc ? 'images' AND ${keyAtPosition} IS NULL`,
    'product_image',
  ),
  buildRecordingStatement(
    `INSERT INTO product_image AS present (product_id, position, object_key, alt)
     SELECT product_id, place - 1, coalesce(image ->> 'key', object_key), image ->> 'alt'
     FROM ${imageEntriesSource} WHERE image ? 'key' OR object_key IS NOT NULL
     ON CONFLICT (product_id, position) ${updateOnConflict('object_key, alt')}`,
    'present',
  ),
  buildRecordingStatement(
    `DELETE FROM product_remote_picture USING ${stagedProductsSource}
     WHERE product_remote_picture.product_id = next_product.product_id AND doc ? 'images'
       AND (${keyAtPosition} IS NOT NULL OR position >= jsonb_array_length(doc -> 'images'))`,
    'product_remote_picture',
  ),
  buildRecordingStatement(
    `INSERT INTO product_remote_picture AS present (product_id, position, picture_id, alt)
     SELECT product_id, place - 1, remote_picture.id, image ->> 'alt'
     FROM ${imageEntriesSource} WHERE remote_picture.id IS NOT NULL AND object_key IS NULL
     ON CONFLICT (product_id, position) ${updateOnConflict('picture_id, alt')}`,
    'present',
  ),
];

export const updateItemsSql = `
  INSERT INTO product_item AS present (external_id, product_id, ${itemColumns})
  SELECT external_id, next_product.product_id, ${qualifyColumns('next_item', itemColumns)}
  FROM next_item JOIN next_product USING (line) WHERE item_id IS NOT NULL ORDER BY line, external_id
  ON CONFLICT (external_id) ${updateOnConflict(itemColumns, updatedAtAssignment)}`;

export const createItemsSql = `
  INSERT INTO product_item (external_id, product_id, ${itemColumns})
  SELECT external_id, next_product.product_id, ${qualifyColumns('next_item', itemColumns)}
  FROM next_item JOIN next_product USING (line) WHERE item_id IS NULL ORDER BY line, external_id`;

/** SQL that counts the products and units that are about to be written, and the new ones among them. */
export const countStagedSql = `
  SELECT products.*, items.*
  FROM (SELECT count(*)::int AS imported, (count(*) FILTER (WHERE product_id IS NULL))::int AS created FROM next_product) AS products,
    (SELECT count(*)::int AS units, (count(*) FILTER (WHERE item_id IS NULL))::int AS "unitsCreated" FROM next_item) AS items`;

/** Counts the products, new ones included, of which anything other than units was written. */
export const countWrittenSql = 'SELECT count(DISTINCT product_id)::int AS products FROM written_product';

export const writeProductStatements = [
  ...buildCreationStatements('brand', ['name']),
  ...buildCreationStatements('colour', ['name', 'hex', 'family']),
  ...productStatements,
  propertiesStatement,
  ...badgeStatements,
  ...imageStatements,
];

export const writeStatements = [...writeProductStatements, updateItemsSql, createItemsSql];
