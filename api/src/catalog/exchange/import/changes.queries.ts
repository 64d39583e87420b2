import { catalogRecord, itemSchema } from '../catalog-record.js';
import {
  type Field,
  itemFields,
  joinColumns,
  productFields,
  productReferences,
  propertyFields,
  subTypeReference,
  typeReference,
} from '../field-columns.js';
import { selectValue } from './stage.queries.js';

// Finds what each line of a batch would change, from the staging tables and before the batch is written. Values are compared as in the
// writes, so the reported changes are exactly those that the writes would make. No two lines of a batch touch the same rows.

/** Maximum number of changed units that are reported for one line of the import. A line may contain 2,000 units. */
const MAX_REPORTED_UNITS = 20;

export const createChangesSql = 'CREATE TEMP TABLE next_change (line bigint NOT NULL, change json NOT NULL) ON COMMIT DELETE ROWS';

type Column = Pick<Field, 'key' | 'column'>;

/**
 * Returns for each column SQL that says whether the field is reported. A field of a new row is reported if the line has a value for it, a
 * field of an existing row if its value would change.
 */
function listDifferences(
  columns: readonly Column[],
  { nextRow, currentRow, doc }: { nextRow: string; currentRow: string; doc: string },
): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ key, column }) => [
      key,
      `CASE WHEN ${currentRow}.id IS NULL THEN ${doc} -> '${key}' NOT IN ('null', '[]')
        ELSE ${nextRow}.${column} IS DISTINCT FROM ${currentRow}.${column} END`,
    ]),
  );
}

/** Returns SQL for the names of the fields that differ, in the order of the schema. */
function buildChangedNamesSql(
  { shape }: { shape: Record<string, unknown> },
  differences: Readonly<Record<string, string>>,
  excludedFields: readonly string[],
): string {
  const names = Object.keys(shape)
    .filter((key) => !excludedFields.includes(key))
    .map((key) => {
      if (differences[key] === undefined) throw new Error(`Nothing compares ${key}`);
      return `CASE WHEN ${differences[key]} THEN '${key}' END`;
    });
  return `array_remove(ARRAY[${names.join(',\n      ')}], NULL)`;
}

const inputProperties = propertyFields.map((field) => selectValue(field, { doc: "(doc -> 'properties')", row: 'properties' })).join(', ');

/** SQL condition: the two lists differ at some position. Both have a column `position`; `columns` names their other columns. */
const compareLists = ({ stored, listed, columns }: { stored: string; listed: string; columns: readonly string[] }): string =>
  `EXISTS (SELECT FROM (${stored}) AS stored FULL JOIN (${listed}) AS listed USING (position, ${columns.join(', ')})
      WHERE stored.position IS NULL OR listed.position IS NULL)`;

const badgeLists = {
  stored: `SELECT position, slug FROM product_badge JOIN badge ON badge.id = badge_id WHERE product_badge.product_id = next_product.product_id`,
  listed: `SELECT place - 1 AS position, slug FROM jsonb_array_elements_text(doc -> 'badges') WITH ORDINALITY AS entry (slug, place)`,
  columns: ['slug'],
};

const imageLists = {
  stored: `SELECT position, object_key AS picture, alt FROM product_image WHERE product_image.product_id = next_product.product_id
      UNION ALL SELECT position, url, alt FROM product_remote_picture JOIN remote_picture ON remote_picture.id = picture_id
      WHERE product_remote_picture.product_id = next_product.product_id`,
  listed: `SELECT place - 1 AS position, coalesce(image ->> 'key', object_key, url, image ->> 'sourceUrl') AS picture, image ->> 'alt' AS alt
      FROM jsonb_array_elements(doc -> 'images') WITH ORDINALITY AS entry (image, place)
      LEFT JOIN remote_picture ON url = image ->> 'sourceUrl'`,
  columns: ['picture', 'alt'],
};

const relatedDifferences = {
  properties: `doc ? 'properties' AND CASE WHEN properties.product_id IS NULL THEN jsonb_strip_nulls(doc -> 'properties') <> '{}'
    ELSE (${inputProperties}) IS DISTINCT FROM (${joinColumns(propertyFields, 'properties')}) END`,
  badges: `doc ? 'badges' AND ${compareLists(badgeLists)}`,
  images: `doc ? 'images' AND ${compareLists(imageLists)}`,
};

const productRows = { nextRow: 'next_product', currentRow: 'product', doc: 'incoming.doc' };
const productDifferences = {
  ...listDifferences([...productFields, ...productReferences, typeReference, subTypeReference], productRows),
  ...relatedDifferences,
};

const itemRows = { nextRow: 'next_item', currentRow: 'product_item', doc: 'incoming_item.doc' };
const itemDifferences = listDifferences([{ key: 'size', column: 'size_id' }, ...itemFields], itemRows);

// Without OFFSET 0, the planner would compute `fields` twice: for the condition and for the result.
const changedItemsSql = `
  SELECT next_item.line, next_item.external_id, CASE WHEN item_id IS NULL THEN 'CREATED' ELSE 'CHANGED' END AS change, fields,
    row_number() OVER (PARTITION BY next_item.line ORDER BY next_item.external_id COLLATE "C") AS place
  FROM next_item JOIN incoming_item USING (line, external_id) LEFT JOIN product_item ON product_item.id = item_id
  CROSS JOIN LATERAL (SELECT ${buildChangedNamesSql(itemSchema, itemDifferences, ['externalId'])} AS fields OFFSET 0) AS compared
  WHERE item_id IS NULL OR fields <> '{}'`;

const changedUnitsSql = `
  SELECT line, count(*) AS total,
    json_agg(json_build_object('externalId', external_id, 'change', change, 'fields', fields) ORDER BY place)
      FILTER (WHERE place <= ${MAX_REPORTED_UNITS}) AS listed
  FROM (${changedItemsSql}) AS item GROUP BY line`;

/** Records every line that would change something. `change` is null if only units would change. */
export const insertChangesSql = `
  INSERT INTO next_change (line, change)
  SELECT next_product.line, json_build_object(
    'line', next_product.line,
    'slug', next_product.slug,
    'change', CASE WHEN next_product.product_id IS NULL THEN 'CREATED' WHEN fields <> '{}' THEN 'CHANGED' END,
    'fields', fields,
    'units', coalesce(unit.listed, '[]'),
    'unitsOmitted', greatest(coalesce(unit.total, 0) - ${MAX_REPORTED_UNITS}, 0))
  FROM next_product JOIN incoming USING (line) LEFT JOIN product ON product.id = next_product.product_id
  LEFT JOIN product_properties AS properties ON properties.product_id = next_product.product_id
  LEFT JOIN (${changedUnitsSql}) AS unit ON unit.line = next_product.line
  CROSS JOIN LATERAL (SELECT ${buildChangedNamesSql(catalogRecord, productDifferences, ['slug', 'items'])} AS fields OFFSET 0) AS compared
  WHERE next_product.product_id IS NULL OR fields <> '{}' OR unit.total > 0`;
