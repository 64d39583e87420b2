import type { ApiClient } from '../platform/graphql/api-client.ts';
import {
  HomeBestsellersDocument,
  HomeBrandsDocument,
  HomeCollectionsDocument,
  HomeHeroDocument,
  HomeNewDocument,
} from '../platform/graphql/generated/graphql.ts';
import { buildVisit } from '../platform/visit.factory.ts';
import { homeParts } from './home-parts.server.ts';

const brands = { items: [{ name: 'Nordkvart', slug: 'nordkvart' }], pagination: { totalItems: 40 } };

/** A fake API that responds to these queries and fails on others. */
function fakeApi(responses: Map<unknown, unknown>): ApiClient {
  const ask = async (document: unknown, ..._variables: unknown[]) => {
    if (!responses.has(document)) throw new Error('down');
    return responses.get(document) as never;
  };
  return { query: ask, guest: ask, common: ask };
}

test('a part that fails is left out, and the others are shown', async () => {
  const parts = await homeParts(fakeApi(new Map<unknown, unknown>([[HomeBrandsDocument, { brandList: brands }]])), buildVisit());
  expect(parts).toMatchObject({ hero: [], fresh: [], brands: { part: brands } });
  for (const left of [parts.bestsellers, parts.categories, parts.levels, parts.collections, parts.bought])
    expect(left).toEqual({ part: null });
});

const items = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, brands: [{ name: 'Nordkvart' }], model: `Slope ${id}` }));

const colourful = (id: string, category: string, hex: string) => ({
  id,
  brands: [{ name: 'Nordkvart' }],
  model: `Slope ${id}`,
  productCategory: { slug: category },
  colorPalletes: [{ hex }],
  cover: { key: id },
});

test('hero products are not repeated among the new ones', async () => {
  const large = [colourful('2', 'sumki', '#C79A35'), colourful('9', 'obuv', '#6A1F2B')];
  const api = fakeApi(
    new Map<unknown, unknown>([
      [HomeHeroDocument, { filteredProducts: { items: large } }],
      [HomeNewDocument, { promoSelection: items }],
      [HomeBestsellersDocument, { promoSelection: items }],
    ]),
  );
  const { hero, fresh, bestsellers } = await homeParts(api, buildVisit());
  expect(hero.map(({ id }) => id)).toEqual(['2', '9']);
  expect(fresh.map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  expect(bestsellers.part).toHaveLength(6);
});

test('another colour of a model in the hero is not among the new ones', async () => {
  const large = [colourful('2', 'sumki', '#C79A35'), { ...colourful('30', 'obuv', '#6A1F2B'), model: 'Slope 3' }];
  const api = fakeApi(
    new Map<unknown, unknown>([
      [HomeHeroDocument, { filteredProducts: { items: large } }],
      [HomeNewDocument, { promoSelection: items }],
    ]),
  );
  const { fresh } = await homeParts(api, buildVisit());
  expect(fresh.map(({ id }) => id)).toEqual(['1', '4', '5', '6']);
});

test('if no colours are known, the two newest products are in the hero', async () => {
  const { hero, fresh } = await homeParts(fakeApi(new Map<unknown, unknown>([[HomeNewDocument, { promoSelection: items }]])), buildVisit());
  expect(hero.map(({ id }) => id)).toEqual(['1', '2']);
  expect(fresh.map(({ id }) => id)).toEqual(['3', '4', '5', '6']);
});

test('collection texts get typographic line breaks', async () => {
  const items = [{ title: 'Бегать в темноте', description: '24 пары', slug: 'temnota', posterKey: null }];
  const { collections } = await homeParts(
    fakeApi(new Map<unknown, unknown>([[HomeCollectionsDocument, { collectionList: { items } }]])),
    buildVisit(),
  );
  expect(collections.part).toMatchObject([{ title: 'Бегать в\u00a0темноте', description: '24\u00a0пары' }]);
});
