import type { MigrationList } from '@prisma/schema-engine-wasm';
import type pg from 'pg';

// A release also works on the schema of the next release. A contract step removes something that former releases used, so old releases no
// longer work after it. Each step names a migration that a release must contain to work. The database stores the newest of these names in a
// comment, which every release can read.

/** The line that begins a contract step. It names the newest migration of the first release that no longer uses what the step removes. */
const CONTRACT_STEP = /^--\s*contract since (?<migration>\d{14}_\w+)/i;

/** SQL expression for the name of the migration that a release must contain to work on the schema. Null while every release works. */
export const REQUIRED_MIGRATION = "substring(obj_description('_prisma_migrations'::regclass, 'pg_class') FROM '\\d{14}_\\w+')";

/** Returns the migration that a release must contain once this contract step is applied; undefined if `sql` is no contract step. */
export const contractSince = (sql: string): string | undefined => CONTRACT_STEP.exec(sql)?.groups?.migration;

/** Returns the migration that a release must contain once all these migrations are applied. Names sort by time. */
function findRequiredMigration({ migrationDirectories }: MigrationList): string | undefined {
  return migrationDirectories
    .flatMap(({ migrationFile }) => contractSince(migrationFile.content.value) ?? [])
    .sort()
    .at(-1);
}

/** Explains which migration a release that is too old for a schema lacks. */
export const describeTooOld = (required: string, newest: string): string =>
  `serves releases since the migration ${required} only, and this one ends with ${newest}: go back one release at most, or restore a backup`;

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
  return rows[0]?.exists === true;
}

/** Returns the migration that a release must contain to work on the schema of this database; undefined while every release works. */
export async function readRequiredMigration(client: pg.Client): Promise<string | undefined> {
  if (!(await hasMigrations(client))) return undefined;
  const { rows } = await client.query<{ required: string | null }>(`SELECT ${REQUIRED_MIGRATION} AS required`);
  return rows[0]?.required ?? undefined;
}

/**
 * Stores the name of the migration that a release must contain. It is stored before the contract step is applied, so that releases that are
 * too old stop before they fail. An older release, whose folder lacks later steps, never removes the name.
 */
export async function storeRequiredMigration(client: pg.Client, migrations: MigrationList): Promise<void> {
  const required = findRequiredMigration(migrations);
  if (required === undefined || !(await hasMigrations(client))) return;
  const storedMigration = await readRequiredMigration(client);
  if (storedMigration !== undefined && storedMigration >= required) return;
  await client.query(`COMMENT ON TABLE _prisma_migrations IS 'The schema serves releases since the migration ${required}'`);
}
