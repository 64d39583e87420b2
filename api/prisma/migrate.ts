import '@meet/server-kit/require-node';
import { readSessionUrl } from '../src/platform/config/config.js';
import { ConfigError } from '../src/platform/config/config-error.js';
import { DatabaseConnectionError } from './database-session.js';
import { createMigration, databaseDrift, deploy, drift, markRolledBack, status } from './migration-commands.js';
import { MigrationError } from './migration-database.js';

const usage = `Usage: migrate deploy               apply pending migrations
       migrate status               list pending, edited and failed migrations
       migrate create <name>        write a migration from the current ones to schema.prisma
       migrate rolled-back <name>   mark a failed migration for another attempt
       migrate drift                exit with 2 if schema.prisma differs from the migrations
       migrate dbdiff               exit with 2 if schema.prisma differs from the database`;

/** Exit code for pending or wrong migrations, and for a difference between the schema and the migrations or the database. */
const DIFFERENCE_EXIT_CODE = 2;

type Command = (url: string, name: string) => Promise<number>;

const commands: Record<string, Command> = {
  deploy: async (url) => {
    const applied = await deploy(url, print);
    for (const name of applied) print(`Applied ${name}`);
    if (applied.length === 0) print('The database is up to date');
    return 0;
  },
  status: async (url) => {
    const lines = await status(url);
    print(lines.length === 0 ? 'The database is up to date' : lines.join('\n'));
    return lines.length === 0 ? 0 : DIFFERENCE_EXIT_CODE;
  },
  create: async (url, name) => {
    const file = await createMigration(url, name);
    print(file === null ? 'The migrations match schema.prisma: nothing to write' : `Wrote ${file}`);
    return 0;
  },
  'rolled-back': async (url, name) => {
    await markRolledBack(url, name);
    print(`${name} will be applied again`);
    return 0;
  },
  drift: async (url) =>
    reportDifference(
      await drift(url),
      'schema.prisma and the migrations differ; npm run db:create-migration -w @meet/api -- <name> writes the missing migration',
    ),
  dbdiff: async (url) =>
    reportDifference(
      await databaseDrift(url),
      'schema.prisma and the database differ; npm run migrate -w @meet/api applies pending migrations',
    ),
};

function reportDifference(sql: string | null, sentence: string): number {
  if (sql === null) return 0;
  print(`${sentence}\n\n${sql.trim()}`);
  return DIFFERENCE_EXIT_CODE;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run([command = '', name = '']: string[]): Promise<number> {
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!chosen) throw new MigrationError(usage);
  return chosen(readSessionUrl(process.env), name);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof MigrationError || error instanceof DatabaseConnectionError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
