import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@meet/api/testing';
import { environment } from './environment.ts';
import { type Environment, freePort, type Running, run, start } from './processes.ts';

/** Where the shop of this run answers; handed to the test files by the environment. */
export interface Shop {
  storefront: string;
  api: string;
  database: string;
}

const variables = { storefront: 'E2E_STOREFRONT_URL', api: 'E2E_API_URL', database: 'E2E_DATABASE_URL' } as const;

export function givenShop(): Shop | null {
  const { storefront, api, database } = variables;
  const [storefrontUrl, apiUrl, databaseUrl] = [storefront, api, database].map((name) => environment[name]);
  return storefrontUrl && apiUrl && databaseUrl ? { storefront: storefrontUrl, api: apiUrl, database: databaseUrl } : null;
}

export function shop(): Shop {
  const given = givenShop();
  if (!given) throw new Error('the shop of this run was not started: see global-setup.ts');
  return given;
}

export function giveShop({ storefront, api, database }: Shop) {
  environment[variables.storefront] = storefront;
  environment[variables.api] = api;
  environment[variables.database] = database;
}

/** A storefront of its own before an API: the production build, or with MODE=development the source. */
export async function startStorefront(apiUrl: string, own: Environment = {}) {
  const [port, healthPort] = [await freePort(), await freePort()];
  const entry = own.MODE === 'development' ? 'storefront/server/main.ts' : 'storefront/build/server.js';
  const running = await start(entry, {
    MODE: 'test',
    PROXY_API: 'true',
    PORT: String(port),
    HEALTH_PORT: String(healthPort),
    API_URL: apiUrl,
    ...own,
  });
  return { ...running, url: `http://127.0.0.1:${port}`, health: `http://127.0.0.1:${healthPort}` };
}

async function startApi(shared: Environment) {
  const [port, healthPort] = [await freePort(), await freePort()];
  const running = await start('api/dist/src/main.js', {
    ...shared,
    PORT: String(port),
    HEALTH_PORT: String(healthPort),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  return { ...running, url: `http://127.0.0.1:${port}` };
}

/** The whole shop, as it is built, on a database of its own with sixty products. */
export async function startShop() {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'meet-e2e-'));
  const shared = { MODE: 'test', DATABASE_URL: database.url, OBJECTS_DIR: join(folder, 'objects') };
  const running: Running[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run('api/dist/prisma/seed/seed.js', ['--products', '60'], shared);
    const indexer = await start('search-indexer/dist/main.js', { ...shared, HEALTH_PORT: String(await freePort()) });
    running.push(indexer);
    const api = await startApi(shared);
    running.push(api);
    // Visitors of these tests name their own addresses, as a proxy in front would.
    const storefront = await startStorefront(api.url, { TRUSTED_PROXIES: '127.0.0.1' });
    running.push(storefront);
    return { shop: { storefront: storefront.url, api: api.url, database: database.url }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
