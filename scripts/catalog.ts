// npm run catalog:import -- file.jsonl, npm run catalog:export [-- file.jsonl]: the goods of the shop's own database (the embedded one, or
// DATABASE_URL) from and to a file. A shop that is running keeps running: the command then works on its database, with what it has built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { environment, readConfig } from './config.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { built, environments } from './parts.ts';
import { buildAll, migrate, Shop } from './shop.ts';
import { Refusal, reportFailure } from './terminal.ts';

const EXPORTED = 'catalogue.jsonl';
const commands: Record<string, string> = { import: built.catalogImport, export: built.catalogExport };

function readArguments([command = '', file, ...rest]: string[]): string[] {
  const program = commands[command];
  const chosen = file ?? (command === 'export' ? EXPORTED : undefined);
  if (!program || !chosen || rest.length > 0)
    throw new Refusal(`Usage: npm run catalog:import -- file.jsonl, or npm run catalog:export [-- file.jsonl] (${EXPORTED} unless named).`);
  // npm runs scripts in the project's folder, wherever it was called.
  return [program, resolve(environment.INIT_CWD ?? process.cwd(), chosen)];
}

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

/** Its exit code says whether all lines were imported. */
async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { env: { ...environment, ...env }, stdio: 'inherit' });
  for (const end of ['exit', 'SIGTERM', 'SIGHUP']) process.once(end, () => child.kill());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function exchange(): Promise<void> {
  let shop: Shop | undefined;
  try {
    const args = readArguments(process.argv.slice(2));
    shop = new Shop(readConfig(environment));
    shop.stopOnSignals();
    process.exitCode = await run(args, await prepare(shop));
  } catch (error) {
    reportFailure(error);
  }
  await shop?.stop();
}

exchange().catch(reportFailure);
