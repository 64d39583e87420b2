import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { environments } from '../shop/parts.ts';
import { buildAll, migrate, Shop } from '../shop/shop.ts';
import { reportFailure } from '../terminal.ts';

async function prepare(shop: Shop): Promise<NodeJS.ProcessEnv> {
  const { config } = shop;
  const envFor = (DATABASE_URL: string) => environments(config, { MODE: config.MODE ?? 'demo', DATABASE_URL }).api;
  if (shop.runsElsewhere) return envFor(config.DATABASE_URL ?? (await new EmbeddedPostgres(join(config.DATA_DIR, 'postgres')).start()));
  shop.claim();
  const env = envFor(await shop.startDatabase());
  await buildAll(shop);
  await migrate(shop, env);
  return env;
}

/** Resolves with its exit code. */
async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { env: { ...environment, ...env }, stdio: 'inherit' });
  for (const end of ['exit', 'SIGTERM', 'SIGHUP']) process.once(end, () => child.kill());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/**
 * Runs a program of the API on the shop's own database (the embedded one, or DATABASE_URL). A running shop keeps running: the program then
 * uses its database and its build.
 */
export async function commandOnDatabase(program: () => string[]): Promise<void> {
  let shop: Shop | undefined;
  try {
    const args = program();
    shop = new Shop(readConfig(environment));
    shop.stopOnSignals();
    process.exitCode = await run(args, await prepare(shop));
  } catch (error) {
    reportFailure(error);
  }
  await shop?.stop();
}
