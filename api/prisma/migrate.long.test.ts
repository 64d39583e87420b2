import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testEnvironment } from '../test/support/test-environment.js';
import { connectTo, databaseUrl } from './database-session.js';
import { createMigration, databaseDrift, deploy, drift, markRolledBack, status } from './migration-commands.js';
import { committed, type MigrationSource } from './migration-files.js';

const server = testEnvironment().TEST_DATABASE_URL;
const FIRST = '20261120090000_catalog';

let folder: string;
let source: MigrationSource;
let url: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meet-migrate-'));
  source = { migrations: path.join(folder, 'migrations'), schema: path.join(folder, 'schema.prisma') };
  cpSync(committed.migrations, source.migrations, { recursive: true });
  cpSync(committed.schema, source.schema);
  url = databaseUrl(server, `meet_test_${randomUUID().replaceAll('-', '')}`);
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  const client = await connectTo(databaseUrl(url, 'postgres'));
  await client.query(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  await client.end();
});

const edit = (file: string, change: (text: string) => string): void => writeFileSync(file, change(readFileSync(file, 'utf8')));
const resolveFile = (migration: string): string => path.join(source.migrations, migration, 'migration.sql');

function addMigration(name: string, sql: string): void {
  cpSync(path.join(source.migrations, FIRST), path.join(source.migrations, name), { recursive: true });
  writeFileSync(resolveFile(name), sql);
}

/** Applies the migrations before the named one, and returns a function that applies the rest. */
async function deployUntil(name: string): Promise<() => Promise<void>> {
  const later = readdirSync(source.migrations).filter((migration) => /^\d/.test(migration) && migration >= name);
  const move = (from: string, to: string): void => {
    for (const migration of later) renameSync(path.join(from, migration), path.join(to, migration));
  };
  move(source.migrations, folder);
  await deploy(url, undefined, source);
  return async () => {
    move(folder, source.migrations);
    expect(await deploy(url, undefined, source)).toEqual(later.sort());
  };
}

