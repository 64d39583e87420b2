import type { Prisma } from '../../src/platform/prisma/generated/client.js';
import type { Catalog } from './catalog/catalog.js';
import type { generatePromoCodes } from './catalog/promo-codes.js';
import type { generateContent } from './content-rows.js';

export type Rows = Catalog & ReturnType<typeof generateContent> & ReturnType<typeof generatePromoCodes>;
export type Report = (table: string, added: number) => void;

type Transaction = Prisma.TransactionClient;
type Row = Readonly<Record<string, unknown>>;

interface Table {
  title: string;
  model: Exclude<keyof Transaction, `$${string}` | symbol>;
  rows: keyof Rows;
  /** Columns that identify a row, for tables that other tables refer to. */
  identity?: readonly string[];
}

const SLUG = ['slug'];
const ID = ['id'];

/** Tables come before those that refer to them. */
const tables: readonly Table[] = [
  { title: 'Brands', model: 'brand', rows: 'brands', identity: SLUG },
  { title: 'Directories', model: 'directory', rows: 'directories', identity: SLUG },
  { title: 'Filters', model: 'directoryFilter', rows: 'directoryFilters' },
  { title: 'Product types', model: 'productType', rows: 'productTypes', identity: SLUG },
  { title: 'Sub types', model: 'productSubType', rows: 'productSubTypes', identity: ['productTypeId', 'slug'] },
  { title: 'Colours', model: 'colour', rows: 'colours', identity: SLUG },
  { title: 'Badges', model: 'badge', rows: 'badges', identity: SLUG },
  { title: 'Sizes', model: 'size', rows: 'sizes', identity: SLUG },
  { title: 'Size grids', model: 'sizeGrid', rows: 'sizeGrids', identity: SLUG },
  { title: 'Size grid rows', model: 'sizeGridRow', rows: 'sizeGridRows' },
  { title: 'Products', model: 'product', rows: 'products', identity: ID },
  { title: 'Properties', model: 'productProperties', rows: 'properties' },
  { title: 'Images', model: 'productImage', rows: 'images' },
  { title: 'Items', model: 'productItem', rows: 'items' },
  { title: 'Product badges', model: 'productBadge', rows: 'productBadges' },
  { title: 'Collections', model: 'collection', rows: 'collections', identity: SLUG },
  { title: 'Collection products', model: 'collectionProduct', rows: 'collectionProducts' },
  { title: 'Promo codes', model: 'promoCode', rows: 'promoCodes', identity: ['normalCode'] },
  { title: 'Promo code scopes', model: 'promoCodeScope', rows: 'promoCodeScopes' },
  { title: 'Reviews', model: 'review', rows: 'reviews', identity: ID },
  { title: 'Review photos', model: 'reviewPhoto', rows: 'reviewPhotos' },
  { title: 'Pages', model: 'page', rows: 'pages' },
  { title: 'FAQ entries', model: 'faqEntry', rows: 'faqEntries' },
  { title: 'Articles', model: 'blogArticle', rows: 'articles' },
  { title: 'URL metadata', model: 'urlMetadata', rows: 'urlMetadata' },
  { title: 'Redirects', model: 'redirectRule', rows: 'redirectRules' },
];

/** What all models of Prisma have in common. */
interface Model {
  createMany(args?: { data: Row | Row[]; skipDuplicates?: boolean }): Promise<{ count: number }>;
  findMany(args?: { select?: object | null }): Promise<Row[]>;
}

/** Stored ids by the ids that the seed chose. The value is undefined for a row that was not stored. */
type StoredIds = Map<unknown, unknown>;

/**
 * Inserts the rows that the shop lacks. Where the shop already has a brand, a size or the like under the same slug, the new rows refer to
 * the existing one. A product with the slug or SKU of an existing product is left out, and so is everything that belongs to it.
 */
export async function insertRows(transaction: Transaction, rows: Rows, report: Report): Promise<void> {
  const storedIds: StoredIds = new Map();
  for (const { title, model, rows: name, identity } of tables) {
    const table: Model = transaction[model];
    const newRows: readonly Row[] = rows[name];
    const insertableRows = newRows.map((row) => replaceParentIds(row, storedIds)).filter((row) => row !== undefined);
    const data = model === 'product' ? await moveToTypeDirectories(transaction, insertableRows) : insertableRows;
    report(title, await insertInBatches(table, data));
    if (identity) await recordIds(table, { rows: data, identity, storedIds });
  }
}

/** Replaces the ids of the rows that a row refers to by the stored ones. Returns undefined if one of those rows was not stored. */
function replaceParentIds(row: Row, storedIds: StoredIds): Row | undefined {
  const changes = Object.entries(row).filter(
    ([column, value]) => column !== 'id' && storedIds.has(value) && storedIds.get(value) !== value,
  );
  const stored = changes.map(([column, value]) => [column, storedIds.get(value)] as const);
  if (stored.some(([, id]) => id === undefined)) return undefined;
  return stored.length === 0 ? row : { ...row, ...Object.fromEntries(stored) };
}

/**
 * Moves products to the directories of their types as stored. A product belongs to its type's directory, and the shop may have the type in
 * another directory than the seed.
 */
async function moveToTypeDirectories(transaction: Transaction, products: readonly Row[]): Promise<Row[]> {
  const types = await transaction.productType.findMany({ select: { id: true, directoryId: true } });
  const directoryByType = new Map<unknown, string>(types.map(({ id, directoryId }) => [id, directoryId]));
  return products.map((product) => ({ ...product, directoryId: directoryByType.get(product.productTypeId) ?? product.directoryId }));
}

async function recordIds(
  table: Model,
  { rows, identity, storedIds }: { rows: readonly Row[]; identity: readonly string[]; storedIds: StoredIds },
): Promise<void> {
  const select = Object.fromEntries(['id', ...identity].map((column) => [column, true]));
  const buildKey = (row: Row): string => identity.map((column) => String(row[column])).join(' ');
  const stored = new Map((await table.findMany({ select })).map((row) => [buildKey(row), row.id]));
  for (const row of rows) storedIds.set(row.id, stored.get(buildKey(row)));
}

/**
 * Maximum number of rows per statement. Prisma splits larger statements and sends the parts concurrently, but the transaction has one
 * connection.
 */
const BATCH_SIZE = 500;

async function insertInBatches(table: Model, rows: readonly Row[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const { count } = await table.createMany({ data: rows.slice(start, start + BATCH_SIZE), skipDuplicates: true });
    added += count;
  }
  return added;
}
