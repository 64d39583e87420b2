import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../../scripts/config.ts';
import { EmbeddedPostgres } from '../../scripts/postgres/embedded.ts';
import { buildAttachedArguments, Child } from '../../scripts/process/child.ts';
import { findFreeNeighbours } from '../../scripts/process/port.ts';
import { isInstalled, planComponent } from '../../scripts/shop/components.ts';
import { ShopClient } from './shop-client.ts';

/** Data folder of the measured shops, which run one after the other. */
export const dataDir = join(root, '.data/search-score');
const runningProcesses = new Set<Child>();

function startProcess(name: string, args: string[], { env, hasIpc = false }: { env: NodeJS.ProcessEnv; hasIpc?: boolean }): Child {
  const child = new Child({
    name,
    command: process.execPath,
    args,
    env: { ...environment, ...env },
    cwd: root,
    logsDir: dataDir,
    speaksIpc: hasIpc,
  });
  runningProcesses.add(child);
  child.exited.then(() => runningProcesses.delete(child));
  return child;
}

export async function stopAll(): Promise<void> {
  // Stops in reverse order of starting, because later processes depend on earlier ones.
  for (const child of [...runningProcesses].reverse()) await child.stop(6_000);
}

/** Empties the data folder, after stopping the database of a killed run, which may still be running. */
export async function emptyFolder(): Promise<void> {
  await new EmbeddedPostgres(join(dataDir, 'postgres')).stop();
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
}

export interface Meilisearch {
  MEILI_URL: string;
  MEILI_KEY: string;
}

/** Starts Meilisearch from PATH with its data in the data folder. If it is not installed, MEILI_URL is used if set. */
export async function startMeilisearch(): Promise<Meilisearch | undefined> {
  if (isInstalled('meilisearch')) {
    const { command, env, shopEnv, probe } = await planComponent('meilisearch', dataDir);
    await startProcess('meilisearch', buildAttachedArguments(command), { env, hasIpc: true }).waitUntilResponding(probe, 30_000);
    return { MEILI_URL: shopEnv.MEILI_URL ?? '', MEILI_KEY: shopEnv.MEILI_KEY ?? '' };
  }
  const { MEILI_URL, MEILI_KEY = '' } = environment;
  return MEILI_URL ? { MEILI_URL, MEILI_KEY } : undefined;
}

/** Starts a shop and waits until its search engine lists all products. */
export async function openShop(env: NodeJS.ProcessEnv): Promise<{ shop: ShopClient; process: Child }> {
  const firstPort = await findFreeNeighbours(5);
  const unlimitedRates = { RATE_PER_SECOND: '1000000', RATE_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  const ownEnv = { PORT: String(firstPort), API_PORT: String(firstPort + 2), DATA_DIR: dataDir, DATABASE_URL: '', MODE: 'demo' };
  const shopProcess = startProcess('shop', [join(root, 'scripts/shop/start.ts')], {
    env: { MEILI_URL: '', MEILI_KEY: '', ...unlimitedRates, ...ownEnv, ...env },
  });
  const shop = new ShopClient(firstPort + 2);
  let listedCount: number | undefined;
  await shopProcess.waitUntilResponding(async () => {
    const previousCount = listedCount;
    listedCount = await shop.countListedProducts().catch(() => undefined);
    // The index is filled in the background; it is complete once the number of products is stable.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return listedCount !== undefined && listedCount > 0 && listedCount === previousCount;
  }, 600_000);
  return { shop, process: shopProcess };
}
