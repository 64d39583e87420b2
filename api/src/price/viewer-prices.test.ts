import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearer, signIn } from '../auth/session/sessions.harness.js';
import { buildBrand, buildProduct, buildProductItem, buildSize } from '../exports/testing.js';
import { HOUR_MS } from '../platform/time/durations.js';
import { listDocuments } from '../search/document/documents.harness.js';
import { type GraphqlAnswer, startTestApi, type TestApi } from '../test-api.harness.js';

const PRICES = 'priceDetails { payable before from memberSaving cashback }';
const PAGE = `query ($ids: [ID!]!) {
  card: productList(dto: { productIds: $ids }) { ${PRICES} }
  page: findProucts(dto: { productIds: $ids }) { ${PRICES}
    sizes { name isAvailable ${PRICES} } offers { productItemId deliverySpeed size { name } ${PRICES} } } }`;
const CART = `query ($ids: [ID!]!) { quote(dto: { productItemIds: $ids }) { lines { payable before memberSaving cashback problem } } }`;
const LISTED = `query ($name: String!, $brand: String!) {
  card: filteredProducts(dto: { filters: { brand: [$brand] } }) { items { ${PRICES} } }
  row: searchFilteredProducts(dto: { query: $name }) { items { ${PRICES} } } }`;

interface Prices {
  payable: number;
  before: number | null;
  from: boolean;
  memberSaving: number | null;
  cashback: number;
}

interface Priced {
  priceDetails: Prices | null;
}

interface Page extends Priced {
  sizes: (Priced & { name: string; isAvailable: boolean })[];
  offers: { productItemId: string; deliverySpeed: string; size: { name: string }; priceDetails: Prices }[];
}

interface Unit {
  size?: string;
  fast?: boolean;
  price: number;
  member?: number;
  old?: number;
  taken?: 'sold' | 'reserved' | 'inactive';
}

/** Amount payable, price struck through beside it, whether «от» is shown, and what a guest would save by signing in; null when sold out. */
type Shown = [payable: number, before: number | null, from: boolean, memberSaving: number | null] | null;
/** Size, speed and what the viewer pays, in the order of the API. */
type Choice = `${string} ${'FAST' | 'SLOW'} ${number}`;

interface Kind {
  units: Unit[];
  guest: { shown: Shown; offers: Choice[] };
  member: { shown: Shown; offers: Choice[] };
}

const kinds: Record<string, Kind> = {
  'one price for all': {
    units: [{ price: 1000 }, { size: '39', price: 1000 }],
    guest: { shown: [1000, null, false, null], offers: ['38 FAST 1000', '39 FAST 1000'] },
    member: { shown: [1000, null, false, null], offers: ['38 FAST 1000', '39 FAST 1000'] },
  },
  'member price on the only size': {
    units: [{ price: 1000, member: 800 }],
    guest: { shown: [1000, null, false, 200], offers: ['38 FAST 1000'] },
    member: { shown: [800, 1000, false, null], offers: ['38 FAST 800'] },
  },
  'member price on the dearer size': {
    units: [{ price: 1000 }, { size: '39', price: 1200, member: 800 }],
    guest: { shown: [1000, null, true, null], offers: ['38 FAST 1000', '39 FAST 1200'] },
    member: { shown: [800, 1200, true, null], offers: ['38 FAST 1000', '39 FAST 800'] },
  },
  'member price that makes all sizes cost the same': {
    units: [{ price: 1000 }, { size: '39', price: 1200, member: 1000 }],
    guest: { shown: [1000, null, true, null], offers: ['38 FAST 1000', '39 FAST 1200'] },
    member: { shown: [1000, null, false, null], offers: ['38 FAST 1000', '39 FAST 1000'] },
  },
  'member price on one speed only': {
    units: [
      { price: 1000, fast: false },
      { price: 1100, member: 900 },
    ],
    guest: { shown: [1000, null, true, null], offers: ['38 SLOW 1000', '38 FAST 1100'] },
    member: { shown: [900, 1100, true, null], offers: ['38 FAST 900', '38 SLOW 1000'] },
  },
  'sold-out cheapest': {
    units: [
      { price: 500, member: 100, taken: 'sold' },
      { price: 600, member: 100, taken: 'reserved' },
      { price: 700, member: 100, taken: 'inactive' },
      { size: '39', price: 1000, member: 900 },
    ],
    guest: { shown: [1000, null, false, 100], offers: ['39 FAST 1000'] },
    member: { shown: [900, 1000, false, null], offers: ['39 FAST 900'] },
  },
  'old price on the cheapest only': {
    units: [
      { price: 1000, old: 1500 },
      { size: '39', price: 1100 },
    ],
    guest: { shown: [1000, 1500, true, null], offers: ['38 FAST 1000', '39 FAST 1100'] },
    member: { shown: [1000, 1500, true, null], offers: ['38 FAST 1000', '39 FAST 1100'] },
  },
  'old price on the dearer only, cheaper for members': {
    units: [{ price: 1000 }, { size: '39', price: 1100, old: 1500, member: 700 }],
    guest: { shown: [1000, null, true, null], offers: ['38 FAST 1000', '39 FAST 1100'] },
    member: { shown: [700, 1500, true, null], offers: ['38 FAST 1000', '39 FAST 700'] },
  },
  'a dearer unit behind the same offer': {
    units: [{ price: 1000 }, { price: 1300 }],
    guest: { shown: [1000, null, true, null], offers: ['38 FAST 1000'] },
    member: { shown: [1000, null, true, null], offers: ['38 FAST 1000'] },
  },
  'nothing left': {
    units: [{ price: 1000, member: 800, taken: 'sold' }],
    guest: { shown: null, offers: [] },
    member: { shown: null, offers: [] },
  },
};

