import {
  productReferences,
  type Reference,
  requiredItemFields,
  requiredProductFields,
  subTypeReference,
  typeReference,
} from '../field-columns.js';
import type { RefusalCode } from './refusal.js';
import { selectSlug } from './stage.queries.js';

// Checks that need the database. They run before anything is written. Each query returns (line, subject, detail), which fill the text of
// the refusal.

const stagedProductsSource = 'next_product JOIN incoming USING (line)';

const formatArray = (values: readonly string[]): string => `ARRAY[${values.map((value) => `'${value}'`).join(', ')}]`;

/** An unknown brand or colour is accepted when the line has every field needed to create it. */
const creationConditions: Readonly<Record<string, string>> = {
  brand: `doc -> 'brand' ? 'name' AND NOT EXISTS (SELECT FROM brand WHERE slug = doc #>> '{brand,slug}')`,
  colour: `doc -> 'colour' ?& ARRAY['name', 'hex', 'family'] AND NOT EXISTS (SELECT FROM colour WHERE slug = doc #>> '{colour,slug}')`,
};

function selectUnknownReferences(reference: Reference): string {
  const { key, column } = reference;
  return `SELECT line, ${selectSlug(reference)}, NULL FROM ${stagedProductsSource}
    WHERE ${selectSlug(reference)} IS NOT NULL AND ${column} IS NULL AND NOT (${creationConditions[key] ?? 'false'})`;
}

const toRefusalCode = ({ table }: Reference): RefusalCode => `UNKNOWN_${table.toUpperCase()}` as RefusalCode;

const checks: readonly [RefusalCode, string][] = [
  [
    'DUPLICATE_PRODUCT',
    `SELECT incoming.line, slug, imported_slug.line::text FROM incoming
     JOIN imported_slug USING (slug) WHERE imported_slug.line <> incoming.line`,
  ],
  ['DELETED_PRODUCT', 'SELECT line, slug, NULL FROM next_product WHERE deleted_at IS NOT NULL'],
  [
    'MISSING_FIELD',
    `SELECT line, needed, NULL FROM ${stagedProductsSource}, unnest(${formatArray(requiredProductFields)}) AS needed WHERE product_id IS NULL AND NOT doc ? needed`,
  ],
  [
    'SKU_TAKEN',
    `SELECT line, next_product.sku, holder.slug FROM next_product
     JOIN product AS holder ON holder.sku = next_product.sku AND holder.id IS DISTINCT FROM next_product.product_id`,
  ],
  ...[...productReferences, typeReference, subTypeReference].map((reference): [RefusalCode, string] => [
    toRefusalCode(reference),
    selectUnknownReferences(reference),
  ]),
  [
    'TYPE_OF_ANOTHER_DIRECTORY',
    `SELECT line, product_type.slug, directory.slug FROM next_product
     JOIN product_type ON product_type.id = next_product.product_type_id
     JOIN directory ON directory.id = product_type.directory_id
     WHERE product_type.directory_id <> next_product.directory_id`,
  ],
  [
    'SUB_TYPE_OF_ANOTHER_TYPE',
    `SELECT line, product_sub_type.slug, NULL FROM next_product
     JOIN product_sub_type ON product_sub_type.id = next_product.product_sub_type_id
     WHERE product_sub_type.product_type_id IS DISTINCT FROM next_product.product_type_id`,
  ],
  [
    'UNKNOWN_BADGE',
    `SELECT line, named, NULL FROM incoming, jsonb_array_elements_text(doc -> 'badges') AS named
     WHERE NOT EXISTS (SELECT FROM badge WHERE badge.slug = named AND deleted_at IS NULL)`,
  ],
  ['DELETED_ITEM', 'SELECT line, external_id, NULL FROM next_item WHERE deleted_at IS NOT NULL'],
  [
    'ITEM_OF_ANOTHER_PRODUCT',
    `SELECT next_item.line, external_id, owner.slug FROM next_item
     JOIN next_product USING (line)
     JOIN product AS owner ON owner.id = next_item.owner_id
     WHERE owner_id IS DISTINCT FROM next_product.product_id`,
  ],
  ['UNKNOWN_SIZE', 'SELECT line, size, external_id FROM next_item WHERE size IS NOT NULL AND size_id IS NULL'],
  [
    'MISSING_FIELD',
    `SELECT line, needed, external_id FROM next_item, unnest(${formatArray(requiredItemFields)}) AS needed
     WHERE item_id IS NULL AND CASE needed WHEN 'size' THEN size IS NULL WHEN 'supplier' THEN supplier IS NULL ELSE price IS NULL END`,
  ],
  [
    'WRONG_PRICES',
    `SELECT line, external_id, concat_ws(', ', 'price ' || price, 'oldPrice ' || old_price, 'loyaltyPrice ' || loyalty_price)
     FROM next_item WHERE old_price <= price OR loyalty_price > price`,
  ],
];

export const findRefusalsSql = `
  SELECT line, code, subject, detail FROM (
    ${checks.map(([code, query]) => `SELECT found.line, '${code}' AS code, found.subject, found.detail FROM (${query}) AS found (line, subject, detail)`).join('\n    UNION ALL\n    ')}
  ) AS refusal ORDER BY line, code, subject`;
