import { describe, expect, it, jest } from '@jest/globals';
import { buildSearchDocument, toProductId } from '../document/search-document.harness.js';
import { allProducts } from '../engine/search-engine.port.js';
import { SearchSets } from '../sets/search-sets.js';
import { SearchSetsReader } from '../sets/search-sets-reader.js';
import { understand } from './query-understanding.js';

interface Goods {
  name: string;
  type: string;
  directory?: string;
  properties?: string[];
  brand?: string;
}

const clothes = 'Одежда';
const goods: readonly Goods[] = [
  { name: 'Прямые джинсы', type: 'Джинсы и брюки' },
  { name: 'Чиносы', type: 'Джинсы и брюки', properties: ['Как джинсы'] },
  { name: 'Брюки', type: 'Джинсы и брюки' },
  { name: 'Поло', type: 'Футболки и топы' },
  { name: 'Футболка', type: 'Футболки и топы' },
  { name: 'Рубашка', type: 'Рубашки и блузки' },
  { name: 'Блузка', type: 'Рубашки и блузки' },
  { name: 'Платье-рубашка', type: 'Платья' },
  { name: 'Слитный купальник', type: 'Купальники' },
  { name: 'Боди', type: 'Футболки и топы' },
  { name: 'Сумка кросс-боди', type: 'Сумки', directory: 'Сумки и рюкзаки' },
  { name: 'Худи', type: 'Толстовки' },
  { name: 'Свитшот', type: 'Толстовки' },
  { name: 'Рюкзак «Варежка»', type: 'Рюкзаки', directory: 'Сумки и рюкзаки', brand: 'Варежка' },
];

const nameById = new Map(goods.map(({ name }, index) => [toProductId(index), name]));

const sets = new SearchSets();
sets.applyChanges(
  goods.map(({ name, type, directory = clothes, properties = [], brand = 'Плотина' }, index) => {
    const texts = { sku: name, names: [name, type], brand: [brand], model: 'Шлюз', categories: [directory], properties };
    return { productId: toProductId(index), document: buildSearchDocument({ productId: toProductId(index), texts }) };
  }),
);
const reader = new SearchSetsReader(sets);

const findNames = (query: string): string[] => {
  const { words } = understand(query, sets);
  const ids = words ? reader.list({ ...allProducts, words, sort: 'POPULAR_FIRST', page: 1, limit: 100 }).ids : [];
  return ids.map((id) => nameById.get(id) ?? '').toSorted();
};

describe('a query matches', () => {
  it.each([
    ['a kind of goods rather than a product type whose name contains it', 'джинсы', ['Прямые джинсы']],
    ['a kind of goods rather than names that only mention it', 'рубашка', ['Рубашка']],
    ['a kind of goods rather than the second part of another name', 'боди', ['Боди']],
    ['a compound name by both of its words', 'платье рубашка', ['Платье-рубашка']],
    ['either of two joined kinds', 'джинсы и рубашки', ['Прямые джинсы', 'Рубашка']],
    ['either part of a compound name', 'Джинсы и брюки', ['Брюки', 'Прямые джинсы', 'Чиносы']],
    [
      'all products of a directory whose name no kind has',
      'одежда',
      goods
        .filter(({ directory = clothes }) => directory === clothes)
        .map(({ name }) => name)
        .sort(),
    ],
    ['all kinds that a broader term covers', 'толстовка', ['Свитшот', 'Худи']],
    ['one kind by a phrase that contains a broader term', 'толстовка с капюшоном', ['Худи']],
    ['a kind by a phrase', 'сумка через плечо', ['Сумка кросс-боди']],
    ['a kind by a phrase in another order', 'через плечо сумка', ['Сумка кросс-боди']],
    ['a word by its beginning, even if that resembles a stop word', 'купа', ['Слитный купальник']],
    ['nothing if the shop lacks the kind', 'перчатки', []],
    ['nothing if no word is typed', '%%%', []],
  ])('%s: %j', (_, query, names) => {
    expect(findNames(query)).toEqual(names);
  });

  it('everything if it is empty or has stop words only', () => {
    for (const query of ['', ' ', 'купить']) expect(findNames(query)).toHaveLength(goods.length);
  });
});

it('a query causes at most one fuzzy lookup per word and keyboard layout, and none for words beyond the first sixteen', () => {
  const findNear = jest.spyOn(sets.vocabulary.words, 'findNear');
  const words = Array.from({ length: 40 }, (_, index) => `${'бвгдж'[index % 5]}ъ${'клмнпрст'[Math.floor(index / 5)]}ъ`);
  understand(words.join(' '), sets);
  const lookedUpWords = findNear.mock.calls.map(([word]) => word);
  findNear.mockRestore();
  // Each of the first sixteen words may be looked up in two layouts.
  expect(lookedUpWords.length).toBeLessThanOrEqual(32);
  expect(new Set(lookedUpWords).size).toBe(lookedUpWords.length);
});
