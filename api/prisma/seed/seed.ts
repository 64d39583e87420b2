import { parseArgs } from 'node:util';
import { createObjectStore } from '../../src/images/store/object-store.js';
import { ConfigError, readConfig } from '../../src/platform/config/config.js';
import { createPrisma } from '../../src/platform/prisma/prisma.client.js';
import { connectTo, MigrationError } from '../migration-database.js';
import { SeedError, seedShop } from './seed-shop.js';

const DEFAULT_PRODUCTS = '1200';
const MOST_PRODUCTS = 100_000;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function run(args: string[]): Promise<void> {
  const { products, once } = readArguments(args);
  const config = readConfig(process.env);
  await (await connectTo(config.DATABASE_URL)).end();
  const { client, close } = createPrisma({ url: config.DATABASE_URL });
  try {
    await seedShop(client, createObjectStore(config), { products, once, print });
  } finally {
    await close();
  }
}

function readArguments(args: string[]): { products: number; once: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { products: { type: 'string', default: DEFAULT_PRODUCTS }, once: { type: 'boolean', default: false } },
    });
    const products = Number(values.products);
    if (Number.isInteger(products) && products > 0 && products <= MOST_PRODUCTS) return { products, once: values.once };
  } catch {
    // Reported below, together with invalid numbers.
  }
  throw new SeedError(`Usage: seed [--products N] [--once], N from 1 to ${MOST_PRODUCTS}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof SeedError || error instanceof ConfigError || error instanceof MigrationError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
