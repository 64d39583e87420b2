import { parseArgs } from 'node:util';
import { DatabaseConnectionError, openSession } from '../../prisma/database-session.js';
import { createObjectStore } from '../../src/images/store/object-store.js';
import { type Config, readConfig } from '../../src/platform/config/config.js';
import { ConfigError } from '../../src/platform/config/config-error.js';
import type { PrismaClient } from '../../src/platform/prisma/generated/client.js';
import { createPrisma } from '../../src/platform/prisma/prisma.client.js';
import { seedDemoAccount } from './demo-account/demo-account.js';
import { SeedError, seedShop } from './seed-shop.js';

const DEFAULT_PRODUCTS = '1200';
const MAX_PRODUCTS = 100_000;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function run(args: string[]): Promise<void> {
  const { account, ...options } = readArguments(args);
  const config = readConfig(process.env);
  await (await openSession(config.DATABASE_SESSION_URL)).end();
  const { client, close } = createPrisma({ url: config.DATABASE_SESSION_URL });
  try {
    await seedShop(client, createObjectStore(config), { ...options, print });
    if (account) await addDemoAccount(client, config);
  } finally {
    await close();
  }
}

/** The shop is complete without the account, so a failure is only reported. */
async function addDemoAccount(client: PrismaClient, config: Config): Promise<void> {
  try {
    const address = await seedDemoAccount(client, config);
    if (address) print(`Demo account: ${address}`);
  } catch (error) {
    print(`No demo account with orders: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readArguments(args: string[]): { products: number; once: boolean; account: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({
      args,
      options: { products: { type: 'string', default: DEFAULT_PRODUCTS }, once: flag, account: flag },
    });
    const { once, account } = values;
    const products = Number(values.products);
    if (Number.isInteger(products) && products > 0 && products <= MAX_PRODUCTS) return { products, once, account };
  } catch {
    // Invalid options are reported below, like an invalid number.
  }
  throw new SeedError(`Usage: seed [--products N] [--once] [--account], N from 1 to ${MAX_PRODUCTS}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof SeedError || error instanceof ConfigError || error instanceof DatabaseConnectionError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
