import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { catalogLine, catalogLines } from '../../../../test/catalog-lines.harness.js';
import { until } from '../../../../test/support/wait-until.js';
import { type ExchangeUnderTest, openExchange } from '../exchange.harness.js';

let shop: ExchangeUnderTest;

beforeEach(async () => {
  shop = await openExchange();
});

afterEach(() => shop.close());

const line = (fields: object): string => `${JSON.stringify(fields)}\n`;
const buildChangedLine = (product: number, fields: object): string => line({ ...JSON.parse(catalogLine(product, 2)), ...fields });

const findProduct = async (slug: string) =>
  JSON.parse((await shop.export()).split('\n').find((text) => text.includes(`"slug":"${slug}"`)) ?? 'null');

describe("a line with some of a product's fields", () => {
  it('changes these fields and keeps the rest', async () => {
    await shop.import(catalogLines(2, 2));
    const before = await findProduct('bench-0');
    const { refusals } = await shop.import(line({ slug: 'bench-0', name: 'Сапоги', items: [{ externalId: 'bench-0-1', active: false }] }));
    expect(refusals).toEqual([]);
    const [first, second] = before.items;
    expect(await findProduct('bench-0')).toEqual({ ...before, name: 'Сапоги', items: [first, { ...second, active: false }] });
  });

  it('clears fields that are null, and replaces whole lists', async () => {
    await shop.import(catalogLines(1, 2));
    const before = await findProduct('bench-0');
    const cleared = {
      productType: null,
      material: null,
      seasons: [],
      badges: [],
      images: before.images.slice(1),
      properties: { sole: null, toeStyle: 'круглый' },
      items: [{ externalId: 'bench-0-0', oldPrice: null, loyaltyPrice: null }],
    };
    expect(await shop.import(line({ slug: 'bench-0', ...cleared }))).toMatchObject({ refusals: [] });
    expect(await findProduct('bench-0')).toEqual({
      ...before,
      ...cleared,
      properties: { ...before.properties, ...cleared.properties },
      items: [{ ...before.items[0], oldPrice: null, loyaltyPrice: null }, before.items[1]],
    });
  });

  it('keeps a change of another field that is made during the import', async () => {
    await shop.import(catalogLines(1, 2));
    await shop.db.query('BEGIN');
    await shop.db.query(`UPDATE product SET name = 'Менеджер' WHERE slug = 'bench-0'`);
    const importing = shop.import(line({ slug: 'bench-0', description: 'Импорт' }));
    const waitingQuery = 'SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid';
    await until('the import waits for the row', async () => (await shop.countRows(waitingQuery)) > 0);
    await shop.db.query('COMMIT');
    await importing;
    expect(await findProduct('bench-0')).toMatchObject({ name: 'Менеджер', description: 'Импорт' });
  });
});

describe('an import', () => {
  it('stores special characters unchanged', async () => {
    const text = 'tab\t, line\r\n end, \\n, \\\\, "quotes", \\., ё, 👟';
    const [item] = JSON.parse(catalogLine(1)).items;
    expect(await shop.import(buildChangedLine(1, { sku: text, description: text, items: [{ ...item, externalId: text }] }))).toMatchObject({
      refusals: [],
    });
    expect(await findProduct('bench-1')).toMatchObject({ sku: text, description: text, items: [{ externalId: text }] });
  });

  it('never changes reservations, sales or the number of units sold', async () => {
    await shop.import(catalogLines(2, 2));
    await shop.db.query(`UPDATE product_item SET sold_at = '2026-01-02Z' WHERE external_id = 'bench-0-0'`);
    await shop.db.query(`UPDATE product_item SET reserved_until = '2036-01-02Z' WHERE external_id = 'bench-0-1'`);
    await shop.db.query('UPDATE product SET unit_sold = 7');
    const dearer = [0, 1].map((unit) => ({ externalId: `bench-0-${unit}`, price: 999_999, oldPrice: null, loyaltyPrice: null }));
    await shop.import(buildChangedLine(0, { name: 'Другое имя', items: dearer }));
    const { rows } =
      await shop.db.query(`SELECT price, sold_at, reserved_until, unit_sold FROM product_item JOIN product ON product.id = product_id
      WHERE product.slug = 'bench-0' ORDER BY external_id`);
    expect(rows).toEqual([
      { price: '999999', sold_at: new Date('2026-01-02'), reserved_until: null, unit_sold: 7 },
      { price: '999999', sold_at: null, reserved_until: new Date('2036-01-02'), unit_sold: 7 },
    ]);
  });

  it('writes one search outbox row for each product, not one for each unit', async () => {
    await shop.db.query(`INSERT INTO search_engine (name) VALUES ('postgres')`);
    await shop.import(catalogLines(3, 8));
    await shop.db.query('DELETE FROM search_outbox');
    await shop.import([0, 1, 2].map((product) => buildChangedLine(product, { meetPrice: true })));
    expect(await shop.countRows('SELECT FROM search_outbox')).toBe(3);
  });
});
