import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { buildProduct, buildProductItem } from '../../exports/testing.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { HOUR_MS } from '../../platform/process/durations.js';

const FEED = `query ($dto: OperatorProductFeedInput) { feed: operatorProductFeed(dto: $dto) {
  items { id slug active updatedAt items { id externalId price isSold } } removed { id slug } cursor hasMore } }`;

interface Feed {
  items: { id: string; slug: string; active: boolean; items: { externalId: string; price: number; isSold: boolean }[] }[];
  removed: { id: string; slug: string }[];
  cursor: string | null;
  hasMore: boolean;
}

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  ({ headers } = await openProgram(api, ['CATALOG_READ']));
});
afterAll(() => api.close());

const ask = async (dto: object | null, extensions?: object) =>
  (await (await api.post({ query: FEED, variables: { dto }, extensions }, headers)).json()) as GraphqlResponse<{ feed: Feed }>;

async function read(dto: object | null): Promise<Feed> {
  const { data, errors } = await ask(dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.feed;
}

/** Reads all pages from a cursor, and returns their products. */
async function readRemainingPages(after: string | null, limit = 2): Promise<{ slugs: string[]; removed: string[]; cursor: string | null }> {
  const slugs: string[] = [];
  const removed: string[] = [];
  let cursor = after;
  for (let hasMore = true; hasMore; ) {
    const feed = await read({ after: cursor, limit });
    slugs.push(...feed.items.map(({ slug }) => slug));
    removed.push(...feed.removed.map(({ slug }) => slug));
    ({ cursor, hasMore } = feed);
  }
  return { slugs, removed, cursor };
}

/** Builds products that changed at this time. Each test uses a time of its own, so that it reads only its own products. */
async function buildAt(changedAt: Date, ...slugs: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const slug of slugs) {
    const { id } = await buildProduct(api.db, { slug });
    await buildProductItem(api.db, { productId: id, externalId: `${slug}-1`, price: 900_00n });
    await api.db.product.update({ where: { id }, data: { updatedAt: changedAt } });
    ids.push(id);
  }
  return ids;
}

