import type { ApiClient } from '../platform/graphql/api-client.ts';
import {
  HomeBestsellersDocument,
  HomeBoughtDocument,
  HomeBrandsDocument,
  HomeCardsDocument,
  HomeCollectionsDocument,
  HomeHeroDocument,
  HomeNewDocument,
} from '../platform/graphql/generated/graphql.ts';
import type { Deferred } from '../platform/lazy/defer.ts';
import { buildVisit } from '../platform/visit.factory.ts';
import { loadHomeParts } from './home-parts.server.ts';

const brands = { items: [{ name: 'Nordkvart', slug: 'nordkvart' }], pagination: { totalItems: 40 } };

/**
 * Creates a fake API, which returns `responses` to queries without credentials. Queries with credentials must request cards; the ids of the
 * products are added to `cardRequests`.
 */
function createFakeApi(responses: Map<unknown, unknown>, cardRequests: string[][] = []): ApiClient {
  const respond = async (document: unknown, ..._variables: unknown[]) => {
    if (!responses.has(document)) throw new Error('down');
    return responses.get(document) as never;
  };
  const query = async (document: unknown, ...[variables]: unknown[]) => {
    if (document !== HomeCardsDocument) throw new Error('sent with credentials');
    const { ids } = variables as { ids: string[] };
    cardRequests.push(ids);
    // A product that was withdrawn meanwhile has no card.
    return { findProucts: ids.filter((id) => id !== 'withdrawn').map((id) => ({ id, slug: `card-of-${id}` })) } as never;
  };
  return { query, queryAsGuest: respond, queryLongCached: respond };
}

/** Reads a part, which is streamed if the machine is so busy that the page did not wait for it. */
const readPart = async <Part>({ part, pendingPart }: Deferred<Part>): Promise<Part | null> => part ?? (await pendingPart) ?? null;

test('a part of the home page whose query fails is left empty, and the other parts are loaded', async () => {
  const parts = await loadHomeParts(createFakeApi(new Map<unknown, unknown>([[HomeBrandsDocument, { brandList: brands }]])), buildVisit());
  expect(parts).toMatchObject({ hero: [], newArrivals: [] });
  expect(await readPart(parts.brands)).toEqual(brands);
  for (const part of [parts.bestsellers, parts.categories, parts.levels, parts.collections, parts.recentlyBought])
    expect(await readPart<unknown>(part)).toBeNull();
});

const newProducts = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, brands: [{ name: 'Nordkvart' }], model: `Slope ${id}` }));

const buildHeroCandidate = (id: string, category: string, hex: string) => ({
  id,
  brands: [{ name: 'Nordkvart' }],
  model: `Slope ${id}`,
  productCategory: { slug: category },
  colorPalletes: [{ hex }],
  cover: { key: id },
});

