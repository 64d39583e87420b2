import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { bearer, signIn } from '../auth/session/sessions.harness.js';
import { buildBrand, buildProduct, buildProductItem, buildSize } from '../exports/testing.js';
import { Clock } from '../platform/process/clock.js';
import { HOUR_MS } from '../platform/process/durations.js';
import { indexDocuments } from '../search/document/documents.harness.js';
import { type DisplayedPrice, priceCases, type Unit } from './viewer-prices.harness.js';

const PRICES = 'priceDetails { payable before from memberSaving cashback }';
const PAGE_QUERY = `query ($ids: [ID!]!) {
  card: productList(dto: { productIds: $ids }) { ${PRICES} }
  page: findProucts(dto: { productIds: $ids }) { ${PRICES}
    sizes { name isAvailable ${PRICES} } offers { productItemId deliverySpeed size { name } ${PRICES} } } }`;
const CART_QUERY = `query ($ids: [ID!]!) { quote(dto: { productItemIds: $ids }) { lines { payable before memberSaving cashback problem } } }`;
const LISTING_QUERY = `query ($name: String!, $brand: String!) {
  card: filteredProducts(dto: { filters: { brand: [$brand] } }) { items { ${PRICES} } }
  row: searchFilteredProducts(dto: { query: $name }) { items { ${PRICES} } } }`;

interface Prices {
  payable: number;
  before: number | null;
  from: boolean;
  memberSaving: number | null;
  cashback: number;
}

interface PricedProduct {
  priceDetails: Prices | null;
}

interface Page extends PricedProduct {
  sizes: (PricedProduct & { name: string; isAvailable: boolean })[];
  offers: { productItemId: string; deliverySpeed: string; size: { name: string }; priceDetails: Prices }[];
}

let api: TestApi;
const products = new Map<string, { id: string; name: string; brand: string }>();
const headers = { guest: {}, member: {} };

const unavailabilityFields = {
  sold: { soldAt: new Date() },
  reserved: { reservedUntil: new Date(Date.now() + HOUR_MS) },
  inactive: { active: false },
};
/** Names without a common word, so that a search for one product finds no other. */
const names = [
  'Апельсин',
  'Велосипед',
  'Глобус',
  'Диван',
  'Ежевика',
  'Журнал',
  'Зеркало',
  'Инжир',
  'Камертон',
  'Лампа',
  'Матрас',
  'Ножницы',
  'Обруч',
  'Парус',
];
const toKopecks = (roubles: number) => BigInt(roubles) * 100n;

async function buildUnit(productId: string, sizes: ReadonlyMap<string, string>, unit: Unit): Promise<void> {
  const { size = '38', isFast = true, price, memberPrice, oldPrice, unavailability } = unit;
  await buildProductItem(api.db, {
    productId,
    sizeId: sizes.get(size) ?? '',
    supplier: isFast ? 'MEET_WAREHOUSE' : 'CONTRACTOR',
    price: toKopecks(price),
    loyaltyPrice: memberPrice === undefined ? null : toKopecks(memberPrice),
    oldPrice: oldPrice === undefined ? null : toKopecks(oldPrice),
    ...(unavailability && unavailabilityFields[unavailability]),
  });
}

beforeAll(async () => {
  api = await startTestApi();
  headers.member = bearer((await signIn(api)).tokens);
  const sizes = new Map<string, string>();
  for (const name of ['38', '39']) sizes.set(name, (await buildSize(api.db, { name, position: Number(name) })).id);
  for (const [index, [kind, { units }]] of Object.entries(priceCases).entries()) {
    const name = names[index] ?? kind;
    const brand = await buildBrand(api.db);
    const { id } = await buildProduct(api.db, { name, brandId: brand.id });
    products.set(kind, { id, name, brand: brand.slug });
    for (const unit of units) await buildUnit(id, sizes, unit);
    const isListed = units.some(({ unavailability }) => unavailability === undefined);
    if (isListed) await indexDocuments(api, [{ productId: id, brand: brand.slug, texts: { names: [name] } }]);
  }
});
afterAll(() => api.close());

