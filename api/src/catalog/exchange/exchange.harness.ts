import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { cloneTestDatabase } from '../../../prisma/test-database.js';
import { catalogLines, insertReferencedRowsSql } from '../../../test/catalog-lines.harness.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { exportCatalog } from './export-catalog.js';
import { type ImportOptions, importCatalog, type Progress } from './import/import-catalog.js';
import type { Refusal } from './import/refusal.js';

/** A separate database with the directories, sizes and other rows that generated lines refer to. */
export interface ExchangeUnderTest {
  url: string;
  db: pg.Client;
  /** Folder for files of the test. */
  folder: string;
  /** Import and export each open their own connection, as the commands do. */
  import(lines: Iterable<string> | string, options?: Partial<ImportOptions>): Promise<Progress & { refusals: Refusal[] }>;
  export(): Promise<string>;
  countRows(query: string): Promise<number>;
  countProducts(): Promise<number>;
  /** Writes a file of generated products with `items` units each, and returns its path. */
  writeCatalog(products: number, items: number): Promise<string>;
  close(): Promise<void>;
}

export async function openExchange(): Promise<ExchangeUnderTest> {
  const database = await cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
  const { url } = database;
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(insertReferencedRowsSql);
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-exchange-'));
  const countRows = async (query: string): Promise<number> => (await db.query(query)).rowCount ?? 0;
  return {
    url,
    db,
    folder,
    import: (lines, options) =>
      withClient(url, async (client) => {
        const refusals: Refusal[] = [];
        const source = toChunks(typeof lines === 'string' ? [lines] : lines);
        const progress = await importCatalog(client, source, { onRefusal: (refusal) => refusals.push(refusal), ...options });
        return { ...progress, refusals };
      }),
    export: () => withClient(url, exportText),
    countRows,
    countProducts: () => countRows('SELECT FROM product'),
    writeCatalog: async (products, items) => {
      const file = path.join(folder, `${products}.jsonl`);
      await pipeline(Readable.from(catalogLines(products, items)), createWriteStream(file));
      return file;
    },
    close: async () => {
      await db.end();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function exportText(client: pg.Client): Promise<string> {
  let text = '';
  for await (const lines of exportCatalog(client)) text += lines.join('');
  return text;
}

async function* toChunks(lines: Iterable<string>): AsyncGenerator<Buffer> {
  for (const line of lines) yield Buffer.from(line);
}