let api: TestApi;
const products = new Map<string, { id: string; name: string; brand: string }>();
const headers = { guest: {}, member: {} };

const states = {
  sold: { soldAt: new Date() },
  reserved: { reservedUntil: new Date(Date.now() + HOUR_MS) },
  inactive: { active: false },
};
/** Names with no word in common, so that a search for one finds no other. */
const names = ['Апельсин', 'Велосипед', 'Глобус', 'Диван', 'Ежевика', 'Журнал', 'Зеркало', 'Инжир', 'Камертон', 'Лампа'];
const roubles = (amount: number) => BigInt(amount) * 100n;

async function buildUnit(productId: string, sizes: ReadonlyMap<string, string>, unit: Unit): Promise<void> {
  const { size = '38', fast = true, price, member, old, taken } = unit;
  await buildProductItem(api.db, {
    productId,
    sizeId: sizes.get(size) ?? '',
    supplier: fast ? 'MEET_WAREHOUSE' : 'CONTRACTOR',
    price: roubles(price),
    loyaltyPrice: member === undefined ? null : roubles(member),
    oldPrice: old === undefined ? null : roubles(old),
    ...(taken && states[taken]),
  });
}

beforeAll(async () => {
  api = await startTestApi();
  headers.member = bearer((await signIn(api)).tokens);
  const sizes = new Map<string, string>();
  for (const name of ['38', '39']) sizes.set(name, (await buildSize(api.db, { name, position: Number(name) })).id);
  for (const [place, [kind, { units }]] of Object.entries(kinds).entries()) {
    const name = names[place] ?? kind;
    const brand = await buildBrand(api.db);
    const { id } = await buildProduct(api.db, { name, brandId: brand.id });
    products.set(kind, { id, name, brand: brand.slug });
    for (const unit of units) await buildUnit(id, sizes, unit);
    const isListed = units.some(({ taken }) => taken === undefined);
    if (isListed) await listDocuments(api, [{ productId: id, brand: brand.slug, texts: { names: [name] } }]);
  }
});
afterAll(() => api.close());

const viewers = ['guest', 'member'] as const;
const cases = Object.keys(kinds).flatMap((kind) => viewers.map((viewer) => ({ kind, viewer })));

async function ask<Data>(viewer: (typeof viewers)[number], query: string, variables: object): Promise<Data> {
  const answer = (await (await api.post({ query, variables }, headers[viewer])).json()) as GraphqlAnswer<Data>;
  expect(answer.errors).toBeUndefined();
  if (!answer.data) throw new Error('nothing was answered');
  return answer.data;
}

const known = (kind: string) => {
  const [product, expected] = [products.get(kind), kinds[kind]];
  if (!product || !expected) throw new Error(`there is no ${kind}`);
  return { product, expected };
};
const inRoubles = (amount: number | null) => (amount === null ? null : amount / 100);
const shownOf = ({ priceDetails: prices }: Priced): Shown =>
  prices && [prices.payable / 100, inRoubles(prices.before), prices.from, inRoubles(prices.memberSaving)];

