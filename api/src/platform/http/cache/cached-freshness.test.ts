import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { until } from '../../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../../test/test-api.harness.js';
import {
  buildBadge,
  buildCollection,
  buildCollectionProduct,
  buildPage,
  buildProduct,
  buildProductItem,
  buildReview,
} from '../../../exports/testing.js';
import { indexDocuments } from '../../../search/document/documents.harness.js';
import { Clock } from '../../process/clock.js';
import { CachedUntilChange } from './cache-marks.js';
import { ResponseCache } from './response-cache.js';
import { recordProducts } from './response-dependencies.js';
import { UnchangedPeriod } from './unchanged-period.js';

/** Less than the time between two confirmations, so that a response of unconfirmed data has expired at the next one. */
const CACHE_MS = 100;
const HOUR_MS = 3_600_000;
const env = { ANSWER_CACHE_MS: String(CACHE_MS) };

let shoeId: string;
let shoeItemId: string;
/** Runs after `readThenWait` has read the price and before it responds. */
let waitAfterRead = async (): Promise<void> => undefined;

@Resolver()
class SlowResolver {
  @Query(() => String, { description: 'The price of the shoe as it was before the test goes on' })
  @CachedUntilChange('READ')
  async readThenWait(): Promise<string> {
    const { price } = await api.db.productItem.findUniqueOrThrow({ where: { id: shoeItemId } });
    recordProducts([{ id: shoeId }]);
    await waitAfterRead();
    return String(price);
  }
}

@Module({ providers: [SlowResolver] })
class SlowModule {}

let api: TestApi;
let period: UnchangedPeriod;
let hatItemId: string;
let collectionId: string;
let reviewId: string;
let now = new Date();

const queries = {
  product: '{ product(dto: { slug: "shoe" }) { name badges { title } productCategory { name } priceDetails { price } } }',
  listing:
    '{ filteredProducts(dto: { directory: "shoes", sort: CHEAP_FIRST }) { items { slug priceDetails { price } } pagination { totalItems } } }',
  counts: '{ filteredProducts(dto: { directory: "shoes" }) { filterList { sex { value count } } } }',
  search: '{ searchFilteredProducts(dto: { query: "лодочки" }) { items { slug } suggestions adjustments { text } } }',
  collection: '{ collectionList { items { slug products { slug } } } }',
  reviews: '',
  page: '{ page(dto: { slug: "about" }) { title } }',
};
type QueryName = keyof typeof queries;

const shoeDocument = () => ({ productId: shoeId, directories: ['shoes'], price: 100_000, texts: { names: ['Туфли'] } });

beforeAll(async () => {
  api = await startTestApi(env, [SlowModule]);
  api.app.get(Clock).now = () => now;
  period = api.app.get(UnchangedPeriod);
  // The cache's time passes only when the database has confirmed that it has announced all changes, so that a busy machine changes nothing.
  api.app.get(ResponseCache).now = () => period.until;
  ({ id: shoeItemId, productId: shoeId } = await buildProductItem(api.db, { price: 100_000n }));
  await api.db.product.update({ where: { id: shoeId }, data: { slug: 'shoe' } });
  const boot = await buildProduct(api.db, { slug: 'boot' });
  let hatId: string;
  ({ id: hatItemId, productId: hatId } = await buildProductItem(api.db, { price: 200_000n }));
  await indexDocuments(api, [shoeDocument(), { productId: boot.id, directories: ['boots'] }, { productId: hatId, directories: ['hats'] }]);
  ({ id: collectionId } = await buildCollection(api.db, { finishAt: new Date(now.getTime() + 3 * HOUR_MS) }));
  await buildCollectionProduct(api.db, { collectionId, productId: shoeId });
  ({ id: reviewId } = await buildReview(api.db, { productId: shoeId, state: 'PENDING' }));
  queries.reviews = `{ reviewList(dto: { productId: "${shoeId}" }) { pagination { totalItems } } }`;
  await buildPage(api.db, { slug: 'about', title: 'О\u00a0магазине', publishedAt: new Date('2026-01-01') });
});
afterAll(() => api.close());

let requests = 0;
async function read(query: string) {
  requests += 1;
  const id = `freshness-${requests}`;
  const text = await (await api.post({ query }, { 'x-request-id': id })).text();
  expect(text).not.toContain('"errors"');
  return { text, statements: (await api.findRequestLog(id)).statements };
}

