import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../src/exports/testing.js';
import { connectTo } from './database-session.js';
import { deploy } from './migration-commands.js';
import { committed, type MigrationSource, newestMigration } from './migration-files.js';
import { readRequiredMigration } from './schema-support.js';

const EXPAND = '29990101000000_expand';
const CONTRACT = '29990201000000_contract';
const NEXT = '29990301000000_next';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'meet-support-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

/** A release whose folder contains these migrations besides those of the present release. */
function release(name: string, migrations: Record<string, string>): MigrationSource {
  const source = { migrations: path.join(folder, name, 'migrations'), schema: committed.schema };
  cpSync(committed.migrations, source.migrations, { recursive: true });
  for (const [migration, sql] of Object.entries(migrations)) {
    cpSync(path.join(committed.migrations, newestMigration()), path.join(source.migrations, migration), { recursive: true });
    writeFileSync(path.join(source.migrations, migration, 'migration.sql'), sql);
  }
  return source;
}

const expand = { [EXPAND]: 'CREATE TABLE probe (id integer)' };
const contract = { ...expand, [CONTRACT]: `-- contract since ${EXPAND}: probe is no longer read\nDROP TABLE probe` };

async function readRequired(): Promise<string | undefined> {
  const client = await connectTo(database.url);
  const required = await readRequiredMigration(client);
  await client.end();
  return required;
}

it('a database with a contract step lets the previous release migrate, and refuses an older release with an explanation', async () => {
  const [first, previous] = [release('first', {}), release('previous', expand)];
  await deploy(database.url, undefined, previous);
  expect(await readRequired()).toBeUndefined();
  expect(await deploy(database.url, undefined, first)).toEqual([]);

  expect(await deploy(database.url, undefined, release('current', contract))).toEqual([CONTRACT]);
  expect(await readRequired()).toBe(EXPAND);
  expect(await deploy(database.url, undefined, previous)).toEqual([]);
  await expect(deploy(database.url, undefined, first)).rejects.toThrow(
    `The schema serves releases since the migration ${EXPAND} only, and this one ends with ${newestMigration()}: go back one release at most, or restore a backup.`,
  );
});

it('the oldest supported release is stored before a contract step runs, and stays stored if the step fails', async () => {
  await deploy(database.url, undefined, release('current', contract));
  const failing = { ...contract, [NEXT]: `-- contract since ${CONTRACT}: nothing is read\nDROP TABLE absent` };
  await expect(deploy(database.url, undefined, release('failing', failing))).rejects.toThrow(/absent/);
  expect(await readRequired()).toBe(CONTRACT);
});