describe('what a viewer pays', () => {
  it.each(cases)('is the same on card, product page and search row: $kind, $viewer', async ({ kind, viewer }) => {
    const { product, expected } = known(kind);
    const { shown } = expected[viewer];
    const { card, page } = await ask<{ card: Priced[]; page: Page[] }>(viewer, PAGE, { ids: [product.id] });
    expect([...card, ...page].map(shownOf)).toEqual([shown, shown]);
    const listed = await ask<Record<'card' | 'row', { items: Priced[] }>>(viewer, LISTED, product);
    expect([...listed.card.items, ...listed.row.items].map(shownOf)).toEqual(shown ? [shown, shown] : []);
  });

  it.each(cases)('is the same in offers, sizes and the cart: $kind, $viewer', async ({ kind, viewer }) => {
    const { product, expected } = known(kind);
    const { page } = await ask<{ page: Page[] }>(viewer, PAGE, { ids: [product.id] });
    const { offers, sizes } = page[0] ?? { offers: [], sizes: [] };
    expect(offers.map(({ size, deliverySpeed, priceDetails }) => `${size.name} ${deliverySpeed} ${priceDetails.payable / 100}`)).toEqual(
      expected[viewer].offers,
    );
    expect(offers.some(({ priceDetails }) => priceDetails.from)).toBe(false);
    for (const { name, isAvailable, priceDetails } of sizes) {
      const cheapest = offers.find(({ size }) => size.name === name)?.priceDetails;
      expect(priceDetails).toEqual(isAvailable ? { ...cheapest, from: expect.any(Boolean) } : null);
    }
    const { quote } = await ask<{ quote: { lines: object[] } }>(viewer, CART, { ids: offers.map(({ productItemId }) => productItemId) });
    const inCart = offers.map(({ priceDetails: { from: _from, cashback: _cashback, ...prices } }) => ({ ...prices, problem: null }));
    expect(quote.lines).toEqual(inCart.map((line) => ({ ...line, cashback: expect.any(Number) })));
  });

  it('of a size at two speeds is the cheaper one, with «от»', async () => {
    const { product } = known('member price on one speed only');
    const { page } = await ask<{ page: Page[] }>('member', PAGE, { ids: [product.id] });
    expect(page[0]?.sizes.map(shownOf)).toEqual([[900, 1100, true, null]]);
  });

  it('earns cashback at the level of the viewer', async () => {
    const { product } = known('member price on the only size');
    const account = await api.db.account.create({ data: { registrationSource: 'EMAIL', spentAmount: 400_000_00n } });
    headers.member = bearer((await signIn(api, { accountId: account.id })).tokens);
    const cashbackFor = async (viewer: (typeof viewers)[number]) =>
      (await ask<{ card: Priced[] }>(viewer, PAGE, { ids: [product.id] })).card[0]?.priceDetails?.cashback;
    expect([await cashbackFor('guest'), await cashbackFor('member')]).toEqual([30, 80]);
  });
});

describe('listings', () => {
  it('sort and filter by guest prices for every viewer', async () => {
    const listed = `query ($brands: [String!]) { filteredProducts(dto: { sort: CHEAP_FIRST, filters: { brand: $brands, price: { min: 95000, max: 115000 } } }) {
      items { name priceDetails { price payable } } } }`;
    const brand = (await buildBrand(api.db)).slug;
    for (const [name, price, member] of [
      ['Вторая', 1100, 100],
      ['Первая', 1000, 1000],
      ['Дорогая', 2000, 1000],
    ] as const) {
      const { id: productId } = await buildProduct(api.db, { name });
      await buildProductItem(api.db, { productId, price: roubles(price), loyaltyPrice: roubles(member) });
      await listDocuments(api, [{ productId, brand, price: price * 100 }]);
    }
    for (const viewer of viewers) {
      const { filteredProducts } = await ask<{ filteredProducts: { items: { name: string }[] } }>(viewer, listed, { brands: [brand] });
      expect(filteredProducts.items.map(({ name }) => name)).toEqual(['Первая', 'Вторая']);
    }
  });
});

describe('GET answers with prices', () => {
  const url = (query: string) => `${api.url}/graphql?${new URLSearchParams({ query })}`;
  const cacheOf = async (query: string, given: Record<string, string> = {}) =>
    (await fetch(url(query), { headers: { 'apollo-require-preflight': 'true', ...given } })).headers.get('cache-control');

  it('are cacheable for guests and private for members', async () => {
    for (const query of [
      '{ filteredProducts(dto: {}) { items { priceDetails { payable } } } }',
      '{ quote(dto: { productItemIds: [] }) { total } }',
    ]) {
      expect(await cacheOf(query)).toBe('public, max-age=1');
      expect(await cacheOf(query, headers.member)).toBe('private, no-store');
    }
  });
});