/** Returns a response that stays cached only because nothing it was computed from has changed. */
async function readCached(query: string): Promise<string> {
  for (;;) {
    await until('nothing changes', () => period.until > period.from);
    const { text } = await read(query);
    const readAt = period.until;
    await until('it would have expired', () => period.until >= readAt + CACHE_MS);
    const repeated = await read(query);
    if (repeated.statements === 0 && repeated.text === text) return text;
  }
}

const waitUntilNoticed = async (change: () => Promise<unknown>): Promise<void> => {
  await until('nothing changes', () => period.until > period.from);
  const previous = period.from;
  await change();
  await until('the process notices the change', () => period.from > previous);
};

const reserve = (id: string, hours: number) =>
  api.db.productItem.update({ where: { id }, data: { reservedUntil: new Date(now.getTime() + hours * HOUR_MS) } });

describe('a cached response', () => {
  it.each<[string, QueryName, () => Promise<unknown>]>([
    ['a change of a price', 'product', () => api.db.productItem.update({ where: { id: shoeItemId }, data: { price: 110_000n } })],
    ['a new price of a listed unit', 'listing', () => api.db.productItem.update({ where: { id: shoeItemId }, data: { price: 120_000n } })],
    ['the withdrawal of a unit', 'product', () => api.db.productItem.update({ where: { id: shoeItemId }, data: { active: false } })],
    ['the return of a unit to sale', 'collection', () => api.db.productItem.update({ where: { id: shoeItemId }, data: { active: true } })],
    ['a change of a product name', 'product', () => api.db.product.update({ where: { id: shoeId }, data: { name: 'Туфли' } })],
    ['a change of a directory name', 'product', () => api.db.directory.updateMany({ data: { name: 'Туфли и\u00a0сапоги' } })],
    [
      'the award of a badge',
      'product',
      async () => api.db.productBadge.create({ data: { productId: shoeId, badgeId: (await buildBadge(api.db)).id, position: 0 } }),
    ],
    ['the publication of a review', 'reviews', () => api.db.review.update({ where: { id: reviewId }, data: { state: 'PUBLISHED' } })],
    ['a change of a content page', 'page', () => api.db.page.updateMany({ data: { title: 'О нас' } })],
    ['a reservation', 'product', () => reserve(shoeItemId, 1)],
    ['the end of a reservation by time alone', 'product', async () => (now = new Date(now.getTime() + 2 * HOUR_MS))],
    ['the end of a collection by time alone', 'collection', async () => (now = new Date(now.getTime() + 2 * HOUR_MS))],
    [
      'the indexing of a product in the listed directory',
      'listing',
      async () =>
        indexDocuments(api, [
          { productId: (await api.db.product.findFirstOrThrow({ where: { slug: 'boot' } })).id, directories: ['boots', 'shoes'] },
        ]),
    ],
    ['a change of a value that a filter counts', 'counts', () => indexDocuments(api, [{ ...shoeDocument(), sexes: ['MALE'] }])],
    [
      'a change of the searchable names of a product',
      'search',
      () => indexDocuments(api, [{ ...shoeDocument(), texts: { names: ['Туфли лодочки'] } }]),
    ],
  ])('is renewed after %s', async (_what, name, change) => {
    const query = queries[name];
    const previous = await readCached(query);
    await change();
    await until('the response changes', async () => (await read(query)).text !== previous);
  });

  it('is served without an SQL statement after the units of other products and the search index have changed', async () => {
    const names: QueryName[] = ['product', 'listing', 'counts', 'search', 'reviews', 'page'];
    const previous = await Promise.all(names.map((name) => readCached(queries[name])));
    await waitUntilNoticed(() => reserve(hatItemId, 5));
    await waitUntilNoticed(() =>
      indexDocuments(api, [{ productId: '01a1f861-0000-7000-8000-000000000001', directories: ['hats'], texts: { names: ['Шляпа'] } }]),
    );
    for (const [index, name] of names.entries())
      expect([name, await read(queries[name])]).toEqual([name, { text: previous[index], statements: 0 }]);
  });

  it('is computed again if a price changed after it was read and before the response was sent', async () => {
    const [query, change] = ['{ readThenWait }', () => api.db.productItem.update({ where: { id: shoeItemId }, data: { price: 990_000n } })];
    await readCached(queries.product);
    let reads = 0;
    waitAfterRead = async () => {
      reads += 1;
      if (reads === 1) await waitUntilNoticed(change);
    };
    const first = await read(query);
    expect(first.text).not.toContain('990000');
    await until('the response is computed again', async () => (await read(query)).text.includes('990000'));
  });
});
