import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBrand, buildProduct, buildProductItem } from '../../exports/testing.js';
import { indexDocuments } from '../document/documents.harness.js';
import type { buildSearchDocument } from '../document/search-document.harness.js';

const SEARCH = `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) {
  items { slug } suggestions takenFor adjustments { text reason name replacements } matches { productId name { start length } }
  filterList { brand { value name hex count } price { min max } } pagination { page limit totalPages totalItems } } }`;

interface Result {
  items: { slug: string }[];
  suggestions: string[];
  takenFor: string | null;
  adjustments: object[];
  matches: { productId: string; name: { start: number; length: number }[] }[];
  filterList: { brand: object[]; price: object | null };
  pagination: object;
}

type Texts = NonNullable<Parameters<typeof buildSearchDocument>[0]['texts']>;

let api: TestApi;

async function search(dto: object): Promise<Result> {
  const { data, errors } = await api.query<{ searchFilteredProducts: Result }>(SEARCH, { dto });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('the response has no data');
  return data.searchFilteredProducts;
}

const findSlugs = async (query: string): Promise<string[]> => (await search({ query })).items.map(({ slug }) => slug).sort();

interface Good {
  slug: string;
  name: string;
  brand: string;
  colour?: string[];
  unitSold: number;
  document?: Omit<Parameters<typeof buildSearchDocument>[0], 'productId' | 'texts'>;
  texts?: Texts;
}

const women = { sexes: ['FEMALE' as const] };
const men = { sexes: ['MALE' as const] };

const goods: Good[] = [
  { slug: 'white-keds', name: 'Кеды «Полдень»', brand: 'Весна', unitSold: 5, document: women, texts: { sku: 'VS-KED-01' } },
  { slug: 'black-keds', name: 'Кеды «Север»', brand: 'Kedrovka', colour: ['чёрный'], unitSold: 7, document: men },
  { slug: 'runners', name: 'Беговые кроссовки', brand: 'Kedrovka', unitSold: 9, document: { ...men, offers: ['42:FAST'] } },
  { slug: 'shoes', name: 'Туфли', brand: 'Весна', unitSold: 1, document: { ...women, material: 'LEATHER', seasons: ['WINTER'] } },
  { slug: 'hoodie', name: 'Худи', brand: 'Marble Hare', unitSold: 2, texts: { brand: ['Marble Hare', 'Марбл Хэйр'] } },
  { slug: 'jacket', name: 'Куртка', brand: 'Весна', unitSold: 3 },
  { slug: 'tee', name: 'Футболка', brand: 'Весна', unitSold: 4 },
  { slug: 'boots', name: 'Ботинки', brand: 'Весна', unitSold: 6 },
  { slug: 'skirt', name: 'Юбка', brand: 'Весна', unitSold: 8 },
];

async function listGood({ slug, name, brand, colour = ['белый'], unitSold, document = {}, texts = {} }: Good): Promise<void> {
  const brandRow = (await api.db.brand.findFirst({ where: { name: brand } })) ?? (await buildBrand(api.db, { name: brand }));
  const sku = texts.sku ?? `SKU-${slug}`;
  const { id: productId } = await buildProduct(api.db, { slug, name, sku, brandId: brandRow.id, unitSold });
  await buildProductItem(api.db, { productId, price: BigInt(unitSold * 100) });
  const allTexts = { names: [name], brand: [brand], colour, model: 'Депо', ...texts, sku };
  await indexDocuments(api, [
    { productId, directories: ['obuv'], ...document, brand: brandRow.slug, unitSold, price: unitSold * 100, texts: allTexts },
  ]);
}

beforeAll(async () => {
  api = await startTestApi();
  for (const good of goods) await listGood(good);
});
afterAll(() => api.close());

