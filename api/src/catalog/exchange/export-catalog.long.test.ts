import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { seedShop } from '../../../demo/seed/seed-shop.js';
import { catalogLines } from '../../../test/catalog-lines.harness.js';
import { createFolderStore } from '../../images/store/folder.object-store.js';
import { createPrisma } from '../../platform/prisma/prisma.client.js';
import { catalogRecord, printLineSchema } from './catalog-record.js';
import { type ExchangeUnderTest, openExchange } from './exchange.harness.js';

let shop: ExchangeUnderTest;

beforeEach(async () => {
  shop = await openExchange();
});

afterEach(() => shop.close());

async function seed(url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-exchange-'));
  const { client, close } = createPrisma({ url });
  await seedShop(client, createFolderStore(folder), { products: 120, once: false, print: () => {} });
  await close();
  await rm(folder, { recursive: true });
}

describe('an export', () => {
  it('of the demo shop is the same after it is imported again, which writes no rows', async () => {
    await seed(shop.url);
    await shop.db.query(`INSERT INTO search_engine (name) VALUES ('postgres'); DELETE FROM search_outbox`);
    const exported = await shop.export();
    expect(exported.split('\n')).toHaveLength(121);
    const timesQuery = `SELECT id, updated_at FROM product UNION ALL SELECT id, updated_at FROM product_item
      UNION ALL SELECT id, NULL FROM product_image ORDER BY id`;
    const { rows } = await shop.db.query(timesQuery);
    expect(rows.length).toBeGreaterThan(500);
    expect(await shop.import(exported)).toMatchObject({ lines: 120, imported: 120, created: 0, refusals: [] });
    expect(await shop.export()).toBe(exported);
    expect((await shop.db.query(timesQuery)).rows).toEqual(rows);
    expect(await shop.countRows('SELECT FROM search_outbox')).toBe(0);
  });

  it('can be imported into a shop that has only directories and sizes', async () => {
    await seed(shop.url);
    const exported = await shop.export();
    await shop.db.query('TRUNCATE product, brand, colour CASCADE');
    expect(await shop.import(exported, { maxLines: 50 })).toMatchObject({ imported: 120, created: 120, refusals: [] });
    expect(await shop.export()).toBe(exported);
  });

  it('has valid lines, each with all fields of the schema in order', async () => {
    await shop.import(catalogLines(3));
    const lines = (await shop.export()).trimEnd().split('\n');
    for (const text of lines) {
      const product = JSON.parse(text);
      expect(Object.keys(product)).toEqual(Object.keys(catalogRecord.shape));
      expect(catalogRecord.parse(product)).toEqual(product);
    }
  });

  it('leaves out deleted rows', async () => {
    await shop.import(catalogLines(2, 2));
    await shop.db.query(`UPDATE product SET deleted_at = now() WHERE slug = 'bench-0'`);
    await shop.db.query(`UPDATE product_item SET deleted_at = now() WHERE external_id = 'bench-1-0'`);
    const exported = await shop.export();
    expect(exported).not.toMatch(/"bench-0"|bench-1-0/);
    expect(exported).toContain('bench-1-1');
  });

  it('is described by the committed JSON Schema, which is up to date (npm run catalog:schema -w @meet/api)', async () => {
    expect(await readFile('catalog.schema.json', 'utf8')).toBe(printLineSchema());
  });
});