async function query<Row extends object>(sql: string): Promise<Row[]> {
  const client = await connectTo(url);
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

async function tables(): Promise<string[]> {
  const rows = await query<{ name: string }>(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`);
  return rows.map(({ name }) => name);
}

describe('deploy', () => {
  it('creates the database, applies pending migrations, and does nothing the second time', async () => {
    expect(await deploy(url, undefined, source)).toContain(FIRST);
    expect(await deploy(url, undefined, source)).toEqual([]);
    expect(await status(url, source)).toEqual([]);
    addMigration('20990101000000_later', 'CREATE TABLE later (id int);');
    expect(await status(url, source)).toEqual(['pending: 20990101000000_later']);
    expect(await deploy(url, undefined, source)).toEqual(['20990101000000_later']);
    expect(await tables()).toContain('later');
  });

  it('also migrates the schema of the job queue, which schema.prisma does not describe', async () => {
    await deploy(url, undefined, source);
    await query("SELECT graphile_worker.add_job('later')");
    expect(await deploy(url, undefined, source)).toEqual([]);
    expect(await query('SELECT task_identifier AS name FROM graphile_worker.jobs')).toEqual([{ name: 'later' }]);
    expect(await databaseDrift(url, source)).toBeNull();
  });

  it('names an edited migration and applies nothing', async () => {
    await deploy(url, undefined, source);
    edit(resolveFile(FIRST), (sql) => `${sql}\n-- edited`);
    addMigration('20990101000000_later', 'CREATE TABLE later (id int);');
    await expect(deploy(url, undefined, source)).rejects.toThrow(`Nothing was applied: ${FIRST} was edited after it was applied`);
    expect(await tables()).not.toContain('later');
    expect(await status(url, source)).toContain(`edited after it was applied: ${FIRST}`);
  });

  it('names a failing migration, rolls it back, and refuses to continue until it is resolved', async () => {
    await deploy(url, undefined, source);
    addMigration('20990101000000_broken', 'CREATE TABLE half (id int); SELECT no_such_function();');
    addMigration('20990101000001_later', 'CREATE TABLE later (id int);');
    await expect(deploy(url, undefined, source)).rejects.toThrow(/^20990101000000_broken failed: .*no_such_function/);
    expect(await tables()).not.toContain('half');
    await expect(deploy(url, undefined, source)).rejects.toThrow('Nothing was applied: 20990101000000_broken failed before');
    expect(await tables()).not.toContain('later');
    writeFileSync(resolveFile('20990101000000_broken'), 'CREATE TABLE half (id int);');
    await markRolledBack(url, '20990101000000_broken', source);
    await deploy(url, undefined, source);
    expect(await tables()).toEqual(expect.arrayContaining(['half', 'later']));
  });

  it('moves colours from products to their own table', async () => {
    const deployRest = await deployUntil('20261120110000_catalogue');
    await query(`
      INSERT INTO brand (slug, name) VALUES ('plotina', 'Плотина');
      INSERT INTO directory (slug, name, position) VALUES ('shoes', 'Обувь', 1);
      INSERT INTO product (slug, sku, name, model_name, brand_id, directory_id, colour_slug, colour_name, colour_hex)
      SELECT 'boots-' || n, 'B' || n, 'Ботинки', 'Шлюз', brand.id, directory.id, colour.slug, colour.name, colour.hex
      FROM brand, directory, (VALUES (1, 'black', 'чёрный', '#000000'), (2, 'white', 'белый', '#FFFFFF'), (3, 'black', 'чёрный', '#000000'))
        AS colour (n, slug, name, hex)`);
    await deployRest();
    const rows = await query(
      'SELECT product.slug, colour.slug AS colour, hex FROM product JOIN colour ON colour.id = colour_id ORDER BY 1',
    );
    expect(rows).toEqual([
      { slug: 'boots-1', colour: 'black', hex: '#000000' },
      { slug: 'boots-2', colour: 'white', hex: '#FFFFFF' },
      { slug: 'boots-3', colour: 'black', hex: '#000000' },
    ]);
    expect(await query("SELECT slug FROM listing_slug WHERE slug = 'shoes'")).toHaveLength(1);
  });

  it('removes search documents of the old format and has them built again', async () => {
    const deployRest = await deployUntil('20261120150000_search_documents');
    await query(`
      INSERT INTO search_document (product_id, directories, price, sale, unit_sold, newest_at) VALUES (uuidv7(), '{shoes}', 1, 0, 0, now());
      INSERT INTO search_engine (name) VALUES ('postgres'), ('meilisearch-2')`);
    await deployRest();
    expect(await query('SELECT FROM search_document')).toEqual([]);
    expect(await query("SELECT name FROM search_engine WHERE swept_at = '-infinity'")).toEqual([{ name: 'postgres' }]);
  });

  it('normalises the paths of redirect rules and metadata, and deletes those that no request can match', async () => {
    const deployRest = await deployUntil('20261120181000_redirect_paths');
    await query(`
      INSERT INTO redirect_rule (from_path, target) VALUES
        ('/a', '/b'), ('/a/', '/c'), ('/d/', '/e'), ('/d//', '/f'), ('/обувь/', '/catalog/obuv'),
        ('/loop/', '/loop'), ('/turn', '/turn/'), ('/asked?x=1', '/g'), ('/%D0%B0', '/h');
      INSERT INTO url_metadata (url) VALUES ('/'), ('/x'), ('/x/'), ('/y/'), ('/z#top')`);
    await deployRest();
    expect(await query('SELECT from_path, target FROM redirect_rule ORDER BY from_path')).toEqual([
      { from_path: '/a', target: '/b' },
      { from_path: '/d', target: '/e' },
      { from_path: '/обувь', target: '/catalog/obuv' },
    ]);
    expect(await query('SELECT url FROM url_metadata ORDER BY url')).toEqual([{ url: '/' }, { url: '/x' }, { url: '/y' }]);
  });

  it('takes units below one rouble off sale, and removes lower member prices', async () => {
    const deployRest = await deployUntil('20261125173000_prices_from_one_rouble');
    await query(`
      INSERT INTO brand (slug, name) VALUES ('plotina', 'Плотина');
      INSERT INTO directory (slug, name, position) VALUES ('shoes', 'Обувь', 1);
      INSERT INTO colour (slug, name, hex, family) VALUES ('black', 'чёрный', '#000000', 'чёрный');
      INSERT INTO size (slug, name, position) VALUES ('38', '38', 38);
      INSERT INTO product (slug, sku, name, model_name, brand_id, directory_id, colour_id)
      SELECT 'boots', 'B-1', 'Ботинки', 'Шлюз', brand.id, directory.id, colour.id FROM brand, directory, colour;
      INSERT INTO product_item (external_id, product_id, size_id, supplier, price, old_price, loyalty_price)
      SELECT unit.name, product.id, size.id, 'CONTRACTOR', price, old_price, loyalty_price FROM product, size, (VALUES
        ('a', 99, 100, 98), ('b', 1, 101, NULL), ('c', 100, 200, 99), ('d', 100, 200, 100)) AS unit (name, price, old_price, loyalty_price)`);
    await deployRest();
    const columns = 'external_id AS id, price::int, old_price::int AS old, loyalty_price::int AS member, active';
    expect(await query(`SELECT ${columns} FROM product_item ORDER BY external_id`)).toEqual([
      { id: 'a', price: 100, old: null, member: null, active: false },
      { id: 'b', price: 100, old: 101, member: null, active: false },
      { id: 'c', price: 100, old: 200, member: null, active: true },
      { id: 'd', price: 100, old: 200, member: 100, active: true },
    ]);
  });

  it('waits for a transaction that uses a table, without blocking its readers', async () => {
    await deploy(url, undefined, source);
    addMigration('29990101000000_busy_table', 'ALTER TABLE brand ADD COLUMN "busy" integer');
    const reader = await connectTo(url);
    await reader.query('BEGIN');
    await reader.query('SELECT FROM brand');
    const deployed = deploy(url, undefined, source);
    const isWaiting = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'brand'::regclass";
    while ((await reader.query(isWaiting)).rowCount === 0) await delay(20);
    // This statement waits behind the migration, until the migration gives up for a while.
    expect(await query('SELECT FROM brand')).toEqual([]);
    expect((await reader.query(isWaiting)).rowCount).toBe(0);
    await reader.query('COMMIT');
    await reader.end();
    expect(await deployed).toEqual(['29990101000000_busy_table']);
  });

  it('builds an index concurrently, even if an earlier transaction takes long', async () => {
    await deploy(url, undefined, source);
    addMigration('29990101000000_index', 'CREATE INDEX CONCURRENTLY brand_busy_idx ON brand (name);');
    const earlier = await connectTo(url);
    await earlier.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await earlier.query('SELECT FROM brand');
    const deployed = deploy(url, undefined, source);
    // Longer than the lock timeout of other migrations.
    await delay(4_000);
    await earlier.query('COMMIT');
    await earlier.end();
    expect(await deployed).toEqual(['29990101000000_index']);
    expect(await query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'brand_busy_idx'::regclass")).toEqual([{ indisvalid: true }]);
  });

  it('can run several times concurrently', async () => {
    const applied = await Promise.all([deploy(url, undefined, source), deploy(url, undefined, source), deploy(url, undefined, source)]);
    expect(applied.flat().filter((name) => name === FIRST)).toHaveLength(1);
    expect(await status(url, source)).toEqual([]);
  });

  it.each([
    [
      'postgresql://postgres:x@127.0.0.1:9/meet',
      'PostgreSQL at 127.0.0.1:9 cannot be reached (ECONNREFUSED): is it running, is DATABASE_URL right?',
    ],
    ['not an address', 'DATABASE_URL must look like postgresql://user:password@host:5432/meet.'],
  ])('reports in one sentence that %s is not a usable database', async (wrong, sentence) => {
    await expect(deploy(wrong)).rejects.toThrow(sentence);
  });
});

describe('drift', () => {
  it('is empty for the committed schema and migrations', async () => {
    expect(await drift(server)).toBeNull();
    await deploy(url);
    expect(await databaseDrift(url)).toBeNull();
  });

  it('is the SQL of a changed schema, which can be written as a migration', async () => {
    edit(source.schema, (schema) => schema.replace('model Brand {', 'model Brand {\n  country String?'));
    expect(await drift(server, source)).toContain('ALTER TABLE "brand" ADD COLUMN     "country" TEXT');
    expect(await createMigration(server, 'brand_country', source)).toMatch(/_brand_country.migration\.sql$/);
    expect(await drift(server, source)).toBeNull();
    await deploy(url, undefined, source);
    expect(await databaseDrift(url, source)).toBeNull();
  });

  it('reports a manual change to the database', async () => {
    await deploy(url, undefined, source);
    const client = await connectTo(url);
    await client.query('ALTER TABLE brand DROP COLUMN description');
    await client.end();
    expect(await databaseDrift(url, source)).toContain('"description"');
  });
});