const VIEWERS = ['guest', 'member'] as const;
const cases = Object.keys(priceCases).flatMap((kind) => VIEWERS.map((viewer) => ({ kind, viewer })));

async function runQuery<Data>(viewer: (typeof VIEWERS)[number], query: string, variables: object): Promise<Data> {
  const response = (await (await api.post({ query, variables }, headers[viewer])).json()) as GraphqlResponse<Data>;
  expect(response.errors).toBeUndefined();
  if (!response.data) throw new Error('nothing was answered');
  return response.data;
}

const findCase = (kind: string) => {
  const [product, expected] = [products.get(kind), priceCases[kind]];
  if (!product || !expected) throw new Error(`there is no ${kind}`);
  return { product, expected };
};
const toRoubles = (amount: number | null) => (amount === null ? null : amount / 100);
const readDisplayed = ({ priceDetails: prices }: PricedProduct): DisplayedPrice =>
  prices && {
    payable: prices.payable / 100,
    before: toRoubles(prices.before),
    from: prices.from,
    memberSaving: toRoubles(prices.memberSaving),
  };

describe('the price for a viewer', () => {
  it.each(cases)('is the same for a $viewer on card, product page and search row, with $kind', async ({ kind, viewer }) => {
    const { product, expected } = findCase(kind);
    const { displayedPrice } = expected[viewer];
    const { card, page } = await runQuery<{ card: PricedProduct[]; page: Page[] }>(viewer, PAGE_QUERY, { ids: [product.id] });
    expect([...card, ...page].map(readDisplayed)).toEqual([displayedPrice, displayedPrice]);
    const listings = await runQuery<Record<'card' | 'row', { items: PricedProduct[] }>>(viewer, LISTING_QUERY, product);
    expect([...listings.card.items, ...listings.row.items].map(readDisplayed)).toEqual(
      displayedPrice ? [displayedPrice, displayedPrice] : [],
    );
  });

  it.each(cases)('is the same for a $viewer in offers, sizes and the cart, with $kind', async ({ kind, viewer }) => {
    const { product, expected } = findCase(kind);
    const { page } = await runQuery<{ page: Page[] }>(viewer, PAGE_QUERY, { ids: [product.id] });
    const { offers, sizes } = page[0] ?? { offers: [], sizes: [] };
    expect(offers.map(({ size, deliverySpeed, priceDetails }) => `${size.name} ${deliverySpeed} ${priceDetails.payable / 100}`)).toEqual(
      expected[viewer].offers,
    );
    expect(offers.some(({ priceDetails }) => priceDetails.from)).toBe(false);
    for (const { name, isAvailable, priceDetails } of sizes) {
      const cheapest = offers.find(({ size }) => size.name === name)?.priceDetails;
      expect(priceDetails).toEqual(isAvailable ? { ...cheapest, from: expect.any(Boolean) } : null);
    }
    const { quote } = await runQuery<{ quote: { lines: object[] } }>(viewer, CART_QUERY, {
      ids: offers.map(({ productItemId }) => productItemId),
    });
    const inCart = offers.map(({ priceDetails: { from: _from, cashback: _cashback, ...prices } }) => ({ ...prices, problem: null }));
    expect(quote.lines).toEqual(inCart.map((line) => ({ ...line, cashback: expect.any(Number) })));
  });

  it('is the lower price for a size with two delivery speeds, marked as the lowest of several', async () => {
    const { product } = findCase('a member price for one delivery speed only');
    const { page } = await runQuery<{ page: Page[] }>('member', PAGE_QUERY, { ids: [product.id] });
    expect(page[0]?.sizes.map(readDisplayed)).toEqual([{ payable: 900, before: 1100, from: true, memberSaving: null }]);
  });

  it('is null with an error for an invalid token, without affecting other fields', async () => {
    const { product } = findCase('one price for all');
    const query =
      'query ($id: ID!) { product(dto: { id: $id }) { name priceDetails { payable } sizes { name priceDetails { payable } } } }';
    const response = await api.post({ query, variables: { id: product.id } }, bearer({ accessToken: 'no token', refreshToken: '' }));
    const { data, errors = [] } = (await response.json()) as GraphqlResponse<{ product: object }>;
    const buildUnpriced = (name: string) => ({ name, priceDetails: null });
    expect(data?.product).toEqual({ ...buildUnpriced(product.name), sizes: [buildUnpriced('38'), buildUnpriced('39')] });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(Array.from({ length: 3 }, () => 'UNAUTHENTICATED'));
  });

  it('ignores a reserved unit until the exact moment at which its reservation ends', async () => {
    const { id: productId } = await buildProduct(api.db);
    const reservedUntil = new Date(Date.now() + HOUR_MS);
    await buildProductItem(api.db, { productId, price: toKopecks(1000), reservedUntil });
    const clock = api.app.get(Clock);
    const readPricesAt = async (now: Date) => {
      Object.assign(clock, { now: () => now });
      const { card } = await runQuery<{ card: PricedProduct[] }>('guest', PAGE_QUERY, { ids: [productId] });
      return card.map(readDisplayed);
    };
    try {
      expect(await readPricesAt(new Date(reservedUntil.getTime() - 1))).toEqual([null]);
      expect(await readPricesAt(reservedUntil)).toEqual([{ payable: 1000, before: null, from: false, memberSaving: null }]);
    } finally {
      Reflect.deleteProperty(clock, 'now');
    }
  });

  it('includes the cashback of the loyalty level of the viewer', async () => {
    const { product } = findCase('a member price on the only size');
    const account = await api.db.account.create({ data: { registrationSource: 'EMAIL', spentAmount: 400_000_00n } });
    headers.member = bearer((await signIn(api, { accountId: account.id })).tokens);
    const readCashback = async (viewer: (typeof VIEWERS)[number]) =>
      (await runQuery<{ card: PricedProduct[] }>(viewer, PAGE_QUERY, { ids: [product.id] })).card[0]?.priceDetails?.cashback;
    expect([await readCashback('guest'), await readCashback('member')]).toEqual([30, 80]);
  });
});

