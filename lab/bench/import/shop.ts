import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { insertReferencedRowsSql } from '../../../api/test/catalog-lines.harness.ts';
import { environment, readConfig, root } from '../../../scripts/config.ts';
import { findFreeNeighbours } from '../../../scripts/process/port.ts';
import { buildAll, migrate, Shop } from '../../../scripts/shop/shop.ts';
import { buildEnvironments, createProductionProcesses } from '../../../scripts/shop/shop-processes.ts';
import { step } from '../../../scripts/terminal.ts';
import { fill, waitUntilSettled, withDatabase } from '../fill.ts';
import { signUpMembers } from '../members.ts';

/** Two ports each for storefront and API, for requests and for health, and one for the health of search-indexer. */
const PORT_COUNT = 5;

export interface ImportShop {
  shop: Shop;
  databaseUrl: string;
  /** The health and metrics of the API are at the next port. */
  apiPort: number;
  storefrontPort: number;
  /** Access token of a MANAGER. */
  token: string;
}

const unlimitedRates = {
  RATE_PER_SECOND: '1000000',
  RATE_PER_MINUTE: '1000000',
  MUTATIONS_PER_MINUTE: '1000000',
  // Longer than a run, because the token of the manager is never refreshed.
  ACCESS_TOKEN_SECONDS: '86400',
  LOG_LEVEL: 'warn',
};

/** A new shop in its production build. The shop of an earlier run is deleted, because it already contains the units to import. */
export async function openImportShop(size: { products: number; units: number }): Promise<ImportShop> {
  const firstPort = await findFreeNeighbours(PORT_COUNT);
  const DATA_DIR = environment.DATA_DIR || join(root, '.data/bench/import');
  const ports = { HOST: '127.0.0.1', PORT: String(firstPort), API_PORT: String(firstPort + 2) };
  const shop = new Shop(readConfig({ ...environment, ...ports, DATA_DIR, DATABASE_URL: '' }));
  shop.stopOnSignals();
  shop.claim();
  rmSync(join(DATA_DIR, 'postgres'), { recursive: true, force: true });
  try {
    const databaseUrl = await fillAndStart(shop, size);
    const token = await signUpManager(databaseUrl, firstPort + 2);
    return { shop, databaseUrl, apiPort: firstPort + 2, storefrontPort: firstPort, token };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function fillAndStart(shop: Shop, size: { products: number; units: number }): Promise<string> {
  const url = await shop.startDatabase();
  await buildAll(shop);
  const env = buildEnvironments(shop.config, { ...unlimitedRates, MODE: 'demo', DATABASE_URL: url });
  await migrate(shop, env.api);
  await step(`a shop of ${size.products} products of ${size.units} units`, () => fill(shop, env.api, { ...size, url }));
  await withDatabase(url, (client) => client.query(insertReferencedRowsSql));
  const processes = createProductionProcesses(env);
  // The API builds its sets of products when it starts, so it starts after search-indexer has written the documents.
  for (const shopProcess of processes.toSorted((candidate) => (candidate.name === 'search-indexer' ? -1 : 1))) {
    await step(shopProcess.name, () => shop.launch(shopProcess));
    if (shopProcess.name === 'search-indexer') await step('documents', () => waitUntilSettled(url));
  }
  return url;
}

/** Signs an account up and raises its access level at once, before the API has cached the session. */
async function signUpManager(databaseUrl: string, apiPort: number): Promise<string> {
  const [manager] = await signUpMembers([apiPort], 1);
  if (!manager) throw new Error('nobody was signed up');
  await withDatabase(databaseUrl, async (client) => {
    const raiseSql = `UPDATE account SET access_level = 'MANAGER' WHERE id = $1`;
    await client.query(raiseSql, [manager.accountId]);
    await client.query('UPDATE session SET second_factor_at = now(), second_factor_generation = 0 WHERE account_id = $1', [
      manager.accountId,
    ]);
  });
  return manager.token;
}
