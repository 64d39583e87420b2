import { setImmediate as waitForNextRound } from 'node:timers/promises';
import { typeset } from '../content/typeset.server.ts';
import type { ApiClient } from '../platform/graphql/api-client.ts';
import {
  HomeBestsellersDocument,
  HomeBoughtDocument,
  HomeBrandsDocument,
  HomeCardsDocument,
  HomeCategoriesDocument,
  HomeCollectionsDocument,
  type HomeCollectionsQuery,
  HomeHeroDocument,
  HomeLoyaltyDocument,
  HomeNewDocument,
  type ProductCardFragment,
} from '../platform/graphql/generated/graphql.ts';
import { defer } from '../platform/lazy/defer.ts';
import { loadOptional } from '../platform/lazy/load-optional.ts';
import type { Visit } from '../platform/visit.server.ts';
import { summarizeCategories } from './category-summary.rules.ts';
import type { HomeParts } from './HomeView.tsx';
import { pickHero } from './hero.rules.ts';

const heroTileCount = 2;
const newArrivalCount = 4;

const typesetCollections = ({ collectionList }: HomeCollectionsQuery) =>
  collectionList.items.map((collection) => ({
    ...collection,
    title: typeset(collection.title),
    description: typeset(collection.description),
  }));

/** A model is identified by its brand and name. */
const toModelKey = ({ brands, model }: { brands: readonly { name: string }[]; model: string }): string =>
  JSON.stringify([...brands.map(({ name }) => name), model]);

/**
 * Loads each part of the home page by its own query. A failed part is left out. A slow part does not delay the others, but the bestsellers
 * and the recently bought products wait for each other. The lists of products are the same for all visitors, who share these responses. The
 * cards have the visitor's own prices and are loaded with one request, or with two if the lists arrive at different moments.
 */
export async function loadHomeParts(api: ApiClient, visit: Visit): Promise<HomeParts> {
  const loadCards = createCardLoader(api);
  const productRows = loadProductRows(api, loadCards);
  const [topParts, categories, levels, bestsellers, brands, collections, recentlyBought] = await Promise.all([
    loadTopParts(api, visit, loadCards),
    defer(api.queryAsGuest(HomeCategoriesDocument).then(summarizeCategories)),
    defer(api.queryLongCached(HomeLoyaltyDocument).then(({ loyaltyLevels }) => loyaltyLevels)),
    defer(productRows.bestsellers),
    defer(api.queryAsGuest(HomeBrandsDocument).then(({ brandList }) => brandList)),
    defer(api.queryAsGuest(HomeCollectionsDocument).then(typesetCollections)),
    defer(productRows.recentlyBought),
  ]);
  return { ...topParts, categories, levels, bestsellers, brands, collections, recentlyBought };
}

/** Loads the hero, and new products of other models than those in the hero. */
async function loadTopParts(api: ApiClient, visit: Visit, loadCards: LoadCards): Promise<Pick<HomeParts, 'hero' | 'newArrivals'>> {
  const [heroResponse, newResponse] = await Promise.all([
    loadOptional(api.queryAsGuest(HomeHeroDocument), { visit }),
    loadOptional(api.queryAsGuest(HomeNewDocument), { visit }),
  ]);
  const newestProducts = newResponse?.promoSelection ?? [];
  const candidates = heroResponse?.filteredProducts.items ?? [];
  const hero = heroResponse ? pickHero(candidates) : newestProducts.slice(0, heroTileCount).map(({ id }) => ({ id }));
  const heroIds = new Set(hero.map(({ id }) => id));
  const heroModels = new Set([...candidates, ...newestProducts].filter(({ id }) => heroIds.has(id)).map(toModelKey));
  const newArrivals = newestProducts.filter((product) => !heroModels.has(toModelKey(product))).slice(0, newArrivalCount);
  const cards = await loadOptional(loadCards([...hero, ...newArrivals]), { visit });
  return {
    hero: hero.flatMap((pick) => pickCards(cards, [pick]).map((card) => ({ ...card, ...pick }))),
    newArrivals: pickCards(cards, newArrivals),
  };
}

function loadProductRows(api: ApiClient, loadCards: LoadCards) {
  const bestsellers = api.queryAsGuest(HomeBestsellersDocument).then(({ promoSelection }) => promoSelection);
  const recentlyBought = api.queryAsGuest(HomeBoughtDocument).then(({ recentlyBoughtProducts }) => recentlyBoughtProducts);
  const cards = Promise.allSettled([bestsellers, recentlyBought]).then((results) =>
    loadCards(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))),
  );
  const loadRow = async (listPromise: Promise<readonly ListedProduct[]>) => pickCards(await cards, await listPromise);
  return { bestsellers: loadRow(bestsellers), recentlyBought: loadRow(recentlyBought) };
}

interface ListedProduct {
  id: string;
}

type Cards = ReadonlyMap<string, ProductCardFragment>;

type LoadCards = (products: readonly ListedProduct[]) => Promise<Cards>;

/**
 * Returns a function that loads cards with the prices of this visitor. Calls at the same moment share a request, as all calls do when the
 * lists come from the cache.
 */
function createCardLoader(api: ApiClient): LoadCards {
  let batch: { ids: Set<string>; cards: Promise<Cards> } | undefined;
  const load = async (): Promise<Cards> => {
    await waitForNextRound();
    const ids = [...(batch?.ids ?? [])];
    batch = undefined;
    if (ids.length === 0) return new Map();
    const { findProucts } = await api.query(HomeCardsDocument, { ids });
    return new Map(findProucts.map((card) => [card.id, card]));
  };
  return (products) => {
    batch ??= { ids: new Set(), cards: load() };
    for (const { id } of products) batch.ids.add(id);
    return batch.cards;
  };
}

/** Returns the cards of a list in the order of the list. A product that was withdrawn meanwhile has no card. */
const pickCards = (cards: Cards | null, products: readonly ListedProduct[]): ProductCardFragment[] =>
  products.flatMap(({ id }) => cards?.get(id) ?? []);