describe('listings', () => {
  it('sort and filter by guest prices for every viewer', async () => {
    const listingQuery = `query ($brands: [String!]) { filteredProducts(dto: { sort: CHEAP_FIRST, filters: { brand: $brands, price: { min: 95000, max: 115000 } } }) {
      items { name priceDetails { price payable } } } }`;
    const brand = (await buildBrand(api.db)).slug;
    for (const [name, price, member] of [
      ['Вторая', 1100, 100],
      ['Первая', 1000, 1000],
      ['Дорогая', 2000, 1000],
    ] as const) {
      const { id: productId } = await buildProduct(api.db, { name });
      await buildProductItem(api.db, { productId, price: toKopecks(price), loyaltyPrice: toKopecks(member) });
      await indexDocuments(api, [{ productId, brand, price: price * 100 }]);
    }
    for (const viewer of VIEWERS) {
      const { filteredProducts } = await runQuery<{ filteredProducts: { items: { name: string }[] } }>(viewer, listingQuery, {
        brands: [brand],
      });
      expect(filteredProducts.items.map(({ name }) => name)).toEqual(['Первая', 'Вторая']);
    }
  });
});

describe('GET responses with prices', () => {
  const url = (query: string) => `${api.url}/graphql?${new URLSearchParams({ query })}`;
  const readCacheControl = async (query: string, extraHeaders: Record<string, string> = {}) =>
    (await fetch(url(query), { headers: { 'apollo-require-preflight': 'true', ...extraHeaders } })).headers.get('cache-control');

  it('are cacheable for guests and private for members', async () => {
    for (const query of [
      '{ filteredProducts(dto: {}) { items { priceDetails { payable } } } }',
      '{ quote(dto: { productItemIds: [] }) { total } }',
    ]) {
      expect(await readCacheControl(query)).toBe('public, max-age=1');
      expect(await readCacheControl(query, headers.member)).toBe('private, no-store');
    }
  });
});
