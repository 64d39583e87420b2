import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { catalogLine, catalogLines } from '../../../../test/catalog-lines.harness.js';
import { type ExchangeUnderTest, openExchange } from '../exchange.harness.js';
import { importCatalog } from './import-catalog.js';
import { MAX_LINE_LENGTH } from './read-lines.js';
import type { Refusal } from './refusal.js';
import { dropLinesSql } from './stage.queries.js';

let shop: ExchangeUnderTest;

beforeAll(async () => {
  shop = await openExchange();
});
afterAll(() => shop.close());

beforeEach(() => shop.db.query('TRUNCATE product, brand, colour CASCADE'));

const parseLine = (product: number) => JSON.parse(catalogLine(product, 2));
const buildChangedLine = (product: number, fields: object): string => JSON.stringify({ ...parseLine(product), ...fields });

/** Imports the line between two valid ones, checks that those are imported, and returns the refusals. */
async function listReasons(invalidLine: string): Promise<string[][]> {
  const { refusals, imported } = await shop.import([catalogLine(100, 1), invalidLine, catalogLine(200, 1)].map((text) => `${text}\n`));
  expect(refusals.map(({ line }) => line)).toEqual(refusals.map(() => 2));
  expect(imported).toBe(refusals.length === 0 ? 3 : 2);
  expect(await shop.countRows(`SELECT FROM product WHERE slug IN ('bench-100', 'bench-200')`)).toBe(2);
  expect(await shop.countRows(`SELECT FROM product WHERE slug = 'bench-1'`)).toBe(refusals.length === 0 ? 1 : 0);
  return refusals.map(({ code, message }) => [code, message]);
}

const newItem = { externalId: 'x', size: 'bench-36', supplier: 'CONTRACTOR', price: 100 };
const newItems = (count: number) => Array.from({ length: count }, (_, unit) => ({ ...newItem, externalId: `x-${unit}` }));