describe('searchFilteredProducts finds', () => {
  it.each([
    ['кроссовок', ['runners']],
    ['кроссовки', ['runners']],
    ['туфель', ['shoes']],
    ['курток', ['jacket']],
    ['футболок', ['tee']],
    ['ботинок', ['boots']],
    ['юбок', ['skirt']],
  ])('products by the word form %j', async (query, slugs) => {
    expect(await findSlugs(query)).toEqual(slugs);
  });

  it.each([
    ['a typo', 'красовки', ['runners']],
    ['two swapped letters', 'футблока', ['tee']],
    ['letters swapped at the end', 'туфеьл', ['shoes']],
    ['the wrong keyboard layout', 'rhjccjdrb', ['runners']],
    ['the wrong keyboard layout and punctuation for letters', ',jnbyrb', ['boots']],
    ['a Latin brand in the wrong keyboard layout', 'Лувкщмлф', ['black-keds', 'runners']],
    ['a Latin brand in Cyrillic letters', 'кедровка', ['black-keds', 'runners']],
    ['a Cyrillic brand in Latin letters', 'vesna', ['boots', 'jacket', 'shoes', 'skirt', 'tee', 'white-keds']],
    ['a spelling that a manager has saved', 'марбл хэйр', ['hoodie']],
    ['е instead of ё', 'черные', ['black-keds']],
    ['an incomplete word', 'крос', ['runners']],
    ['an incomplete word with a typo', 'кроссав', ['runners']],
    ['a synonym', 'толстовка с капюшоном', ['hoodie']],
    ['a material', 'кожаные', ['shoes']],
    ['a season', 'зимние', ['shoes']],
    ['a SKU', 'VS-KED-01', ['white-keds']],
    ['a SKU with other separators', 'vs ked 01', ['white-keds']],
    ['colour, sex and kind', 'женские белые кеды', ['white-keds']],
    ['colour, sex and kind in another form and order', 'белых женских кед', ['white-keds']],
    ['a size', 'кроссовки 42 размера', ['runners']],
    ['stop words', 'купить кеды недорого', ['black-keds', 'white-keds']],
    ['a soft hyphen', 'крос\u00adсовки', ['runners']],
    ['punctuation between the words', '«кеды», чёрные!', ['black-keds']],
  ])('products for a query with %s: %j', async (_, query, slugs) => {
    expect(await findSlugs(query)).toEqual(slugs);
  });

  it.each([
    'adidas',
    'женские кроссовки',
    'мебель',
    "' OR true --",
    '%%%',
    '🙂🙂',
    '.',
    'ъъъ',
    '43',
    'бюстгальтер',
    'юла',
  ])('nothing for a query that no product matches: %j', async (query) => {
    const { items, pagination, filterList } = await search({ query });
    expect(items).toEqual([]);
    expect(pagination).toMatchObject({ totalItems: 0 });
    expect(filterList).toEqual({ brand: [], price: null });
  });

  it.each([
    ['no query', {}],
    ['an empty query', { query: '' }],
    ['the query null', { query: null }],
    ['a query of spaces', { query: '  ' }],
    ['a query of stop words', { query: 'купить для' }],
  ])('popular products for %s', async (_query, dto) => {
    const { items, suggestions } = await search(dto);
    expect(items.slice(0, 3).map(({ slug }) => slug)).toEqual(['runners', 'skirt', 'black-keds']);
    expect(suggestions).toEqual([]);
  });

  it('the best matches first, and among equal matches the best-selling', async () => {
    await listGood({ slug: 'laces', name: 'Шнурки', brand: 'Весна', unitSold: 99, texts: { names: ['Шнурки', 'Кеды'] } });
    expect((await search({ query: 'кеды' })).items).toEqual([{ slug: 'black-keds' }, { slug: 'white-keds' }, { slug: 'laces' }]);
    expect((await search({ query: 'кеды', sort: 'CHEAP_FIRST' })).items).toEqual([
      { slug: 'white-keds' },
      { slug: 'black-keds' },
      { slug: 'laces' },
    ]);
  });
});

