import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportingShop } from '../../../../test/catalog-imports.harness.js';
import { catalogLines } from '../../../../test/catalog-lines.harness.js';
import { toRefusal } from '../../../auth/session/sessions.harness.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';

let shop: ImportingShop;
beforeAll(async () => {
  shop = await ImportingShop.open({ MUTATIONS_PER_MINUTE: '100000' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const newPrices = { price: 77_000n, oldPrice: null, loyaltyPrice: null };

const download = (query = '', extraHeaders: Record<string, string> = {}) =>
  fetch(`${shop.api.url}/api/catalog/export${query}`, { headers: { ...shop.headers, ...extraHeaders } });
const readEtag = (response: Response): string => response.headers.get('etag') ?? '';
const listSlugs = async (response: Response) =>
  (await response.text()).split('\n').flatMap((line) => (line ? [(JSON.parse(line) as { slug: string }).slug] : []));

async function readCurrentTag(): Promise<string> {
  const response = await download();
  await response.text();
  return readEtag(response);
}

describe("an export's ETag", () => {
  it('in If-None-Match leads to the status 304 without lines while nothing has changed', async () => {
    await shop.import(catalogLines(3, 1));
    const tag = await readCurrentTag();
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const cachedTag of [tag, tag.slice(2), `"other", ${tag}`]) {
      const response = await download('', { 'if-none-match': cachedTag });
      expect([response.status, await response.text(), readEtag(response)]).toEqual([304, '', tag]);
    }
    expect((await download('', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('changes with any change in the lines, but not with sales and reservations', async () => {
    await shop.import(catalogLines(3, 1));
    const { db } = shop.api;
    const [product] = await db.product.findMany();
    const productId = product?.id ?? '';
    const tags = new Set([await readCurrentTag()]);
    await db.productItem.updateMany({ data: { reservedUntil: new Date(Date.now() + 60_000) } });
    await db.productItem.updateMany({ where: { productId }, data: { soldAt: new Date() } });
    expect(tags).toContain(await readCurrentTag());
    const changes = [
      () => db.productItem.updateMany({ where: { productId }, data: newPrices }),
      () => db.product.update({ where: { id: productId }, data: { name: 'Другое' } }),
      () => db.brand.updateMany({ data: { name: 'Другой' } }),
      () => db.colour.updateMany({ where: { id: product?.colourId ?? '' }, data: { name: 'другой' } }),
      () => db.productImage.deleteMany({ where: { productId } }),
      () => db.product.update({ where: { id: productId }, data: { deletedAt: new Date() } }),
    ];
    for (const change of changes) {
      await change();
      tags.add(await readCurrentTag());
    }
    expect(tags.size).toBe(1 + changes.length);
  });

  it('changes even if an earlier change is committed after a later change', async () => {
    await shop.import(catalogLines(2, 1));
    const [one, other] = await shop.api.db.product.findMany({ orderBy: { slug: 'asc' } });
    const client = await shop.api.app.get(PrismaService).pool.connect();
    try {
      await client.query('BEGIN');
      await client.query("UPDATE product SET name = 'Раньше' WHERE id = $1", [one?.id]);
      await shop.api.db.product.update({ where: { id: other?.id ?? '' }, data: { name: 'Позже' } });
      const before = await readCurrentTag();
      await client.query('COMMIT');
      expect(await readCurrentTag()).not.toBe(before);
    } finally {
      client.release();
    }
  });
});

describe('an export of changes', () => {
  it('contains the products changed since a time, in the format of a full export, and names the time for the next request', async () => {
    await shop.import(catalogLines(3, 1));
    const whole = await download();
    const lines = (await whole.text()).split('\n');
    const from = whole.headers.get('x-meet-changed-from') ?? '';
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await listSlugs(await download(`?changedFrom=${later}`))).toEqual([]);
    const [product] = await shop.api.db.product.findMany({ orderBy: { slug: 'asc' } });
    await shop.api.db.product.updateMany({ data: { updatedAt: new Date('2026-01-01') } });
    await shop.api.db.productItem.updateMany({ where: { productId: product?.id ?? '' }, data: newPrices });
    const delta = await download(`?changedFrom=${encodeURIComponent(from)}`);
    const text = await delta.text();
    const line = JSON.parse(lines[0] ?? '') as { items: object[] };
    const items = line.items.map((item) => ({ ...item, price: 77_000, oldPrice: null, loyaltyPrice: null }));
    expect(text).toBe(`${JSON.stringify({ ...line, items })}\n`);
    expect(Date.parse(delta.headers.get('x-meet-changed-from') ?? '')).toBeGreaterThan(Date.parse(from));
  });

  it.each(['yesterday', '2026-11-26', '2026-13-01T00:00:00Z', ''])('refuses the time «%s»', async (time) => {
    const refusal = await toRefusal(await download(`?changedFrom=${time}`));
    expect(refusal).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', details: { field: 'changedFrom' } });
  });
});
