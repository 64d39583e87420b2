import { join } from 'node:path';
import { environment, readConfig, root } from '../../scripts/config.ts';
import { freeNeighbours } from '../../scripts/process/port.ts';
import { buildAll, migrate, Shop } from '../../scripts/shop/shop.ts';
import { buildEnvironments, type ShopProcess } from '../../scripts/shop/shop-processes.ts';
import { step } from '../../scripts/terminal.ts';
import { fill, settle } from './fill.ts';
import { type PipelineServer, POOL, PORTS, planServers, type Server } from './parts.ts';

export interface BenchShop {
  shop: Shop;
  databaseUrl: string;
  api: Server;
  cached: Server;
  bare: Server;
  /** Nest and Apollo with an empty schema. */
  empty: Server | undefined;
  storefront: Server | undefined;
  /** The storefront with its page cache. */
  kept: Server | undefined;
  /** Plain Node that sends the storefront's pages from memory. */
  barePages: Server | undefined;
  pipeline: PipelineServer | undefined;
}

export interface Wanted {
  products: number;
  units: number;
  /** Whether to start the empty Nest and Apollo server. */
  empty: boolean;
  storefront: boolean;
  components: string[];
  /** Folder for a CPU profile of the API, which is written when it stops. */
  profile: string | undefined;
  /** Whether to start the servers with `--inspect`. */
  inspected?: boolean;
}

const unlimited = {
  RATE_PER_SECOND: '1000000',
  RATE_PER_MINUTE: '1000000',
  MUTATIONS_PER_MINUTE: '1000000',
  ORDERS_PER_DAY: '1000000',
  ADDRESS_ORDERS_PER_DAY: '1000000',
  // Longer than a run, because shoppers sign in once.
  ACCESS_TOKEN_SECONDS: '86400',
  LOG_LEVEL: 'warn',
};

const nameFolder = ({ products, units }: Wanted): string => (units > 0 ? `${products}-${units}` : String(products));

/** Starts the shop's processes from their production build, and the bare server on the same database. */
export async function openBenchShop(wanted: Wanted): Promise<BenchShop> {
  const first = await freeNeighbours(PORTS);
  const DATA_DIR = environment.DATA_DIR || join(root, '.data/bench', nameFolder(wanted));
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

async function open(shop: Shop, wanted: Wanted, firstPort: number): Promise<BenchShop> {
  const databaseUrl = await shop.startDatabase();
  const env = await stock(shop, wanted, databaseUrl);
  const planned = planServers({ env, databaseUrl, firstPort, profile: wanted.profile, inspected: wanted.inspected ?? false });
  await step('search-indexer', () => shop.launch(planned.indexer));
  await step('documents', () => settle(databaseUrl));
  const launch = async <Kind extends Server>({ part, server }: { part: ShopProcess; server: Kind }): Promise<Kind> => {
    await step(part.name, () => shop.launch(part));
    return server;
  };
  return {
    shop,
    databaseUrl,
    pipeline: wanted.storefront ? await launch(planned.pipeline) : undefined,
    api: await launch(planned.api),
    cached: await launch(planned.cached),
    bare: await launch(planned.bare),
    empty: wanted.empty ? await launch(planned.empty) : undefined,
    storefront: wanted.storefront ? await launch(planned.storefront) : undefined,
    kept: wanted.storefront ? await launch(planned.kept) : undefined,
    barePages: wanted.storefront ? await launch(planned.barePages) : undefined,
  };
}

/** Builds everything, fills the database and returns the variables of the shop's processes. */
async function stock(shop: Shop, { products, units, components }: Wanted, url: string): Promise<ReturnType<typeof buildEnvironments>> {
  await buildAll(shop);
  const shared = { ...unlimited, DATABASE_POOL: String(POOL), ...(await shop.startComponents(components)) };
  const env = buildEnvironments(shop.config, { ...shared, MODE: 'demo', DATABASE_URL: url });
  await migrate(shop, env.api);
  await step(`a shop of ${products} products${units > 0 ? ` of ${units} units` : ''}`, () => fill(shop, env.api, { products, units, url }));
  return env;
}