describe('searchFilteredProducts', () => {
  it('searches within a directory with filters and pages', async () => {
    expect((await search({ query: 'кеды', directory: 'obuv' })).pagination).toMatchObject({ totalItems: 3 });
    for (const directory of ['sumki', 'No slug']) expect((await search({ query: 'кеды', directory })).items).toEqual([]);
    expect((await search({ query: 'кеды', filters: { sex: ['MALE'], price: { max: 700 } } })).items).toEqual([{ slug: 'black-keds' }]);
    const second = await search({ query: 'кеды', pagination: { page: 2, limit: 1 } });
    expect(second.items).toEqual([{ slug: 'white-keds' }]);
    expect(second.pagination).toEqual({ page: 2, limit: 1, totalPages: 3, totalItems: 3 });
    expect((await search({ query: 'кеды' })).pagination).toMatchObject({ page: 1, limit: 8 });
  });

  it('suggests completions in the spelling of the catalog', async () => {
    expect((await search({ query: 'Kedr' })).suggestions).toEqual(['Kedrovka']);
    expect((await search({ query: 'белые туф' })).suggestions).toContain('белые туфли');
    expect((await search({ query: 'красовки' })).suggestions).toContain('кроссовки');
    expect((await search({ query: 'кросовки 42' })).suggestions).toEqual(['кроссовки 42']);
    expect((await search({ query: 'кеды и ботинки' })).suggestions).toEqual(['кеды и ботинки Весна', 'кеды и ботинки Kedrovka']);
    expect((await search({ query: 'adidas' })).suggestions).toEqual([]);
  });

  it.each([
    ['a typo', 'красовки', 'кроссовки'],
    ['a missing double letter', 'Кросовки', 'кроссовки'],
    ['a typo in one of two words', 'чёрные кросовки', 'чёрные кроссовки'],
    ['the wrong keyboard layout', 'rhjccjdrb', 'кроссовки'],
    ['a typo in the first of two alternatives', 'красовки и ботинки', 'кроссовки и ботинки'],
    ['a typo in the second of two alternatives', 'ботинки и красовки', 'ботинки и кроссовки'],
    ['a typo before a stop word', 'красовки от Kedrovka', 'кроссовки от kedrovka'],
  ])('corrects %s: %j to %j', async (_, query, words) => {
    expect((await search({ query })).takenFor).toBe(words);
  });

  it.each([
    ['another word form', 'кроссовок'],
    ['an incomplete word', 'крос'],
    ['a synonym', 'толстовка с капюшоном'],
    ['a Latin brand in Cyrillic letters', 'кедровка'],
    ['stop words', 'купить кеды недорого'],
    ['a SKU', 'VS-KED-01'],
    ['a brand that the shop lacks', 'adidas'],
    ['an empty query', ''],
  ])('does not correct %s: %j', async (_, query) => {
    expect((await search({ query })).takenFor).toBeNull();
  });

  it('reports dropped and replaced words', async () => {
    const { items, adjustments } = await search({ query: 'лонгслив adidas оверсайз' });
    expect(items).toEqual([{ slug: 'tee' }]);
    expect(adjustments).toEqual([
      { text: 'лонгслив', reason: 'UNAVAILABLE_KIND', name: 'лонгсливов', replacements: ['футболки'] },
      { text: 'adidas', reason: 'UNAVAILABLE_BRAND', name: 'Adidas', replacements: [] },
      { text: 'оверсайз', reason: 'NOT_MATCHED', name: null, replacements: [] },
    ]);
    expect((await search({ query: 'белые кеды' })).adjustments).toEqual([]);
  });

  it('returns the matched ranges of a name', async () => {
    const { matches } = await search({ query: 'кедами полдень' });
    expect(matches.map(({ name }) => name)).toEqual([
      [
        { start: 0, length: 4 },
        { start: 6, length: 7 },
      ],
    ]);
  });

  it('accepts a text of 5,000 characters', async () => {
    expect((await search({ query: 'кеды '.repeat(1_000) })).pagination).toMatchObject({ totalItems: 3 });
  });

  it('finds new products at once', async () => {
    const rare = { slug: 'rare', name: 'Пинетки', brand: 'Весна', unitSold: 1 };
    expect(await findSlugs('пинетки')).toEqual([]);
    await listGood(rare);
    expect(await findSlugs('пинеток')).toEqual(['rare']);
  });
});
