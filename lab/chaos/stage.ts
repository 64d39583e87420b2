import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openTcpProxy, type TcpProxy } from '../../api/test/support/tcp-proxy.ts';
import { environment, readConfig } from '../../scripts/config.ts';
import { createTemporaryFolder } from '../../scripts/postgres/temporary-folder.ts';
import { type Mailbox, openMailbox } from '../../scripts/process/mailbox.ts';
import { findFreeNeighbours } from '../../scripts/process/port.ts';
import { buildAll, migrate, Shop } from '../../scripts/shop/shop.ts';
import {
  buildEnvironments,
  builtPrograms,
  createProductionProcesses,
  resolveOrigins,
  type ShopProcess,
} from '../../scripts/shop/shop-processes.ts';
import { printError, step } from '../../scripts/terminal.ts';
import type { LogWatch } from './watch/logs.ts';

/** The shop under its own supervisor, with the connections that the faults and the checks need. */
export interface Stage {
  shop: Shop;
  /** Origin of the storefront. */
  origin: string;
  /** Addresses of the readiness endpoints of API, storefront and search-indexer. */
  readiness: string[];
  /** URL of the database itself, without the proxy `wire`. */
  databaseUrl: string;
  /** Connection of the API to PostgreSQL. */
  wire: TcpProxy;
  mailbox: Mailbox;
  /** PostgreSQL's data folder. */
  cluster: string;
  close: () => Promise<void>;
}

interface NewShop {
  shop: Shop;
  folder: string;
  firstPort: number;
}

/** Creates the supervisor of a new shop on free ports, in a temporary folder, which is kept after a failure. */
export async function prepareShop(): Promise<NewShop> {
  const folder = createTemporaryFolder('chaos');
  process.once('exit', (code) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true });
    else printError(`The shop's logs are in ${join(folder, 'logs')}.`);
  });
  const firstPort = await findFreeNeighbours(5);
  const ports = { HOST: '127.0.0.1', PORT: String(firstPort), API_PORT: String(firstPort + 2) };
  const config = readConfig({ ...environment, ...ports, DATA_DIR: folder, DATABASE_URL: '' });
  const shop = new Shop(config);
  shop.stopOnSignals();
  shop.claim();
  return { shop, folder, firstPort };
}

/** Variables with which the API sends its messages to a mailbox. */
export const buildMailEnv = ({ url }: Mailbox): NodeJS.ProcessEnv => ({
  SMTP_URL: url,
  MAIL_FROM: 'Meet <shop@meet.example>',
  SMS_GATEWAY: 'mail',
});

export async function openStage(components: readonly string[], logs: LogWatch): Promise<Stage> {
  const { shop, folder, firstPort } = await prepareShop();
  const closeSteps: (() => unknown)[] = [() => shop.stop()];
  const close = async () => {
    for (const closeStep of closeSteps) await closeStep();
  };
  try {
    const databaseUrl = await shop.startDatabase();
    const wire = await openTcpProxy(databaseUrl);
    closeSteps.push(wire.close);
    const mailbox = await openMailbox();
    closeSteps.push(mailbox.close);
    await openShop(shop, { databaseUrl, wire, mailbox, components, logs });
    return {
      shop,
      origin: resolveOrigins(shop.config).storefront,
      readiness: [firstPort + 1, firstPort + 3, firstPort + 4].map((port) => `http://127.0.0.1:${port}/health/ready`),
      databaseUrl,
      wire,
      mailbox,
      cluster: join(folder, 'postgres/cluster'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface ShopSurroundings extends Pick<Stage, 'databaseUrl' | 'wire' | 'mailbox'> {
  components: readonly string[];
  logs: LogWatch;
}

async function openShop(shop: Shop, { databaseUrl, wire, mailbox, components, logs }: ShopSurroundings): Promise<void> {
  await buildAll(shop);
  const shared = { MODE: 'demo', LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl, ...(await shop.startComponents([...components])) };
  const env = buildEnvironments(shop.config, shared);
  await migrate(shop, env.api);
  await step('demo shop', () => shop.run({ name: 'seed', args: [builtPrograms.seed, '--once'], env: env.api }));
  const ownEnvs: Record<string, NodeJS.ProcessEnv> = {
    api: { ...buildMailEnv(mailbox), DATABASE_URL: wire.url },
    // Trusts the X-Forwarded-For of the load, in which each client has an IP address of its own.
    storefront: { TRUSTED_PROXIES: '127.0.0.1' },
  };
  const watchPart = (part: ShopProcess): ShopProcess => ({
    ...part,
    env: { ...part.env, ...ownEnvs[part.name] },
    onLine: (name, line) => logs.readLine(name, line),
  });
  for (const part of createProductionProcesses(env)) await step(part.name, () => shop.launch(watchPart(part)));
}
