import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm';
import { apiFolder } from './api-folder.js';
import { jobQueueVersion } from './job-queue.js';

/** Folder of the migrations and path of the schema. Tests use temporary folders. */
export interface MigrationSource {
  migrations: string;
  schema: string;
}

export const committed: MigrationSource = {
  migrations: path.join(apiFolder, 'prisma/migrations'),
  schema: path.join(apiFolder, 'prisma/schema.prisma'),
};

export function readSchema({ schema }: MigrationSource): SchemasContainer {
  return { files: [{ path: schema, content: readFileSync(schema, 'utf8') }] };
}

export function readMigrations({ migrations }: MigrationSource): MigrationList {
  const lockfile = path.join(migrations, 'migration_lock.toml');
  return {
    baseDir: migrations,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null },
    migrationDirectories: migrationNames(migrations).map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

/** Name of the last migration; empty if there is none. */
export const newestMigration = ({ migrations }: MigrationSource = committed): string => migrationNames(migrations).at(-1) ?? '';

/** Hash of all migrations and of the job queue's version, by which the template of test databases is named. */
export function migrationsHash(source: MigrationSource = committed): string {
  const hash = createHash('sha256').update(`${jobQueueVersion()}\0`);
  for (const { path: name, migrationFile } of readMigrations(source).migrationDirectories) {
    hash.update(`${name}\0${migrationFile.content.value}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes a migration, named after the current time, and returns its path. */
export function writeMigration({ migrations }: MigrationSource, name: string, sql: string): string {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrations, `${moment}_${name}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'migration.sql');
  writeFileSync(file, sql);
  return file;
}

function migrationNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
