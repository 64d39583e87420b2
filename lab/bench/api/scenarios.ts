import {
  cardsOperation,
  catalogOperation,
  emptyOperation,
  hitsOperation,
  offersOperation,
  productOperation,
  searchOperation,
  unitsOperation,
} from './operations.ts';

/** A page of the shop: the requests that the bench repeats in turn, and checks of the responses. */
export interface ApiScenario {
  name: string;
  operation: string;
  /** Path on the bare server that returns the same data, for pages that are compared with the bare server. */
  barePath?: string;
  variables: readonly object[];
  /** Whether all servers must return identical data. */
  mustMatch: boolean;
  /** Describes what is wrong with a response, or returns undefined. */
  describeFault(data: ResponseData, variables: object): string | undefined;
}

/** Fields that the checks read. */
export interface ResponseData {
  __typename?: string;
  filteredProducts?: Listing;
  searchFilteredProducts?: Listing & { suggestions: string[] };
  product?: { slug: string; sizes: unknown[]; images: unknown[]; items?: unknown[]; offers?: unknown[] } | null;
  similarProducts?: unknown[];
  reviewList?: { distribution: unknown[] };
}

interface CardList {
  items: { slug: string; priceDetails: { price: number } | null }[];
  pagination: { page: number; totalItems: number };
}

interface Listing extends CardList {
  filterList: Record<string, unknown> & { brand: { count: number }[]; price: { min: number; max: number } | null };
}

export interface RequestedProduct {
  id: string;
  slug: string;
}

/** Number of cards on a page. */
export const PAGE_SIZE = 24;
const POPUP_SIZE = 8;

const buildPagination = (number: number) => ({ page: number, limit: PAGE_SIZE });

/** Whole directories, filtered ones and later pages, in every order: typical requests of the demo shop. */
const listings: readonly object[] = [
  {},
  { directory: 'krossovki' },
  { directory: 'obuv', sort: 'CHEAP_FIRST' },
  { directory: 'odezhda', sort: 'NEW_FIRST', pagination: buildPagination(2) },
  { directory: 'verhnyaya-odezhda', sort: 'EXPENSIVE_FIRST' },
  { directory: 'sale', sort: 'SALE_FIRST' },
  { directory: 'new', sort: 'NEW_FIRST' },
  { directory: 'krossovki', filters: { size: ['41', '42'], deliverySpeed: ['FAST'] } },
  { directory: 'odezhda', filters: { size: ['m'], sex: ['FEMALE'] } },
  { directory: 'obuv', sort: 'CHEAP_FIRST', filters: { price: { min: 500_000, max: 2_000_000 }, season: ['WINTER', 'AUTUMN'] } },
  { filters: { colorPallete: ['chernyy', 'belyy'], age: ['ADULT'] }, pagination: buildPagination(2) },
  { directory: 'sale', filters: { sale: ['LESS_THAN_50'], sex: ['MALE'] } },
  { directory: 'odezhda', sort: 'CHEAP_FIRST', filters: { material: ['COTTON', 'WOOL'] } },
  { filters: { brand: ['kedrovka', 'nordkvart', 'oblako-9'] }, sort: 'NEW_FIRST' },
  { directory: 'detyam' },
  { directory: 'krossovki', sort: 'CHEAP_FIRST', pagination: buildPagination(3) },
];

/**
 * Words from product names, which PostgreSQL's full-text search finds too. In queries of several words the last one is incomplete, as while
 * typing.
 */
const queries = [
  'кроссовки',
  'белые кро',
  'ботинки',
  'куртк',
  'чёрная сум',
  'джинсы',
  'рюкзак',
  'плать',
  'худи',
  'чёрные бот',
  'футбол',
  'белая футб',
];

/** Words that no product of the demo shop has, some of them combined with a common word. */
const unknownQueries = [
  'телескоп',
  'перфоратор',
  'бадминтон',
  'виолончель',
  'кроссовки гироскоп',
  'xylophone',
  'ботинки акваланг',
  'чайник',
];

function describeCardsFault(list: CardList | undefined, limit: number): string | undefined {
  if (!list) return 'no listing';
  const { items, pagination } = list;
  const expectedLength = Math.min(limit, Math.max(0, pagination.totalItems - (pagination.page - 1) * limit));
  if (items.length !== expectedLength) return `${items.length} products instead of ${expectedLength}`;
  return new Set(items.map(({ slug }) => slug)).size === expectedLength ? undefined : 'a product twice';
}

function describeListingFault(listing: Listing | undefined, limit: number): string | undefined {
  if (!listing) return 'no listing';
  if (listing.pagination.totalItems === 0) return 'an empty listing';
  const { brand, price } = listing.filterList;
  if (!brand.some(({ count }) => count > 0) || price === null || price.min > price.max) return 'filters without counts';
  return describeCardsFault(listing, limit);
}

