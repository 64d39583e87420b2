import { join } from 'node:path';
import pg from 'pg';
import { multiplyText } from '../api/bench/multiply-catalogue.ts';
import { apiServer, bareServer, cachedServer } from './bench-report.ts';
import { environment, readConfig, root } from './config.ts';
import { built, environments, type Part, productionParts } from './parts.ts';
import { freeNeighbours } from './port.ts';
import { buildAll, migrate, Shop } from './shop.ts';
import { Refusal, step } from './terminal.ts';

/** Something that answers requests. */
export interface Server {
  name: string;
  port: number;
  metricsPort: number;
}

export interface BenchShop {
  shop: Shop;
  databaseUrl: string;
  api: Server;
  cached: Server | undefined;
  bare: Server;
  storefront: Server | undefined;
}

export interface Wanted {
  products: number;
  storefront: boolean;
  cache: boolean;
  components: string[];
  /** Folder for a CPU profile of the API, written when it stops. */
  profile: string | undefined;
}

/** As many connections as the API has. */
const POOL = 10;

/** Above this a shop is made of copies: thinking up 100,000 products takes ten minutes, copying takes one. */
const MOST_THOUGHT_UP = 20_000;
const COPIED = 10_000;

/** As long as the API may keep an answer at most. */
const LONGEST_KEPT_MS = '1000';

const unlimited = { RATE_PER_SECOND: '1000000', RATE_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };

async function withDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const countOf = (url: string, table: string): Promise<number> =>
  withDatabase(url, async (client) => (await client.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`)).rows[0]?.count ?? 0);

/** A folder holds one size of shop and is used again by the next run. */
async function fill(shop: Shop, env: NodeJS.ProcessEnv, { products, url }: { products: number; url: string }): Promise<void> {
  const present = await countOf(url, 'product');
  if (present === products) return;
  const isCopied = products > MOST_THOUGHT_UP;
  if (isCopied && products % COPIED > 0) throw new Refusal(`Above ${MOST_THOUGHT_UP} products come in tens of thousands.`);
  const thoughtUp = isCopied ? COPIED : products;
  if (present > thoughtUp) throw new Refusal(`${shop.config.DATA_DIR} holds ${present} products: delete it.`);
  await shop.run({ name: 'seed', args: [built.seed, '--products', String(thoughtUp)], env });
  if (isCopied) await withDatabase(url, (client) => client.query(multiplyText(products / COPIED - 1)));
}

/** Until the worker has written every document; then statistics are taken, so that no vacuum comes in between. */
async function settle(url: string): Promise<void> {
  const isBehind = async () => (await countOf(url, 'search_document WHERE listed')) === 0 || (await countOf(url, 'search_outbox')) > 0;
  while (await isBehind()) await new Promise((resolve) => setTimeout(resolve, 500));
  await withDatabase(url, (client) => client.query('VACUUM ANALYZE'));
}

const named = (parts: Part[], name: string): Part => {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`no part ${name}`);
  return part;
};

/** The shop's processes from their production build, the bare server beside them, all on one database and idle until they are asked. */
export async function openBenchShop(wanted: Wanted): Promise<BenchShop> {
  const first = await freeNeighbours(10);
  const DATA_DIR = environment.DATA_DIR || join(root, '.data/bench', String(wanted.products));
  const config = readConfig({
    ...environment,
    HOST: '127.0.0.1',
    PORT: String(first),
    API_PORT: String(first + 2),
    DATA_DIR,
    DATABASE_URL: '',
  });
  const shop = new Shop(config);
  shop.stopOnSignals();
  shop.claim();
  try {
    return await open(shop, wanted, first);
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function open(shop: Shop, wanted: Wanted, first: number): Promise<BenchShop> {
  const databaseUrl = await shop.startDatabase();
  await buildAll(shop);
  const shared = { ...unlimited, DATABASE_POOL: String(POOL), ...(await shop.startComponents(wanted.components)) };
  const env = environments(shop.config, { ...shared, MODE: 'demo', DATABASE_URL: databaseUrl });
  await migrate(shop, env.api);
  await step(`a shop of ${wanted.products} products`, () => fill(shop, env.api, { products: wanted.products, url: databaseUrl }));
  const parts = productionParts(env);
  await step('search-indexer', () => shop.launch(named(parts, 'search-indexer')));
  await step('documents', () => settle(databaseUrl));
  const launch = async (part: Part, server: Server): Promise<Server> => {
    await step(part.name, () => shop.launch(part));
    return server;
  };
  const api = named(parts, 'api');
  const profiled = wanted.profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', wanted.profile];
  const without = { ...api, args: [...profiled, ...api.args], env: { ...api.env, ANSWER_CACHE_MS: '0' } };
  const cached = {
    ...api,
    name: 'api-cached',
    env: { ...api.env, ANSWER_CACHE_MS: LONGEST_KEPT_MS, PORT: String(first + 5), HEALTH_PORT: String(first + 6) },
  };
  const bare: Part = {
    name: 'bare-server',
    tier: 'back',
    args: [join(root, 'api/bench/bare-server/main.ts'), databaseUrl, String(first + 7), String(POOL)],
    env: { NODE_ENV: 'production' },
  };
  return {
    shop,
    databaseUrl,
    api: await launch(without, { name: apiServer, port: first + 2, metricsPort: first + 3 }),
    cached: wanted.cache ? await launch(cached, { name: cachedServer, port: first + 5, metricsPort: first + 6 }) : undefined,
    bare: await launch(bare, { name: bareServer, port: first + 7, metricsPort: first + 7 }),
    storefront: wanted.storefront
      ? await launch(named(parts, 'storefront'), { name: 'storefront', port: first, metricsPort: first + 1 })
      : undefined,
  };
}
