import type { ObjectStore } from '../../src/images/store/object-store.port.js';
import type { PrismaClient } from '../../src/platform/prisma/generated/client.js';
import { generateCatalog } from './catalog/catalog.js';
import { generatePromoCodes } from './catalog/promo-codes.js';
import { generateContent } from './content-rows.js';
import { insertRows, type Report, type Rows } from './insert-rows.js';
import { readArtwork, readDrawings, storePictures } from './pictures.js';

export interface SeedOptions {
  products: number;
  /** Adds no rows if the shop already has products, whether or not a seed created them. */
  once: boolean;
  print: (line: string) => void;
}

/** An expected failure, described in one sentence for the user of the command. */
export class SeedError extends Error {}

/** Advisory lock: the second of two concurrent seeds waits, then finds the rows of the first. */
const SEED_LOCK = 7_338_003;
const TRANSACTION_TIMEOUT_MS = 10 * 60_000;

/**
 * Fills the shop. All rows depend only on `products` and are written in one transaction, so an interrupted seed writes nothing. A repeated
 * seed adds missing rows and changes no existing ones.
 */
export async function seedShop(prisma: PrismaClient, store: ObjectStore, { products, once, print }: SeedOptions): Promise<void> {
  const drawings = readDrawings();
  const artwork = readArtwork();
  const pictures = [...drawings.flatMap((drawing) => drawing.pictures), ...Object.values(artwork).flatMap((files) => [...files.values()])];
  // Pictures are stored even when the shop already has products, because its object store may be new.
  const readStopwatch = startStopwatch();
  const stored = await storePictures(store, pictures).catch((error: unknown) => {
    throw new SeedError(`The object store cannot be written: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  });
  print(`Pictures: ${pictures.length} in the object store, ${stored} of them new (${readStopwatch()})`);
  if (once && (await prisma.product.findFirst({ select: { id: true } }))) {
    print('The shop already has products and was left unchanged');
    return;
  }
  const catalog = generateCatalog(products, drawings, artwork);
  print(`Generated ${catalog.products.length} products (${readStopwatch()})`);
  await writeRows(prisma, { ...catalog, ...generateContent(artwork), ...generatePromoCodes() }, (table, added) =>
    print(`${table}: ${added} added (${readStopwatch()})`),
  );
}

async function writeRows(prisma: PrismaClient, rows: Rows, report: Report): Promise<void> {
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      await insertRows(tx, rows, report);
    },
    { timeout: TRANSACTION_TIMEOUT_MS, maxWait: TRANSACTION_TIMEOUT_MS },
  );
}

function startStopwatch(): () => string {
  let last = performance.now();
  return () => {
    const seconds = (performance.now() - last) / 1000;
    last = performance.now();
    return `${seconds.toFixed(1)} s`;
  };
}
