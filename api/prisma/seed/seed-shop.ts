import type { ObjectStore } from '../../src/images/store/object-store.port.js';
import type { Prisma, PrismaClient } from '../../src/platform/prisma/generated/client.js';
import { type Catalog, generateCatalog } from './catalog.js';
import { generateContent } from './content-rows.js';
import { readArtwork, readDrawings, storePictures } from './pictures.js';

export interface SeedOptions {
  products: number;
  /** Leaves a shop that already has products unchanged, whether a seed created them or not. */
  once: boolean;
  print: (line: string) => void;
}

/** An expected failure, described in one sentence for the operator. */
export class SeedError extends Error {}

type Content = ReturnType<typeof generateContent>;

/** Advisory lock: the second of two concurrent seeds waits, then finds the rows of the first. */
const SEED_LOCK = 7_338_003;
const LONGEST_MS = 10 * 60_000;

/**
 * Fills the shop. All rows depend on `products` only and are written in one transaction: an interrupted seed leaves none, and a repeated
 * one adds missing rows and changes no existing ones.
 */
export async function seedShop(prisma: PrismaClient, store: ObjectStore, { products, once, print }: SeedOptions): Promise<void> {
  const drawings = readDrawings();
  const artwork = readArtwork();
  const pictures = [...drawings.flatMap((drawing) => drawing.pictures), ...Object.values(artwork).flatMap((named) => [...named.values()])];
  // Pictures are stored even when the shop already has products, because its object store may be new.
  const watch = stopwatch();
  const stored = await storePictures(store, pictures).catch((error: unknown) => {
    throw new SeedError(`The object store cannot be written: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  });
  print(`Pictures: ${pictures.length} in the object store, ${stored} of them new (${watch()})`);
  if (once && (await prisma.product.findFirst({ select: { id: true } }))) {
    print('The shop already has products and was left unchanged');
    return;
  }
  const catalog = generateCatalog(products, drawings, artwork);
  print(`Generated ${catalog.products.length} products (${watch()})`);
  await write(prisma, { ...catalog, ...generateContent(artwork) }, (table, added) => print(`${table}: ${added} added (${watch()})`));
}

type Report = (table: string, added: number) => void;

/**
 * Maximum number of rows per statement. Prisma splits larger ones and sends the parts concurrently, but the transaction has one connection.
 */
const AT_A_TIME = 500;

type Rows = Catalog & Content;
type Transaction = Prisma.TransactionClient;
type Insert = (tx: Transaction, rows: Rows) => Promise<number>;

/** Inserts in order: parent tables before the tables that refer to them. */
const inserts: readonly (readonly [table: string, insert: Insert])[] = [
  ['Brands', (tx, { brands }) => inParts(brands, (data) => tx.brand.createMany({ data, skipDuplicates }))],
  ['Directories', (tx, { directories }) => inParts(directories, (data) => tx.directory.createMany({ data, skipDuplicates }))],
  ['Filters', (tx, { directoryFilters }) => inParts(directoryFilters, (data) => tx.directoryFilter.createMany({ data, skipDuplicates }))],
  ['Product types', (tx, { productTypes }) => inParts(productTypes, (data) => tx.productType.createMany({ data, skipDuplicates }))],
  ['Sub types', (tx, { productSubTypes }) => inParts(productSubTypes, (data) => tx.productSubType.createMany({ data, skipDuplicates }))],
  ['Colours', (tx, { colours }) => inParts(colours, (data) => tx.colour.createMany({ data, skipDuplicates }))],
  ['Badges', (tx, { badges }) => inParts(badges, (data) => tx.badge.createMany({ data, skipDuplicates }))],
  ['Sizes', (tx, { sizes }) => inParts(sizes, (data) => tx.size.createMany({ data, skipDuplicates }))],
  ['Size grids', (tx, { sizeGrids }) => inParts(sizeGrids, (data) => tx.sizeGrid.createMany({ data, skipDuplicates }))],
  ['Size grid rows', (tx, { sizeGridRows }) => inParts(sizeGridRows, (data) => tx.sizeGridRow.createMany({ data, skipDuplicates }))],
  ['Products', insertProducts],
  ['Properties', (tx, { properties }) => inParts(properties, (data) => tx.productProperties.createMany({ data, skipDuplicates }))],
  ['Images', (tx, { images }) => inParts(images, (data) => tx.productImage.createMany({ data, skipDuplicates }))],
  ['Items', (tx, { items }) => inParts(items, (data) => tx.productItem.createMany({ data, skipDuplicates }))],
  ['Product badges', (tx, { productBadges }) => inParts(productBadges, (data) => tx.productBadge.createMany({ data, skipDuplicates }))],
  ['Collections', (tx, { collections }) => inParts(collections, (data) => tx.collection.createMany({ data, skipDuplicates }))],
  [
    'Collection products',
    (tx, { collectionProducts }) => inParts(collectionProducts, (data) => tx.collectionProduct.createMany({ data, skipDuplicates })),
  ],
  ['Reviews', (tx, { reviews }) => inParts(reviews, (data) => tx.review.createMany({ data, skipDuplicates }))],
  ['Review photos', (tx, { reviewPhotos }) => inParts(reviewPhotos, (data) => tx.reviewPhoto.createMany({ data, skipDuplicates }))],
  ['Pages', (tx, { pages }) => inParts(pages, (data) => tx.page.createMany({ data, skipDuplicates }))],
  ['FAQ entries', (tx, { faqEntries }) => inParts(faqEntries, (data) => tx.faqEntry.createMany({ data, skipDuplicates }))],
  ['Articles', (tx, { articles }) => inParts(articles, (data) => tx.blogArticle.createMany({ data, skipDuplicates }))],
  ['URL metadata', (tx, { urlMetadata }) => inParts(urlMetadata, (data) => tx.urlMetadata.createMany({ data, skipDuplicates }))],
  ['Redirects', (tx, { redirectRules }) => inParts(redirectRules, (data) => tx.redirectRule.createMany({ data, skipDuplicates }))],
];

/**
 * Uses the ids of the stored colours. In a shop seeded by an earlier version they differ, because the migration that moved colours to a
 * table created them.
 */
async function insertProducts(tx: Transaction, { colours, products }: Rows): Promise<number> {
  const idBySlug = new Map((await tx.colour.findMany({ select: { id: true, slug: true } })).map(({ id, slug }) => [slug, id]));
  const idNow = new Map(colours.map(({ id, slug }) => [id, idBySlug.get(slug)]));
  const coloured = products.map((product) => ({ ...product, colourId: idNow.get(product.colourId) ?? product.colourId }));
  return inParts(coloured, (data) => tx.product.createMany({ data, skipDuplicates }));
}

async function write(prisma: PrismaClient, rows: Rows, report: Report): Promise<void> {
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      for (const [table, insert] of inserts) report(table, await insert(tx, rows));
    },
    { timeout: LONGEST_MS, maxWait: LONGEST_MS },
  );
}

const skipDuplicates = true;

async function inParts<Row>(rows: Row[], insert: (part: Row[]) => Promise<{ count: number }>): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += AT_A_TIME) added += (await insert(rows.slice(start, start + AT_A_TIME))).count;
  return added;
}

function stopwatch(): () => string {
  let last = performance.now();
  return () => {
    const seconds = (performance.now() - last) / 1000;
    last = performance.now();
    return `${seconds.toFixed(1)} s`;
  };
}
