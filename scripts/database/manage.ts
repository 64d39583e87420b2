// npm run manage -- COMMAND: runs a command of the API on the shop's database (embedded or DATABASE_URL), whether or not the shop runs.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { buildAll, migrate, Shop } from '../shop/shop.ts';
import { buildEnvironments, builtPrograms } from '../shop/shop-processes.ts';
import { Refusal, reportFailure } from '../terminal.ts';

async function prepareEnvironment(shop: Shop): Promise<NodeJS.ProcessEnv> {
  const { config } = shop;
  const buildEnv = (DATABASE_URL: string) => buildEnvironments(config, { MODE: config.MODE ?? 'demo', DATABASE_URL }).api;
  if (shop.isUsedElsewhere) return buildEnv(config.DATABASE_URL ?? (await new EmbeddedPostgres(join(config.DATA_DIR, 'postgres')).start()));
  shop.claim();
  const env = buildEnv(await shop.startDatabase());
  await buildAll(shop);
  await migrate(shop, env);
  return env;
}

/** Runs a program, which ends together with this process, and returns its exit code. */
async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { env: { ...environment, ...env }, stdio: 'inherit' });
  for (const end of ['exit', 'SIGTERM', 'SIGHUP']) process.once(end, () => child.kill());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/**
 * Runs an API program on the shop's database (embedded or DATABASE_URL). If the shop is running, the program uses the database and the
 * build of that shop.
 */
async function runOnDatabase(readProgram: () => string[]): Promise<void> {
  let shop: Shop | undefined;
  try {
    const args = readProgram();
    shop = new Shop(readConfig(environment));
    shop.stopOnSignals();
    process.exitCode = await run(args, await prepareEnvironment(shop));
  } catch (error) {
    reportFailure(error);
  }
  await shop?.stop();
}

const usage = `Usage: npm run manage -- COMMAND
  role grant someone@example.com ADMIN   set the access level: CUSTOMER, SUPPORT, MANAGER or ADMIN
  role renew someone@example.com   issue a new second factor to replace a lost one
  role list   list everyone above CUSTOMER
  refused list   show refunds and receipts that the payment provider has refused
  refused again 0198a000-0000-7000-8000-000000000000   ask the payment provider again
  ledger   list everything that contradicts itself about money, bonuses, units and statuses
  import file.jsonl   import the products of a file, one per line
  export [file.jsonl]   export the catalog, to catalog.jsonl unless named`;

interface Command {
  program: string;
  /** Leading arguments that the program gets before those of the command line, such as `grant`. */
  prefix?: string[];
  argumentCounts: [least: number, most: number];
  /** Whether the only argument is the name of a file. */
  takesFile?: boolean;
  defaultFile?: string;
}

const commands: Record<string, Command> = {
  'role grant': { program: builtPrograms.role, prefix: ['grant'], argumentCounts: [2, 2] },
  'role renew': { program: builtPrograms.role, prefix: ['renew'], argumentCounts: [1, 1] },
  'role list': { program: builtPrograms.role, prefix: ['list'], argumentCounts: [0, 0] },
  'refused list': { program: builtPrograms.refused, prefix: ['list'], argumentCounts: [0, 0] },
  'refused again': { program: builtPrograms.refused, prefix: ['again'], argumentCounts: [1, 1] },
  ledger: { program: builtPrograms.ledgerCheck, argumentCounts: [0, 0] },
  import: { program: builtPrograms.catalogImport, argumentCounts: [1, 1], takesFile: true },
  export: { program: builtPrograms.catalogExport, argumentCounts: [0, 1], takesFile: true, defaultFile: 'catalog.jsonl' },
};

function readArguments(argv: string[]): string[] {
  const name = Object.keys(commands).find((candidate) => candidate === argv.slice(0, candidate.split(' ').length).join(' '));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) throw new Refusal(usage);
  const args = argv.slice(name.split(' ').length);
  const [min, max] = command.argumentCounts;
  if (args.length < min || args.length > max) throw new Refusal(usage);
  if (!command.takesFile) return [command.program, ...(command.prefix ?? []), ...args];
  // Resolves a path against the folder where npm was called, because npm runs scripts in the project's folder.
  return [command.program, resolve(environment.INIT_CWD ?? process.cwd(), args[0] ?? command.defaultFile ?? '')];
}

runOnDatabase(() => readArguments(process.argv.slice(2))).catch(reportFailure);