/** Fault of a page whose products are not sorted by price. A trial with changing prices accepts it. */
export const ORDER_FAULT = 'not the cheapest first';

function describeOrderFault({ items }: CardList, { dto }: { dto?: { sort?: string } }): string | undefined {
  if (dto?.sort !== 'CHEAP_FIRST') return undefined;
  const prices = items.map(({ priceDetails }) => priceDetails?.price ?? 0);
  return prices.some((price, index) => index > 0 && price < (prices[index - 1] ?? 0)) ? ORDER_FAULT : undefined;
}

const emptyScenario: ApiScenario = {
  name: 'empty',
  operation: emptyOperation,
  barePath: '/empty',
  variables: [{}],
  mustMatch: true,
  describeFault: ({ __typename }) => (__typename === 'Query' ? undefined : 'no name of a type'),
};

const buildListVariables = (list: readonly object[]) => list.map((dto) => ({ dto: { pagination: buildPagination(1), ...dto } }));

export const cardsScenario: ApiScenario = {
  name: 'cards',
  operation: cardsOperation,
  barePath: '/cards',
  variables: buildListVariables(listings.filter((dto) => !('filters' in dto))),
  mustMatch: true,
  describeFault: ({ filteredProducts }, variables) =>
    describeCardsFault(filteredProducts, PAGE_SIZE) ?? (filteredProducts && describeOrderFault(filteredProducts, variables)),
};

const createListingScenario = (name: 'catalog' | 'filtered', list: readonly object[]): ApiScenario => ({
  name,
  operation: catalogOperation,
  ...(name === 'filtered' && { barePath: '/filtered' }),
  variables: buildListVariables(list),
  mustMatch: true,
  describeFault: ({ filteredProducts }, variables) =>
    describeListingFault(filteredProducts, PAGE_SIZE) ?? (filteredProducts && describeOrderFault(filteredProducts, variables)),
});

export const filteredScenario = createListingScenario(
  'filtered',
  listings.filter((dto) => 'filters' in dto),
);

const searchScenario: ApiScenario = {
  name: 'search',
  operation: searchOperation,
  barePath: '/search',
  variables: queries.map((query) => ({ dto: { query } })),
  // PostgreSQL's full-text search finds less and ranks differently, so the responses of the two servers are not compared.
  mustMatch: false,
  describeFault: ({ searchFilteredProducts: listing }) =>
    describeListingFault(listing, POPUP_SIZE) ?? (listing?.suggestions.length ? undefined : 'no suggestions'),
};

/** Searches that may find nothing. */
export const createSearchScenario = (name: string, searchQueries: readonly string[]): ApiScenario => ({
  ...searchScenario,
  name,
  variables: searchQueries.map((query) => ({ dto: { query } })),
  describeFault: ({ searchFilteredProducts: listing }) => describeCardsFault(listing, POPUP_SIZE),
});

const createProductScenario = (products: readonly RequestedProduct[]): ApiScenario => ({
  name: 'product',
  operation: productOperation,
  variables: products,
  mustMatch: true,
  describeFault({ product, similarProducts, reviewList }, variables) {
    if (!product || !('slug' in variables) || product.slug !== variables.slug) return 'another product';
    if (product.sizes.length === 0 || product.images.length === 0) return 'no sizes or no pictures';
    return similarProducts?.length && reviewList?.distribution.length === 5 ? undefined : 'no similar products or no ratings';
  },
});

const hitsScenario: ApiScenario = {
  ...createSearchScenario('hits', [...queries, ...unknownQueries.slice(0, 4)]),
  operation: hitsOperation,
  barePath: '/hits',
};

interface ProductFields {
  name: 'units' | 'offers';
  operation: string;
  field: 'items' | 'offers';
}

const createFieldScenario = ({ name, operation, field }: ProductFields, products: readonly RequestedProduct[]): ApiScenario => ({
  name,
  operation,
  barePath: `/${name}`,
  variables: products.map(({ slug }) => ({ slug })),
  mustMatch: true,
  describeFault({ product }, variables) {
    if (!product || !('slug' in variables) || product.slug !== variables.slug) return 'another product';
    return product[field]?.length ? undefined : `no ${field}`;
  },
});

/** Pages that `npm run lab -- bench` requests from the API. */
export const createApiScenarios = (products: readonly RequestedProduct[]): ApiScenario[] => [
  emptyScenario,
  cardsScenario,
  filteredScenario,
  createListingScenario('catalog', listings),
  searchScenario,
  hitsScenario,
  createSearchScenario('unknown', unknownQueries),
  createProductScenario(products),
  createFieldScenario({ name: 'units', operation: unitsOperation, field: 'items' }, products),
  createFieldScenario({ name: 'offers', operation: offersOperation, field: 'offers' }, products),
];
