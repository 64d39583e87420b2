import {
  type Field,
  itemFields,
  joinColumns,
  productFields,
  productReferences,
  type Reference,
  subTypeReference,
  typeReference,
} from '../field-columns.js';

// Staging tables. `next_product` and `next_item` hold the rows as they would be after the import. They are temporary tables that are
// emptied when the transaction ends. `doc` is the JSON of a product without its items, or of an item.

export const productColumns = joinColumns([...productFields, ...productReferences, typeReference, subTypeReference]);
export const itemColumns = joinColumns([{ column: 'size_id' }, ...itemFields]);

/** Returns SQL for the slug by which a line refers to a row of another table. */
export function selectSlug({ key, slugProperty }: Reference, doc = 'doc'): string {
  return slugProperty ? `${doc} #>> '{${key},${slugProperty}}'` : `${doc} ->> '${key}'`;
}

/**
 * JIT is off, because compiling these long statements for each batch costs more than running them. An import stages many batches in one
 * database session; a save stages one product in its transaction.
 */
export const disableJit = (scope: 'SESSION' | 'LOCAL'): string => `SET ${scope} jit = off`;

/** `doc` is stored uncompressed and mostly inline, because it is read field by field and a TOAST fetch per field would be slow. */
export const createStageTables = (onCommit: 'DELETE ROWS' | 'DROP'): string[] => [
  `CREATE TEMP TABLE incoming (line bigint PRIMARY KEY, slug text NOT NULL, doc jsonb STORAGE EXTERNAL NOT NULL)
    WITH (toast_tuple_target = 8160) ON COMMIT ${onCommit}`,
  `CREATE TEMP TABLE incoming_item (line bigint NOT NULL, external_id text NOT NULL, doc jsonb NOT NULL) ON COMMIT ${onCommit}`,
  `CREATE TEMP TABLE next_product ON COMMIT ${onCommit} AS
    SELECT 0::bigint AS line, id AS product_id, slug, deleted_at, ${productColumns} FROM product WITH NO DATA`,
  `CREATE TEMP TABLE next_item ON COMMIT ${onCommit} AS
    SELECT 0::bigint AS line, id AS item_id, product_id AS owner_id, external_id, deleted_at, ''::text AS size, ${itemColumns}
    FROM product_item WITH NO DATA`,
  `CREATE TEMP TABLE written_product (product_id uuid NOT NULL) ON COMMIT ${onCommit}`,
  // The slugs of all batches of an import so far.
  `CREATE TEMP TABLE imported_slug (slug text PRIMARY KEY, line bigint NOT NULL)${onCommit === 'DROP' ? ' ON COMMIT DROP' : ''}`,
];

export const copyProductsSql = 'COPY incoming (line, slug, doc) FROM STDIN';
export const copyItemsSql = 'COPY incoming_item (line, external_id, doc) FROM STDIN';

/**
 * Locks the existing rows that are read below and written later. Without the lock, a concurrent change in between would be overwritten,
 * even in fields that the line omits.
 */
const lockTouchedRowsSql = [
  'ANALYZE incoming, incoming_item',
  `SELECT count(*) FROM (
    SELECT FROM product WHERE slug IN (SELECT slug FROM incoming) ORDER BY id FOR NO KEY UPDATE
  ) AS locked`,
  `SELECT count(*) FROM (
    SELECT FROM product_item WHERE external_id IN (SELECT external_id FROM incoming_item) ORDER BY id FOR NO KEY UPDATE
  ) AS locked`,
];

/** Returns SQL for the value in the line, else the current value, else the default of a new row. */
export function selectValue({ key, column, type, initial }: Field, { doc, row }: { doc: string; row: string }): string {
  const newValue = type.endsWith('[]')
    ? `ARRAY(SELECT jsonb_array_elements_text(${doc} -> '${key}'))::${type}`
    : `(${doc} ->> '${key}')::${type}`;
  const currentValue = initial ? `coalesce(${row}.${column}, ${initial})` : `${row}.${column}`;
  return `CASE WHEN ${doc} ? '${key}' THEN ${newValue} ELSE ${currentValue} END`;
}

/**
 * SQL for the id of the row to which a reference refers by slug, or null if no row has the slug. A product may keep its reference to a
 * deleted row, but no new reference to a deleted row can be made.
 */
function selectReferencedId(reference: Reference, extraCondition = ''): string {
  const { key, column, table } = reference;
  return `CASE WHEN doc ? '${key}' THEN (
      SELECT named.id FROM ${table} AS named
      WHERE named.slug = ${selectSlug(reference)} AND (named.deleted_at IS NULL OR named.id = product.${column}) ${extraCondition}
    ) ELSE product.${column} END`;
}

const productSource = { doc: 'doc', row: 'product' };
const itemSource = { doc: 'doc', row: 'product_item' };

const productValues = [
  ...productFields.map((field) => selectValue(field, productSource)),
  ...productReferences.map((reference) => selectReferencedId(reference)),
  'typed.product_type_id',
  selectReferencedId(subTypeReference, 'AND named.product_type_id = typed.product_type_id'),
];

const stageProductsSql = `
  INSERT INTO next_product (line, product_id, slug, deleted_at, ${productColumns})
  SELECT incoming.line, product.id, incoming.slug, product.deleted_at,
    ${productValues.join(',\n    ')}
  FROM incoming
  LEFT JOIN product ON product.slug = incoming.slug
  CROSS JOIN LATERAL (SELECT ${selectReferencedId(typeReference)} AS product_type_id) AS typed`;

const stageItemsSql = `
  INSERT INTO next_item (line, item_id, owner_id, external_id, deleted_at, size, ${itemColumns})
  SELECT line, product_item.id, product_item.product_id, external_id, product_item.deleted_at, doc ->> 'size',
    CASE WHEN doc ? 'size' THEN (SELECT id FROM size WHERE slug = doc ->> 'size') ELSE product_item.size_id END,
    ${itemFields.map((field) => selectValue(field, itemSource)).join(',\n    ')}
  FROM incoming_item LEFT JOIN product_item USING (external_id)`;

/** Lock the existing rows, and fill `next_product` and `next_item` with the rows as they would be after the import. */
export const stageStatements = [...lockTouchedRowsSql, stageProductsSql, stageItemsSql, 'ANALYZE next_product, next_item'];

/** Records the slugs of a batch. A slug keeps its first line, so that a later line with the same product is refused. */
export const recordSlugsSql = 'INSERT INTO imported_slug (slug, line) SELECT slug, line FROM incoming ON CONFLICT DO NOTHING';

/** Drops the refused lines. The list must have each line once, because a line that occurs twice is joined twice with all its items. */
export const dropLinesSql = `
  WITH refused AS (SELECT unnest($1::bigint[]) AS line),
    without_items AS (DELETE FROM next_item USING refused WHERE next_item.line = refused.line),
    without_products AS (DELETE FROM next_product USING refused WHERE next_product.line = refused.line)
  DELETE FROM incoming USING refused WHERE incoming.line = refused.line`;
