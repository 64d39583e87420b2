import type { DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm';
import { connectTo, DatabaseConnectionError, databaseUrl, openSession } from './database-session.js';
import { installJobQueue } from './job-queue.js';
import { ensureDatabase, type Log, MigrationError, withMigrationLock } from './migration-database.js';
import { committed, type MigrationSource, newestMigration, readMigrations, readSchema, writeMigration } from './migration-files.js';
import { openSchemaEngine } from './schema-engine.js';
import { describeTooOld, readRequiredMigration, storeRequiredMigration } from './schema-support.js';

const filters = { externalTables: [], externalEnums: [] };

/**
 * Applies pending migrations and returns their names. The diagnosis runs inside the lock, so that the second of two concurrent deploys sees
 * the migrations that the first has applied. The diagnosis precedes all migrations, so that an edited or failed one leaves the database
 * unchanged. The job queue is migrated last. It has a schema of its own, which the diff ignores.
 */
export async function deploy(url: string, log: Log = () => {}, source: MigrationSource = committed): Promise<string[]> {
  if (await ensureDatabase(url)) log('Created the database');
  return withMigrationLock(url, log, () =>
    withEngine(url, source, async (engine) => {
      const migrationsList = readMigrations(source);
      const { editedMigrationNames, failedMigrationNames } = await diagnose(engine, source);
      if (editedMigrationNames.length > 0) throw new MigrationError(describeEdited(editedMigrationNames));
      if (failedMigrationNames.length > 0) throw new MigrationError(describeFailed(failedMigrationNames));
      await requireSupport(url, source);
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
      await installJobQueue(url);
      return appliedMigrationNames;
    }),
  );
}

/**
 * Refuses a release that is too old for the schema, and records which releases the schema will support after the migrations of this
 * release.
 */
async function requireSupport(url: string, source: MigrationSource): Promise<void> {
  const client = await connectTo(url);
  try {
    const [required, newest] = [await readRequiredMigration(client), newestMigration(source)];
    if (required !== undefined && required > newest) throw new MigrationError(`The schema ${describeTooOld(required, newest)}.`);
    await storeRequiredMigration(client, readMigrations(source));
  } finally {
    await client.end();
  }
}

/** Returns a line for each migration that is pending, edited, failed or unknown, and none when folder and database agree. */
export function status(url: string, source: MigrationSource = committed): Promise<string[]> {
  return withEngine(url, source, async (engine) => {
    const { editedMigrationNames, failedMigrationNames, history } = await diagnose(engine, source);
    const waiting = history && 'unappliedMigrationNames' in history ? history.unappliedMigrationNames : [];
    const unknown = history && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : [];
    return [
      ...editedMigrationNames.map((name) => `edited after it was applied: ${name}`),
      ...failedMigrationNames.map((name) => `failed: ${name}`),
      ...waiting.map((name) => `pending: ${name}`),
      ...unknown.map((name) => `applied, but missing from the folder: ${name}`),
    ];
  });
}

/**
 * Marks a failed migration as rolled back, so that it can be applied again. A migration runs as one script, so a failure rolled all of it
 * back unless the script itself commits.
 */
export function markRolledBack(url: string, migrationName: string, source: MigrationSource = committed): Promise<void> {
  return withMigrationLock(
    url,
    () => {},
    () => withEngine(url, source, (engine) => engine.markMigrationRolledBack({ migrationName }).then(() => {})),
  );
}

/** Writes a migration from the current migrations to schema.prisma, or returns null when there is no difference. */
export async function createMigration(url: string, name: string, source: MigrationSource = committed): Promise<string | null> {
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) throw new MigrationError('Migration names are in snake_case, such as add_size_grid.');
  const sql = await drift(url, source);
  return sql === null ? null : writeMigration(source, name, sql);
}

/**
 * Returns the SQL that the migrations lack compared with schema.prisma; null if they lack nothing. The server of the URL is used, but not
 * its database, which may not exist yet.
 */
export function drift(url: string, source: MigrationSource = committed): Promise<string | null> {
  return computeDifference(databaseUrl(url, 'postgres'), source, { tag: 'migrations', ...readMigrations(source) });
}

/** Returns the SQL that the database lacks compared with schema.prisma; null if it lacks nothing. */
export function databaseDrift(url: string, source: MigrationSource = committed): Promise<string | null> {
  return computeDifference(url, source, { tag: 'schemaDatasource', ...readSchema(source), configDir: source.migrations });
}

function computeDifference(url: string, source: MigrationSource, from: DiffTarget): Promise<string | null> {
  const to: DiffTarget = { tag: 'schemaDatamodel', ...readSchema(source) };
  return withEngine(url, source, async (engine) => {
    const { exitCode, stdout } = await engine.diff({ from, to, script: true, exitCode: true, filters });
    return exitCode === 0 ? null : (stdout ?? '');
  });
}

function diagnose(engine: SchemaEngine, source: MigrationSource) {
  return engine.diagnoseMigrationHistory({ migrationsList: readMigrations(source), optInToShadowDatabase: false, filters });
}

async function withEngine<T>(url: string, source: MigrationSource, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  // Connects first, because the errors of `openSession` are clearer than those of the engine.
  await (await openSession(url)).end();
  const { engine, close } = await openSchemaEngine(url, readSchema(source));
  try {
    return await work(engine);
  } catch (error) {
    throw toReadableError(error);
  } finally {
    await close();
  }
}

/**
 * Reduces the engine's multi-line error to one sentence. The migration's name is taken from the stack trace, the only part that contains
 * it.
 */
function toReadableError(error: unknown): unknown {
  if (error instanceof MigrationError || error instanceof DatabaseConnectionError) return error;
  if (typeof error !== 'object' || error === null || !('message' in error)) return error;
  const [text = '', stack = ''] = String(error.message).split(/^\s*0: /m);
  const migration = /migration_name="([^"]+)"/.exec(stack)?.[1];
  const cause = text
    .replace(/^external connector error\s*/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return new MigrationError(migration ? `${migration} failed: ${cause}` : cause, { cause: error });
}

function describeEdited(names: string[]): string {
  return `Nothing was applied: ${names.join(', ')} was edited after it was applied. Restore the file and write a new migration instead.`;
}

function describeFailed(names: string[]): string {
  return `Nothing was applied: ${names.join(', ')} failed before. Correct it, run \`npm run db:rolled-back -w @meet/api -- ${names[0]}\` and migrate again.`;
}