describe('an import', () => {
  it.each<[string, string, string, RegExp]>([
    ['broken JSON', '{"slug": "bench-1",', 'NOT_JSON', /не JSON/],
    ['a line that is too long', `"${'x'.repeat(MAX_LINE_LENGTH)}"`, 'LINE_TOO_LONG', /4 МБ/],
    ['an unknown field', buildChangedLine(1, { colour2: 1 }), 'UNKNOWN_FIELD', /colour2/],
    ['a price below one rouble', buildChangedLine(1, { items: [{ ...newItem, price: 99 }] }), 'INVALID_VALUE', /items\[0\]\.price.*>=100/],
    [
      'an old price that is not above the price',
      buildChangedLine(1, { items: [{ ...newItem, oldPrice: 100 }] }),
      'WRONG_PRICES',
      /«x»: price 100, oldPrice 100/,
    ],
    [
      'a member price above the price',
      buildChangedLine(1, { items: [{ ...newItem, loyaltyPrice: 101 }] }),
      'WRONG_PRICES',
      /loyaltyPrice 101/,
    ],
    ['an unknown directory', buildChangedLine(1, { directory: 'nowhere', productType: null }), 'UNKNOWN_DIRECTORY', /«nowhere»/],
    ['an unknown brand without a name', buildChangedLine(1, { brand: { slug: 'nobody' } }), 'UNKNOWN_BRAND', /«nobody»/],
    ['an unknown colour without a hex value', buildChangedLine(1, { colour: { slug: 'none', name: 'x' } }), 'UNKNOWN_COLOUR', /«none»/],
    ['an unknown product type', buildChangedLine(1, { productType: 'none' }), 'UNKNOWN_PRODUCT_TYPE', /«none»/],
    ['a product type of another directory', buildChangedLine(1, { directory: 'bench-bags' }), 'TYPE_OF_ANOTHER_DIRECTORY', /bench-clothes/],
    ['an unknown product subtype', buildChangedLine(1, { productSubType: 'none' }), 'UNKNOWN_PRODUCT_SUB_TYPE', /«none»/],
    ['an unknown size', buildChangedLine(1, { items: [{ ...newItem, size: 'none' }] }), 'UNKNOWN_SIZE', /«none»/],
    ['an unknown size grid', buildChangedLine(1, { sizeGrid: 'none' }), 'UNKNOWN_SIZE_GRID', /«none»/],
    ['an unknown badge', buildChangedLine(1, { badges: ['none'] }), 'UNKNOWN_BADGE', /«none»/],
    ['a new product without a name', buildChangedLine(1, { name: undefined }), 'MISSING_FIELD', /«name»/],
    [
      'a new item without a size',
      buildChangedLine(1, { items: [{ ...newItem, size: undefined }] }),
      'MISSING_FIELD',
      /«size» новой единицы «x»/,
    ],
    ['a SKU of another product', buildChangedLine(1, { sku: 'BENCH-100' }), 'SKU_TAKEN', /bench-100/],
    ['an item of another product', buildChangedLine(1, { items: [{ externalId: 'bench-100-0' }] }), 'ITEM_OF_ANOTHER_PRODUCT', /bench-100/],
  ])('refuses %s, and imports the remaining lines', async (_what, invalidLine, code, message) => {
    expect(await listReasons(invalidLine)).toEqual([[code, expect.stringMatching(message)]]);
    expect(await shop.countRows(`SELECT FROM brand WHERE slug = 'bench-brand-1'`)).toBe(0);
  });

  it('reports all mistakes of a line that it refuses', async () => {
    const invalidLine = buildChangedLine(1, {
      directory: 'nowhere',
      productType: null,
      badges: ['none'],
      items: [{ externalId: 'x', size: 'bench-36' }],
    });
    const codes = (await listReasons(invalidLine)).map(([code]) => code);
    expect(codes).toEqual(['MISSING_FIELD', 'MISSING_FIELD', 'UNKNOWN_BADGE', 'UNKNOWN_DIRECTORY']);
  });

  it('refuses a second line for the same product, even in another batch', async () => {
    const lines = [catalogLine(1, 1), ...catalogLines(5, 1), buildChangedLine(4, { name: 'Снова' })].map((text) => `${text.trim()}\n`);
    for (const maxLines of [2, 2000]) {
      const { refusals } = await shop.import(lines, { maxLines });
      expect(refusals.map(({ line, code }) => [line, code])).toEqual([
        [3, 'DUPLICATE_PRODUCT'],
        [7, 'DUPLICATE_PRODUCT'],
      ]);
    }
    expect(await shop.countRows(`SELECT FROM product WHERE name = 'Снова'`)).toBe(0);
  });

  it('refuses a line for a deleted product or unit', async () => {
    await shop.import(`${buildChangedLine(1, {})}\n${buildChangedLine(2, {})}`);
    await shop.db.query(`UPDATE product SET deleted_at = now() WHERE slug = 'bench-1'`);
    await shop.db.query(`UPDATE product_item SET deleted_at = now() WHERE external_id = 'bench-2-0'`);
    const { refusals } = await shop.import(`${buildChangedLine(1, {})}\n${buildChangedLine(2, {})}`);
    expect(refusals.map(({ line, code }) => [line, code])).toEqual([
      [1, 'DELETED_PRODUCT'],
      [2, 'DELETED_ITEM'],
    ]);
  });

  it('refuses a price above the stored old price', async () => {
    await shop.import(buildChangedLine(1, { items: [{ ...newItem, oldPrice: 200 }] }));
    const { refusals } = await shop.import(JSON.stringify({ slug: 'bench-1', items: [{ externalId: 'x', price: 300 }] }));
    expect(refusals).toMatchObject([{ line: 1, code: 'WRONG_PRICES' }]);
  });

  it('refuses a line that violates a database constraint, and imports the remaining lines', async () => {
    await shop.db.query(`ALTER TABLE product ADD CONSTRAINT product_no_thirteen CHECK (slug <> 'bench-13')`);
    const { refusals, imported } = await shop.import(catalogLines(40, 1));
    expect(refusals).toEqual([{ line: 14, code: 'DATABASE_REFUSED', message: expect.stringContaining('product_no_thirteen') }]);
    expect(imported).toBe(39);
    expect(await shop.countProducts()).toBe(39);
    await shop.db.query('ALTER TABLE product DROP CONSTRAINT product_no_thirteen');
  });
});

it('a line with many invalid items has a refusal for each item, and is dropped from its batch once', async () => {
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  const query = jest.spyOn(client, 'query');
  const line = buildChangedLine(1, { items: newItems(2000).map((item) => ({ ...item, size: 'none' })) });
  const refusals: Refusal[] = [];
  await importCatalog(client, Readable.from([Buffer.from(line)]), { onRefusal: (refusal) => refusals.push(refusal) });
  await client.end();
  expect(refusals).toHaveLength(2000);
  expect(query.mock.calls.filter(([statement]) => String(statement) === dropLinesSql)).toEqual([[dropLinesSql, [[1]]]]);
});

it('an import reads files written on Windows: a byte order mark, CRLF, empty lines, no newline at the end', async () => {
  const lines = `\ufeff${catalogLine(0, 1)}\r\n\r\n\n${catalogLine(1, 1)}`;
  expect(await shop.import(lines)).toMatchObject({ lines: 2, imported: 2 });
});
