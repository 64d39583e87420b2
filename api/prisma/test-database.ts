import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connectTo, databaseUrl } from './database-session.js';
import { deploy } from './migration-commands.js';
import { migrationsHash } from './migration-files.js';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

const TEMPLATE_LOCK = 7_338_002;

/** Creates a migrated database, cloned from a template. The first caller creates the template for the current migrations. */
export async function cloneTestDatabase(server: string): Promise<TestDatabase> {
  return copyDatabase(server, (client) => ensureTemplate(client, server));
}

/** Copies a database once all its connections are closed. */
export async function copyTestDatabase({ url }: TestDatabase): Promise<TestDatabase> {
  return copyDatabase(url, async (client) => {
    const original = new URL(url).pathname.slice(1);
    await waitUntilDisconnected(client, original);
    return original;
  });
}

async function copyDatabase(server: string, findOriginal: (client: pg.Client) => Promise<string>): Promise<TestDatabase> {
  const name = `meet_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(server, async (client) => {
    const original = await findOriginal(client);
    // WAL_LOG, the default, takes twice the CPU for a database of this size.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${original} STRATEGY FILE_COPY`);
  });
  return {
    url: databaseUrl(server, name),
    drop: () =>
      withServer(server, async (client) => {
        await waitUntilDisconnected(client, name);
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

async function ensureTemplate(client: pg.Client, server: string): Promise<string> {
  const template = `meet_test_template_${migrationsHash()}`;
  if (await hasDatabase(client, template)) return template;
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  if (await hasDatabase(client, template)) return template;
  // The template is renamed once complete, so that an interrupted run leaves a draft, which the next run replaces.
  const draft = `${template}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await deploy(databaseUrl(server, draft));
  await client.query(`ALTER DATABASE ${draft} ALLOW_CONNECTIONS false`);
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  return template;
}

/**
 * Waits up to a second for connections to close. A pool closes its connections some time after `end()`, and dropping the database before
 * that would raise an error that no caller can catch.
 */
async function waitUntilDisconnected(client: pg.Client, database: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [database]);
    if (rowCount === 0) return;
    await delay(50);
  }
}

async function hasDatabase(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  return rowCount === 1;
}

async function withServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = await connectTo(databaseUrl(server, 'postgres'));
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
