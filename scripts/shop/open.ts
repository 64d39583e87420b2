import { readConfig as readApiConfig } from '../../api/src/platform/config/config.ts';
import { readConfig as readIndexerConfig } from '../../search-indexer/src/config.ts';
import { readConfig as readStorefrontConfig } from '../../storefront/app/platform/config.server.ts';
import { type Config, environment, readConfig } from '../config.ts';
import { requirePort } from '../process/port.ts';
import { Refusal, reportFailure, say, step } from '../terminal.ts';
import { parseComponents } from './components.ts';
import { buildAll, migrate, Shop } from './shop.ts';
import { buildEnvironments, builtPrograms, type ShopProcess } from './shop-processes.ts';

/** Checks the variables of all processes before long work begins, and reports all problems at once. */
function requireValidEnvironment(config: Config, mode: string): void {
  const plannedEnv = buildEnvironments(config, { MODE: mode, DATABASE_URL: config.DATABASE_URL ?? 'postgresql://127.0.0.1/meet' });
  const problemSentences = new Set<string>();
  const configReaders = [
    () => readApiConfig({ ...environment, ...plannedEnv.api }),
    () => readIndexerConfig({ ...environment, ...plannedEnv.indexer }),
    () => readStorefrontConfig({ ...environment, ...plannedEnv.storefront }),
  ];
  for (const read of configReaders) {
    try {
      read();
    } catch (error) {
      for (const sentence of (error as Error).message.split('\n')) problemSentences.add(`  ${sentence}`);
    }
  }
  if (problemSentences.size > 0) throw new Refusal(`These variables are wrong:\n${[...problemSentences].join('\n')}`);
}

interface ShopKind {
  /** Value of MODE when it is not set. */
  mode: string;
  createProcesses: (env: ReturnType<typeof buildEnvironments>) => ShopProcess[];
  announce: (config: Config, env: NodeJS.ProcessEnv, demoAccount: string | undefined) => void;
}

const DEMO_ACCOUNT_LINE = /^Demo account: (.+)$/;

async function requirePorts({ HOST: host, PORT, API_PORT }: Config): Promise<void> {
  const ports = [PORT, PORT + 1, API_PORT, API_PORT + 1, API_PORT + 2];
  if (new Set(ports).size < ports.length) {
    throw new Refusal(
      `PORT ${PORT} takes ${PORT} and ${PORT + 1}, API_PORT ${API_PORT} takes ${API_PORT} to ${API_PORT + 2}: set them further apart.`,
    );
  }
  await requirePort({ port: PORT, host, owner: 'storefront', variable: 'PORT' });
  await requirePort({ port: PORT + 1, host, owner: 'storefront health', variable: 'PORT (it is the next one)' });
  await requirePort({ port: API_PORT, host, owner: 'api', variable: 'API_PORT' });
  await requirePort({ port: API_PORT + 1, host, owner: 'api health', variable: 'API_PORT (it is the next one)' });
  await requirePort({ port: API_PORT + 2, host, owner: 'search-indexer health', variable: 'API_PORT (it is the next but one)' });
}

async function startShop(shop: Shop, componentNames: string[], { mode: defaultMode, createProcesses, announce }: ShopKind): Promise<void> {
  const { config } = shop;
  const mode = config.MODE ?? defaultMode;
  shop.claim();
  await requirePorts(config);
  requireValidEnvironment(config, mode);
  const DATABASE_URL = await shop.startDatabase();
  await buildAll(shop);
  const sharedEnv = { MODE: mode, ...(await shop.startComponents(componentNames)), DATABASE_URL };
  const env = buildEnvironments(config, sharedEnv);
  await migrate(shop, env.api);
  const demoAccount = await seed(shop, env.api);
  for (const shopProcess of createProcesses(env)) await step(shopProcess.name, () => shop.launch(shopProcess));
  announce(config, { ...environment, ...sharedEnv }, demoAccount);
}

/** Fills a new shop. Returns the e-mail address of its demo account, if it has one. */
async function seed(shop: Shop, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  let address: string | undefined;
  const onLine = (line: string) => {
    say(`    ${line}`);
    address = DEMO_ACCOUNT_LINE.exec(line)?.[1] ?? address;
  };
  const { DEMO_PRODUCTS } = shop.config;
  const args = [builtPrograms.seed, '--once', '--account', ...(DEMO_PRODUCTS ? ['--products', String(DEMO_PRODUCTS)] : [])];
  await step('demo shop', () => shop.run({ name: 'seed', args, env, onLine }));
  return address;
}

/** Starts the shop and leaves it running. After a failure it prints the error and stops everything. */
export async function openShop(kind: ShopKind): Promise<void> {
  let shop: Shop | undefined;
  try {
    const componentNames = parseComponents(process.argv.slice(2));
    shop = new Shop(readConfig(environment));
    shop.stopOnSignals();
    await startShop(shop, componentNames, kind);
  } catch (error) {
    reportFailure(error);
    await shop?.stop();
    process.exit();
  }
}
