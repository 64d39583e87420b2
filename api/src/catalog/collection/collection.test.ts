import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildCollection, buildCollectionProduct, buildProduct, buildProductItem } from '../../exports/testing.js';
import { HOUR_MS } from '../../platform/process/durations.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function ask(query: string, variables: object = {}): Promise<Record<string, unknown> | null | undefined> {
  const { data, errors } = await api.query<Record<string, unknown>>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

describe('collectionBundle', () => {
  const BUNDLE = `query ($slug: String!) { collectionBundle(dto: { slug: $slug }) {
    title description posterUrl slug active publishAt finishAt products(dto: { limit: 2 }) { slug } } }`;

  it('returns a collection with its products in order, without products that cannot be bought', async () => {
    const poster = `${'c'.repeat(64)}.webp`;
    const { id: collectionId } = await buildCollection(api.db, {
      slug: 'whole-bundle',
      title: 'Дождь',
      posterKey: poster,
      finishAt: inHours(1),
    });
    const addProduct = async (slug: string, position: number, price: bigint | null) => {
      const { id: productId } = await buildProduct(api.db, { slug });
      await buildProductItem(api.db, { productId, ...(price === null ? { soldAt: new Date() } : { price }) });
      await buildCollectionProduct(api.db, { collectionId, productId, position });
    };
    await addProduct('bundle-third', 3, 100n);
    await addProduct('bundle-second', 2, 200n);
    await addProduct('bundle-first', 1, 300n);
    await addProduct('bundle-sold', 0, null);
    expect(await ask(BUNDLE, { slug: 'whole-bundle' })).toEqual({
      collectionBundle: {
        title: 'Дождь',
        description: '',
        posterUrl: `/_ipx/w_1280/${poster}`,
        slug: 'whole-bundle',
        active: true,
        publishAt: '2026-01-01T00:00:00.000Z',
        finishAt: expect.any(String),
        products: [{ slug: 'bundle-first' }, { slug: 'bundle-second' }],
      },
    });
  });

  it.each([
    ['before the collection begins', { publishAt: inHours(1) }],
    ['when the collection has ended', { finishAt: inHours(-1) }],
    ['while the collection is inactive', { active: false }],
    ['when the collection is deleted', { deletedAt: new Date() }],
  ])('is null %s, and collectionList leaves the collection out', async (_when, overrides) => {
    const { slug } = await buildCollection(api.db, overrides);
    expect(await ask(BUNDLE, { slug })).toEqual({ collectionBundle: null });
    expect(JSON.stringify(await ask('{ collectionList { items { slug } } }'))).not.toContain(slug);
  });

  it('is null for an invalid slug', async () => {
    expect(await ask(BUNDLE, { slug: "' OR true --" })).toEqual({ collectionBundle: null });
  });
});

it('collectionList returns a page of published collections', async () => {
  const { slug } = await buildCollection(api.db, { publishAt: inHours(-1) });
  expect(await ask('{ collectionList(dto: { pagination: { limit: 1 } }) { items { slug } pagination { page limit } } }')).toEqual({
    collectionList: { items: [{ slug }], pagination: { page: 1, limit: 1 } },
  });
});
