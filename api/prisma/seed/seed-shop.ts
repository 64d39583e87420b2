import type { ObjectStore } from '../../src/images/object-store.port.js';
import type { PrismaClient } from '../../src/platform/prisma/generated/client.js';
import { type Catalogue, thinkUpCatalogue } from './catalogue.js';
import { readDrawings, storePictures } from './pictures.js';

export interface SeedOptions {
  products: number;
  /** Leave a shop alone that has products already, whoever made them. */
  once: boolean;
  print: (line: string) => void;
}

/** Why the shop could not be filled, in one sentence for whoever runs the command. */
export class SeedError extends Error {}

/** Of two seeds at once the second waits, then finds the rows of the first. */
const SEED_LOCK = 7_338_003;
const LONGEST_MS = 10 * 60_000;

/**
 * Fills the shop. All rows are written in one transaction and follow from `products` alone: killed in the middle it leaves nothing, and
 * done again it adds only what is missing and changes no row that is there.
 */
export async function seedShop(prisma: PrismaClient, store: ObjectStore, { products, once, print }: SeedOptions): Promise<void> {
  const drawings = readDrawings();
  // Also for a shop that is seeded: it may have been given another object store.
  const watch = stopwatch();
  const stored = await storePictures(store, drawings).catch((error: unknown) => {
    throw new SeedError(`The object store cannot be written: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  });
  const pictures = drawings.flatMap((drawing) => drawing.pictures).length;
  print(`Pictures: ${pictures} in the object store, ${stored} of them new (${watch()})`);
  if (once && (await prisma.product.findFirst({ select: { id: true } }))) {
    print('The shop has products already: left as it is');
    return;
  }
  const catalogue = thinkUpCatalogue(products, drawings);
  print(`Thought up ${catalogue.products.length} products (${watch()})`);
  await write(prisma, catalogue, (table, added) => print(`${table}: ${added} added (${watch()})`));
}

type Report = (table: string, added: number) => void;

/** Rows a statement: Prisma would send the parts of a larger one at once, over the one connection of the transaction. */
const AT_A_TIME = 1000;

async function write(prisma: PrismaClient, catalogue: Catalogue, report: Report): Promise<void> {
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      report('Brands', await inParts(catalogue.brands, (data) => tx.brand.createMany({ data, skipDuplicates })));
      report('Directories', await inParts(catalogue.directories, (data) => tx.directory.createMany({ data, skipDuplicates })));
      report('Sizes', await inParts(catalogue.sizes, (data) => tx.size.createMany({ data, skipDuplicates })));
      report('Products', await inParts(catalogue.products, (data) => tx.product.createMany({ data, skipDuplicates })));
      report('Images', await inParts(catalogue.images, (data) => tx.productImage.createMany({ data, skipDuplicates })));
      report('Items', await inParts(catalogue.items, (data) => tx.productItem.createMany({ data, skipDuplicates })));
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
