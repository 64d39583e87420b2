import { typeset } from '../content/typeset.server.ts';
import type { ApiClient } from '../platform/graphql/api-client.ts';
import {
  HomeBestsellersDocument,
  HomeBoughtDocument,
  HomeBrandsDocument,
  HomeCategoriesDocument,
  HomeCollectionsDocument,
  type HomeCollectionsQuery,
  HomeHeroDocument,
  HomeLoyaltyDocument,
  HomeNewDocument,
} from '../platform/graphql/generated/graphql.ts';
import { defer } from '../platform/lazy/defer.ts';
import { optional } from '../platform/lazy/optional.ts';
import type { Visit } from '../platform/visit.server.ts';
import { categoryFacts } from './category-facts.rules.ts';
import type { HomeParts } from './HomeView.tsx';
import { heroGoods } from './hero/hero.rules.ts';

const heroTiles = 2;
const newArrivalCount = 4;

const listCollections = ({ collectionList }: HomeCollectionsQuery) =>
  collectionList.items.map((one) => ({ ...one, title: typeset(one.title), description: typeset(one.description) }));

/** A model is identified by its brand and name. */
const toModelKey = ({ brands, model }: { brands: readonly { name: string }[]; model: string }): string =>
  JSON.stringify([...brands.map(({ name }) => name), model]);

/** Loads each part of the home page by its own query. A failed part is left out, and a slow one does not delay the others. */
export async function homeParts(api: ApiClient, visit: Visit): Promise<HomeParts> {
  const [large, fresh, categories, levels, bestsellers, brands, collections, bought] = await Promise.all([
    optional(api.query(HomeHeroDocument), { visit }),
    optional(api.query(HomeNewDocument), { visit }),
    defer(api.guest(HomeCategoriesDocument).then(categoryFacts)),
    defer(api.common(HomeLoyaltyDocument).then(({ loyaltyLevels }) => loyaltyLevels)),
    defer(api.query(HomeBestsellersDocument).then(({ promoSelection }) => promoSelection)),
    defer(api.guest(HomeBrandsDocument).then(({ brandList }) => brandList)),
    defer(api.query(HomeCollectionsDocument).then(listCollections)),
    defer(api.query(HomeBoughtDocument).then(({ recentlyBoughtProducts }) => recentlyBoughtProducts)),
  ]);
  const newest = fresh?.promoSelection ?? [];
  const candidates = large?.filteredProducts.items ?? [];
  const hero = large ? heroGoods(candidates) : newest.slice(0, heroTiles);
  const isLarge = new Set(hero.map(({ id }) => id));
  const largeModels = new Set([...candidates, ...newest].filter(({ id }) => isLarge.has(id)).map(toModelKey));
  return {
    hero,
    fresh: newest.filter((product) => !largeModels.has(toModelKey(product))).slice(0, newArrivalCount),
    categories,
    levels,
    bestsellers,
    brands,
    collections,
    bought,
  };
}