test('if all product lists of the home page arrive at the same moment, one request loads all cards with the prices of the visitor', async () => {
  const cardRequests: string[][] = [];
  const responses = new Map<unknown, unknown>([
    [
      HomeHeroDocument,
      { filteredProducts: { items: [buildHeroCandidate('2', 'sumki', '#C79A35'), buildHeroCandidate('9', 'obuv', '#6A1F2B')] } },
    ],
    [HomeNewDocument, { promoSelection: newProducts }],
    [HomeBestsellersDocument, { promoSelection: [{ id: '3' }, { id: '7' }] }],
    [HomeBoughtDocument, { recentlyBoughtProducts: [{ id: 'withdrawn' }, { id: '7' }, { id: '8' }] }],
  ]);
  const { hero, newArrivals, bestsellers, recentlyBought } = await loadHomeParts(createFakeApi(responses, cardRequests), buildVisit());
  expect(cardRequests.map((ids) => ids.toSorted())).toEqual([['1', '2', '3', '4', '5', '7', '8', '9', 'withdrawn']]);
  expect(hero).toMatchObject([{ slug: 'card-of-2', tint: expect.stringMatching(/^#/) }, { slug: 'card-of-9' }]);
  expect(newArrivals.map(({ slug }) => slug)).toEqual(['card-of-1', 'card-of-3', 'card-of-4', 'card-of-5']);
  expect((await readPart(bestsellers))?.map(({ id }) => id)).toEqual(['3', '7']);
  expect((await readPart(recentlyBought))?.map(({ id }) => id)).toEqual(['7', '8']);
});

test('the hero and the new arrivals do not wait for a slow product list of the sections below', async () => {
  const cardRequests: string[][] = [];
  const lateList = Promise.withResolvers<unknown>();
  const responses = new Map<unknown, unknown>([
    [HomeNewDocument, { promoSelection: newProducts }],
    [HomeBestsellersDocument, { promoSelection: [{ id: '7' }] }],
    [HomeBoughtDocument, lateList.promise],
  ]);
  const api = createFakeApi(responses, cardRequests);
  const query = async (...request: Parameters<typeof api.query>) => {
    const cards = await api.query(...request);
    lateList.resolve({ recentlyBoughtProducts: [{ id: '8' }] });
    return cards;
  };
  const parts = loadHomeParts({ ...api, query: query as typeof api.query }, buildVisit());
  const { newArrivals, recentlyBought } = await parts;
  expect(newArrivals.map(({ id }) => id)).toEqual(['3', '4', '5', '6']);
  expect((await readPart(recentlyBought))?.map(({ id }) => id)).toEqual(['8']);
  expect(cardRequests).toEqual([
    ['1', '2', '3', '4', '5', '6'],
    ['7', '8'],
  ]);
});

test('a row of products that cannot be loaded is omitted from the home page, and the other row is loaded', async () => {
  const responses = new Map<unknown, unknown>([[HomeBoughtDocument, { recentlyBoughtProducts: [{ id: '8' }] }]]);
  const { bestsellers, recentlyBought } = await loadHomeParts(createFakeApi(responses), buildVisit());
  expect(await readPart(bestsellers)).toBeNull();
  expect((await readPart(recentlyBought))?.map(({ id }) => id)).toEqual(['8']);
});

test('the products in the hero are not repeated among the new arrivals', async () => {
  const heroProducts = [buildHeroCandidate('2', 'sumki', '#C79A35'), buildHeroCandidate('9', 'obuv', '#6A1F2B')];
  const api = createFakeApi(
    new Map<unknown, unknown>([
      [HomeHeroDocument, { filteredProducts: { items: heroProducts } }],
      [HomeNewDocument, { promoSelection: newProducts }],
      [HomeBestsellersDocument, { promoSelection: newProducts }],
    ]),
  );
  const { hero, newArrivals, bestsellers } = await loadHomeParts(api, buildVisit());
  expect(hero.map(({ id }) => id)).toEqual(['2', '9']);
  expect(newArrivals.map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  expect(await readPart(bestsellers)).toHaveLength(6);
});

test('another colour of a model in the hero is not among the new arrivals', async () => {
  const heroProducts = [buildHeroCandidate('2', 'sumki', '#C79A35'), { ...buildHeroCandidate('30', 'obuv', '#6A1F2B'), model: 'Slope 3' }];
  const api = createFakeApi(
    new Map<unknown, unknown>([
      [HomeHeroDocument, { filteredProducts: { items: heroProducts } }],
      [HomeNewDocument, { promoSelection: newProducts }],
    ]),
  );
  const { newArrivals } = await loadHomeParts(api, buildVisit());
  expect(newArrivals.map(({ id }) => id)).toEqual(['1', '4', '5', '6']);
});

test('if the candidates for the hero fail to load, the hero has the two newest products', async () => {
  const { hero, newArrivals } = await loadHomeParts(
    createFakeApi(new Map<unknown, unknown>([[HomeNewDocument, { promoSelection: newProducts }]])),
    buildVisit(),
  );
  expect(hero.map(({ id }) => id)).toEqual(['1', '2']);
  expect(newArrivals.map(({ id }) => id)).toEqual(['3', '4', '5', '6']);
});

test('the texts of collections get no-break spaces', async () => {
  const editorCollections = [{ title: 'Бегать в темноте', description: '24 пары', slug: 'temnota', posterKey: null }];
  const { collections } = await loadHomeParts(
    createFakeApi(new Map<unknown, unknown>([[HomeCollectionsDocument, { collectionList: { items: editorCollections } }]])),
    buildVisit(),
  );
  expect(await readPart(collections)).toMatchObject([{ title: 'Бегать в\u00a0темноте', description: '24\u00a0пары' }]);
});
