import { join } from 'node:path';
import { environment, readConfig, root } from '../../scripts/config.ts';
import { findFreeNeighbours } from '../../scripts/process/port.ts';
import { buildAll, migrate, Shop } from '../../scripts/shop/shop.ts';
import { buildEnvironments, type ShopProcess } from '../../scripts/shop/shop-processes.ts';
import { step } from '../../scripts/terminal.ts';
import { fill, waitUntilSettled } from './fill.ts';
import { type PipelineServer, POOL_SIZE, PORT_COUNT, planServers, type Server } from './planned-servers.ts';

export interface BenchShop {
  shop: Shop;
  databaseUrl: string;
  api: Server;
  cached: Server;
  bareServer: Server;
  /** Nest and Apollo with an empty schema. */
  emptyServer: Server | undefined;
  storefront: Server | undefined;
  /** The storefront with its page cache. */
  cachedStorefront: Server | undefined;
  /** Plain Node that sends the storefront's pages from memory. */
  barePageServer: Server | undefined;
  pipeline: PipelineServer | undefined;
}

export interface BenchShopOptions {
  products: number;
  units: number;
  /** Whether to start the empty Nest and Apollo server. */
  needsEmptyServer: boolean;
  /**
   * Whether to start the storefront: without and with its page cache, as plain Node that sends its pages, and with recorded loader data.
   */
  needsStorefront: boolean;
  components: string[];
  /** Folder to which API and storefront write CPU profiles when they stop. None are written if it is undefined. */
  profileFolder: string | undefined;
  hasInspector?: boolean;
}

const unlimitedRates = {
  RATE_PER_SECOND: '1000000',
  RATE_PER_MINUTE: '1000000',
  MUTATIONS_PER_MINUTE: '1000000',
  ORDERS_PER_DAY: '1000000',
  ADDRESS_ORDERS_PER_DAY: '1000000',
  // Longer than a run, because shoppers sign in once.
  ACCESS_TOKEN_SECONDS: '86400',
  LOG_LEVEL: 'warn',
};

/**
 * Memory settings of PostgreSQL as in docker/compose.yaml. Its default of 128 MB of shared buffers is less than the data of a large shop.
 */
const databaseFlags = ['shared_buffers=512MB', 'effective_cache_size=1GB'];

const nameFolder = ({ products, units }: BenchShopOptions): string => (units > 0 ? `${products}-${units}` : String(products));

/** Starts the shop's processes from their production build, and the bare server of lab/bench/bare-server on the same database. */
export async function openBenchShop(shopOptions: BenchShopOptions): Promise<BenchShop> {
  const firstPort = await findFreeNeighbours(PORT_COUNT);
  const DATA_DIR = environment.DATA_DIR || join(root, '.data/bench', nameFolder(shopOptions));
  const config = readConfig({
    ...environment,
    HOST: '127.0.0.1',
    PORT: String(firstPort),
    API_PORT: String(firstPort + 2),
    DATA_DIR,
    DATABASE_URL: '',
  });
  const shop = new Shop(config);
  shop.stopOnSignals();
  shop.claim();
  try {
    return await openShop(shop, shopOptions, firstPort);
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function openShop(shop: Shop, shopOptions: BenchShopOptions, firstPort: number): Promise<BenchShop> {
  const databaseUrl = await shop.startDatabase(databaseFlags);
  const env = await fillAndStart(shop, shopOptions, databaseUrl);
  const plannedServers = planServers({
    env,
    databaseUrl,
    firstPort,
    profileFolder: shopOptions.profileFolder,
    hasInspector: shopOptions.hasInspector ?? false,
  });
  await step('search-indexer', () => shop.launch(plannedServers.indexer));
  await step('documents', () => waitUntilSettled(databaseUrl));
  const launchServer = async <Kind extends Server>({ shopProcess, server }: { shopProcess: ShopProcess; server: Kind }): Promise<Kind> => {
    await step(shopProcess.name, () => shop.launch(shopProcess));
    return server;
  };
  return {
    shop,
    databaseUrl,
    pipeline: shopOptions.needsStorefront ? await launchServer(plannedServers.pipeline) : undefined,
    api: await launchServer(plannedServers.api),
    cached: await launchServer(plannedServers.apiWithAnswerCache),
    bareServer: await launchServer(plannedServers.bareServer),
    emptyServer: shopOptions.needsEmptyServer ? await launchServer(plannedServers.emptyServer) : undefined,
    storefront: shopOptions.needsStorefront ? await launchServer(plannedServers.storefront) : undefined,
    cachedStorefront: shopOptions.needsStorefront ? await launchServer(plannedServers.storefrontWithPageCache) : undefined,
    barePageServer: shopOptions.needsStorefront ? await launchServer(plannedServers.barePages) : undefined,
  };
}

/** Builds everything, fills the database and returns the environment variables of the shop's processes. */
async function fillAndStart(
  shop: Shop,
  { products, units, components }: BenchShopOptions,
  url: string,
): Promise<ReturnType<typeof buildEnvironments>> {
  await buildAll(shop);
  const sharedEnv = { ...unlimitedRates, DATABASE_POOL: String(POOL_SIZE), ...(await shop.startComponents(components)) };
  const env = buildEnvironments(shop.config, { ...sharedEnv, MODE: 'demo', DATABASE_URL: url });
  await migrate(shop, env.api);
  await step(`a shop of ${products} products${units > 0 ? ` of ${units} units` : ''}`, () => fill(shop, env.api, { products, units, url }));
  return env;
}
