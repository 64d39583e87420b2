import type { DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm';
import { installJobQueue } from './job-queue.js';
import { connectTo, databaseUrl, ensureDatabase, type Log, MigrationError, withMigrationLock } from './migration-database.js';
import { committed, type MigrationSource, readMigrations, readSchema, writeMigration } from './migration-files.js';
import { openSchemaEngine } from './schema-engine.js';

const filters = { externalTables: [], externalEnums: [] };

/**
 * Applies what is not applied yet and answers its names. Diagnoses inside the lock, so that of two deploys at once the second sees
 * what the first did, and before anything is applied, so that an edited or failed migration leaves the database as it was. The queue of jobs
 * comes last, in a schema of its own that the diff does not look at.
 */
export async function deploy(url: string, log: Log = () => {}, source: MigrationSource = committed): Promise<string[]> {
  if (await ensureDatabase(url)) log('The database was not there: created');
  return withMigrationLock(url, log, () =>
    withEngine(url, source, async (engine) => {
      const migrationsList = readMigrations(source);
      const { editedMigrationNames, failedMigrationNames } = await diagnose(engine, source);
      if (editedMigrationNames.length > 0) throw new MigrationError(edited(editedMigrationNames));
      if (failedMigrationNames.length > 0) throw new MigrationError(failed(failedMigrationNames));
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
      await installJobQueue(url);
      return appliedMigrationNames;
    }),
  );
}

/** One line a migration that is not simply applied; none when folder and database agree. */
export function status(url: string, source: MigrationSource = committed): Promise<string[]> {
  return withEngine(url, source, async (engine) => {
    const { editedMigrationNames, failedMigrationNames, history } = await diagnose(engine, source);
    const waiting = history && 'unappliedMigrationNames' in history ? history.unappliedMigrationNames : [];
    const unknown = history && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : [];
    return [
      ...editedMigrationNames.map((name) => `edited after it was applied: ${name}`),
      ...failedMigrationNames.map((name) => `failed: ${name}`),
      ...waiting.map((name) => `to be applied: ${name}`),
      ...unknown.map((name) => `applied, but not in the folder: ${name}`),
    ];
  });
}

/** Lets a failed migration be applied again. It ran as one script, so all of it is undone unless the script itself said COMMIT. */
export function markRolledBack(url: string, migrationName: string, source: MigrationSource = committed): Promise<void> {
  return withMigrationLock(
    url,
    () => {},
    () => withEngine(url, source, (engine) => engine.markMigrationRolledBack({ migrationName }).then(() => {})),
  );
}

/** Writes the migration that brings the database from the last migration to schema.prisma; null when there is nothing to do. */
export async function createMigration(url: string, name: string, source: MigrationSource = committed): Promise<string | null> {
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) throw new MigrationError('A migration is named in snake_case, such as add_size_grid.');
  const sql = await drift(url, source);
  return sql === null ? null : writeMigration(source, name, sql);
}

/** The SQL that schema.prisma has ahead of the migrations; null when they say the same. Needs only the server that the URL names. */
export function drift(url: string, source: MigrationSource = committed): Promise<string | null> {
  return difference(databaseUrl(url, 'postgres'), source, { tag: 'migrations', ...readMigrations(source) });
}

/** The SQL that schema.prisma has ahead of the database itself; null when they say the same. */
export function databaseDrift(url: string, source: MigrationSource = committed): Promise<string | null> {
  return difference(url, source, { tag: 'schemaDatasource', ...readSchema(source), configDir: source.migrations });
}

function difference(url: string, source: MigrationSource, from: DiffTarget): Promise<string | null> {
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
  // The engine's own words for a database that is not there are less plain.
  await (await connectTo(url)).end();
  const { engine, close } = await openSchemaEngine(url, readSchema(source));
  try {
    return await work(engine);
  } catch (error) {
    throw readable(error);
  } finally {
    await close();
  }
}

/** The engine's own text is several lines and ends with its call stack, which is where it names the migration. */
function readable(error: unknown): unknown {
  if (error instanceof MigrationError || typeof error !== 'object' || error === null || !('message' in error)) return error;
  const [text = '', stack = ''] = String(error.message).split(/^\s*0: /m);
  const migration = /migration_name="([^"]+)"/.exec(stack)?.[1];
  const cause = text
    .replace(/^external connector error\s*/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return new MigrationError(migration ? `${migration} failed: ${cause}` : cause, { cause: error });
}

function edited(names: string[]): string {
  return `Nothing was applied: ${names.join(', ')} was edited after it had been applied; put the file back and write a new migration instead.`;
}

function failed(names: string[]): string {
  return `Nothing was applied: ${names.join(', ')} failed before; mend it, then say \`npm run db:rolled-back -w @meet/api -- ${names[0]}\` and migrate again.`;
}
