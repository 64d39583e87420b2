import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, extendedDeadlineVariables, findFreePort } from '@meet/api/testing';
import { environment } from './environment.ts';
import { type Environment, type Running, run, startListening } from './processes.ts';

/** URLs and the secret of the shop of this run, which environment variables pass to the test files. */
export interface Shop {
  storefront: string;
  api: string;
  database: string;
  /** The API's AUTH_SECRET; empty if the tests use a running shop without its secret. */
  secret: string;
}

const variables = {
  storefront: 'E2E_STOREFRONT_URL',
  api: 'E2E_API_URL',
  database: 'E2E_DATABASE_URL',
  secret: 'E2E_AUTH_SECRET',
} as const;

export function findShop(): Shop | null {
  const { storefront, api, database } = variables;
  const [storefrontUrl, apiUrl, databaseUrl] = [storefront, api, database].map((name) => environment[name]);
  if (!storefrontUrl || !apiUrl || !databaseUrl) return null;
  return { storefront: storefrontUrl, api: apiUrl, database: databaseUrl, secret: environment[variables.secret] ?? '' };
}

export function shop(): Shop {
  const runningShop = findShop();
  if (!runningShop) throw new Error('the shop of this run was not started: see start-shop.ts');
  return runningShop;
}

export function selectShop({ storefront, api, database, secret }: Shop) {
  environment[variables.storefront] = storefront;
  environment[variables.api] = api;
  environment[variables.database] = database;
  environment[variables.secret] = secret;
}

/** Settings with app stores, a social network and analytics, so that pages have all optional parts. */
export const optionalSettings: Environment = {
  APP_STORE_URL: 'https://apps.example/meet',
  RUSTORE_URL: 'https://rustore.example/meet',
  SOCIAL_TELEGRAM_URL: 'https://t.example/meet',
  YANDEX_METRIKA_ID: '1',
};

/** Environment variable that loads the longer timeouts into a process of the storefront. */
const extendedTimeoutVariables: Environment = { NODE_OPTIONS: `--import=${new URL('extended-timeouts.mjs', import.meta.url).href}` };

/** Settings of a storefront whose timeouts are those of production. */
export const productionTimeouts: Environment = { NODE_OPTIONS: '' };

/**
 * Starts a separate storefront for an API: the production build or, with MODE=development, from source. Its timeouts are extended unless
 * `own` has `productionTimeouts`. `own` may set the port.
 */
export async function startStorefront(apiUrl: string, own: Environment = {}) {
  const entry = own.MODE === 'development' ? 'storefront/server/main.ts' : 'storefront/build/server.js';
  return startListening(entry, { MODE: 'test', PROXY_API: 'true', API_URL: apiUrl, ...extendedTimeoutVariables, ...own });
}

/** Starts a separate API that trusts the storefront's X-Forwarded-For. Its response cache is off unless `own` enables it. */
export function startApi(own: Environment) {
  return startListening('api/dist/src/main.js', {
    MODE: 'test',
    TRUSTED_PROXIES: '127.0.0.1',
    ANSWER_CACHE_MS: '0',
    ...extendedDeadlineVariables,
    ...own,
  });
}

/** Creates temporary folders for pictures, so that a run leaves nothing in the repository or for the next run. */
export async function createStores() {
  const folder = await mkdtemp(join(tmpdir(), 'meet-e2e-'));
  return {
    variables: { OBJECTS_DIR: join(folder, 'objects'), IMAGE_CACHE_DIR: join(folder, 'image-cache') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Starts the whole built shop on a new database with demo products. `own` adds settings of the API. */
export async function startShop(own: Environment = {}) {
  const database = await createTestDatabase();
  const stores = await createStores();
  const secret = randomBytes(32).toString('base64url');
  const shared = { MODE: 'test', DATABASE_URL: database.url, AUTH_SECRET: secret, ...stores.variables };
  const running: Running[] = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    await database.drop();
    await stores.remove();
  };
  try {
    await run('api/dist/demo/seed/seed.js', ['--products', '240'], shared);
    const indexer = await startListening('search-indexer/dist/main.js', shared);
    running.push(indexer);
    // The API sends shoppers to payments and back at the shop's origin, so the port of the storefront must be known first.
    const port = String(await findFreePort());
    const api = await startApi({ ...shared, PUBLIC_URL: `http://127.0.0.1:${port}`, ...own });
    running.push(api);
    // The storefront trusts loopback, so that test visitors can set their own IP address by X-Forwarded-For.
    const storefront = await startStorefront(api.url, {
      TRUSTED_PROXIES: '127.0.0.1',
      PORT: port,
      ...optionalSettings,
    });
    running.push(storefront);
    return { shop: { storefront: storefront.url, api: api.url, database: database.url, secret }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