describe('the product feed', () => {
  it('lists changed products with their units, the oldest change first, even when several changed at the same moment', async () => {
    const changedAt = new Date(Date.now() - 5 * HOUR_MS);
    await buildAt(changedAt, 'same-one', 'same-two', 'same-three');
    await buildAt(new Date(changedAt.getTime() - HOUR_MS), 'before');
    await buildAt(new Date(changedAt.getTime() + HOUR_MS), 'after');
    const first = await read({ changedFrom: changedAt, limit: 2 });
    expect(first).toMatchObject({ items: [{ items: [{ price: 900_00, isSold: false }] }, {}], hasMore: true });
    const rest = await readRemainingPages(first.cursor);
    const slugs = [...first.items.map(({ slug }) => slug), ...rest.slugs];
    expect(new Set(slugs.slice(0, 3))).toEqual(new Set(['same-one', 'same-two', 'same-three']));
    expect(slugs[3]).toBe('after');
  });

  it('continues from its cursor with a changed unit, a hidden product and a deleted product, each once', async () => {
    const [changed = '', hidden = '', deleted = ''] = await buildAt(new Date(Date.now() - 2 * HOUR_MS), 'priced', 'hidden', 'deleted');
    let { cursor } = await readRemainingPages(null, 100);
    expect(await read({ after: cursor })).toEqual({ items: [], removed: [], cursor, hasMore: false });
    await api.db.productItem.updateMany({ where: { productId: changed }, data: { price: 800_00n } });
    await api.db.product.update({ where: { id: hidden }, data: { active: false } });
    await api.db.product.update({ where: { id: deleted }, data: { deletedAt: new Date() } });
    const slugs: string[] = [];
    const removed: string[] = [];
    await until('the changes are visible', async () => {
      const found = await readRemainingPages(cursor);
      slugs.push(...found.slugs);
      removed.push(...found.removed);
      cursor = found.cursor;
      return slugs.length + removed.length === 3;
    });
    expect([slugs.toSorted(), removed]).toEqual([['hidden', 'priced'], ['deleted']]);
  });

  it('skips no change, even if it is committed after a later change', async () => {
    let { cursor } = await readRemainingPages(null, 100);
    const [early = '', late = ''] = await buildAt(new Date(Date.now() - HOUR_MS), 'early', 'late');
    ({ cursor } = await readRemainingPages(null, 100));
    const client = await api.app.get(PrismaService).pool.connect();
    try {
      await client.query('BEGIN');
      await client.query("UPDATE product SET name = 'Первое' WHERE id = $1", [early]);
      await api.db.product.update({ where: { id: late }, data: { name: 'Второе' } });
      const during = await readRemainingPages(cursor);
      expect(during.slugs).toEqual([]);
      cursor = during.cursor;
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    const slugs: string[] = [];
    await until('both changes are visible', async () => {
      const found = await readRemainingPages(cursor);
      slugs.push(...found.slugs);
      cursor = found.cursor;
      return slugs.length === 2;
    });
    expect(slugs).toEqual(['early', 'late']);
  });

  it('returns products by ids and slugs, and leaves out those that do not exist', async () => {
    const [one = '', two = '', gone = ''] = await buildAt(new Date(Date.now() - HOUR_MS), 'named-one', 'named-two', 'named-gone');
    await api.db.product.update({ where: { id: gone }, data: { deletedAt: new Date() } });
    const found = await read({ ids: [two, gone, 'nonsense'], slugs: ['named-one', 'nothing'] });
    expect(found).toMatchObject({
      items: [
        { id: one, slug: 'named-one' },
        { id: two, slug: 'named-two' },
      ],
      removed: [],
      cursor: null,
    });
    expect(await read({ ids: [] })).toEqual({ items: [], removed: [], cursor: null, hasMore: false });
  });

  it('ends a page at 5,000 units, so that a response stays small', async () => {
    const changedAt = new Date(Date.now() - 9 * HOUR_MS);
    const [first = ''] = await buildAt(changedAt, 'many-first', 'many-second');
    const { sizeId } = await api.db.productItem.findFirstOrThrow({ where: { productId: first } });
    await api.db.productItem.createMany({
      data: Array.from({ length: 5_000 }, (_, number) => {
        return { productId: first, sizeId, externalId: `many-${number}`, supplier: 'CONTRACTOR' as const, price: 100_00n };
      }),
    });
    await api.db.product.update({ where: { id: first }, data: { updatedAt: changedAt } });
    const { items, hasMore } = await read({ changedFrom: new Date(changedAt.getTime() - 1), limit: 1 });
    expect([items.length, hasMore]).toEqual([1, true]);
    const slugs = (await read({ changedFrom: new Date(changedAt.getTime() - 1), limit: 2 })).items.map(({ slug }) => slug);
    // The two products changed at the same time, so their ids decide which comes first.
    expect(slugs[0] === 'many-first' ? slugs : slugs.slice(1)).toEqual(['many-first']);
  });

  it('refuses an invalid cursor, and more than a hundred products', async () => {
    const readCode = async (dto: object) => (await ask(dto)).errors?.[0]?.extensions.code;
    for (const after of ['nothing', Buffer.from('2026-01-01 x').toString('base64url')])
      expect(await readCode({ after })).toBe('BAD_USER_INPUT');
    expect(await readCode({ limit: 101 })).toBe('BAD_USER_INPUT');
    const names = Array.from({ length: 51 }, (_, number) => `p-${number}`);
    expect(await readCode({ ids: names, slugs: names })).toBe('BAD_USER_INPUT');
  });

  it('may return a hundred products with their units within the cost limit', async () => {
    const { extensions } = (await ask({ limit: 100 }, { cost: true })) as {
      extensions?: { cost: { cost: number; most: { cost: number } } };
    };
    expect(extensions?.cost.cost).toBeGreaterThan(100);
    expect(extensions?.cost.cost).toBeLessThan(extensions?.cost.most.cost ?? 0);
  });
});
