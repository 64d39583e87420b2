import { describe, expect, it } from '@jest/globals';
import { buildSearchDocument, toProductId } from '../document/search-document.harness.js';
import { allProducts } from '../engine/search-engine.port.js';
import { SearchSets } from '../sets/search-sets.js';
import { SearchSetsReader } from '../sets/search-sets-reader.js';
import { understand } from './query-understanding.js';
import { findSuggestions } from './suggestions.js';

interface Goods {
  name: string;
  type: string;
  brand?: string;
  colour?: string;
  sexes?: ('FEMALE' | 'MALE')[];
}

const goods: readonly Goods[] = [
  { name: 'Футболка', type: 'Футболки', colour: 'белый' },
  { name: 'Прямые джинсы', type: 'Джинсы', sexes: ['FEMALE'] },
  { name: 'Платье', type: 'Платья', sexes: ['FEMALE'], colour: 'красный' },
  { name: 'Юбка миди', type: 'Юбки', sexes: ['FEMALE'] },
  { name: 'Сумка', type: 'Сумки' },
  { name: 'Кроссовки', type: 'Кроссовки', brand: 'Kedrovka', sexes: ['MALE'] },
  { name: 'Ботинки', type: 'Ботинки', brand: 'Kedrovka', sexes: ['MALE'] },
  { name: 'Пуховик', type: 'Куртки' },
  { name: 'Пальто', type: 'Пальто' },
  { name: 'Худи', type: 'Худи' },
  { name: 'Брюки', type: 'Брюки' },
  { name: 'Сабо', type: 'Сабо' },
];

const sets = new SearchSets();
sets.applyChanges(
  goods.map(({ name, type, brand = 'Плотина', colour = 'чёрный', sexes = ['FEMALE', 'MALE'] }, index) => {
    const texts = {
      sku: `AA-${index}00`,
      names: [name, type],
      brand: [brand],
      model: 'Шлюз',
      colour: [colour],
      categories: [],
      properties: [],
    };
    return { productId: toProductId(index), document: buildSearchDocument({ productId: toProductId(index), sexes, texts }) };
  }),
);
const reader = new SearchSetsReader(sets);
const nameById = new Map(goods.map(({ name }, index) => [toProductId(index), name]));

const search = (query: string) => {
  const { words, adjustments, takenFor } = understand(query, sets);
  const { ids } = words ? reader.list({ ...allProducts, words, sort: 'POPULAR_FIRST', page: 1, limit: 100 }) : { ids: [] };
  return { found: ids.map((id) => nameById.get(id) ?? '').toSorted(), adjustments, takenFor };
};

const listDropped = (text: string) => ({ text, reason: 'NOT_MATCHED', name: null, replacements: [] });

describe('when no product matches every word', () => {
  it.each([
    ['an unknown word before the kind', 'оверсайз футболка', ['Футболка'], 'оверсайз'],
    ['an unknown word after the kind', 'футболка абырвалг', ['Футболка'], 'абырвалг'],
    ['a cut that the shop lacks', 'мом джинсы', ['Прямые джинсы'], 'мом'],
    ['a word that other goods have', 'платье миди', ['Платье'], 'миди'],
    ['an adjective that names no goods', 'поясная сумка', ['Сумка'], 'поясная'],
    ['a word with its preposition', 'сумка на молнии', ['Сумка'], 'на молнии'],
    ['a colour that the kind lacks', 'красные ботинки', ['Ботинки'], 'красные'],
    ['the brand rather than the kind', 'kedrovka сумка', ['Сумка'], 'kedrovka'],
  ])('the least specific word is dropped: %s, %j', (_, query, found, text) => {
    expect(search(query)).toEqual({ found, adjustments: [listDropped(text)], takenFor: null });
  });

  it('brand, sex and colour stay if a product has them together with the kind of goods', () => {
    expect(search('красное женское платье оверсайз').found).toEqual(['Платье']);
    expect(search('красные мужские ботинки kedrovka')).toMatchObject({ found: ['Ботинки'], adjustments: [listDropped('красные')] });
    expect(search('kedrovka абырвалг').found).toEqual(['Ботинки', 'Кроссовки']);
  });

  it.each([
    ['кроссовки nike', 'nike', 'Nike'],
    ['найк кроссовки', 'найк', 'Nike'],
    ['кроссовки нью баланс', 'нью баланс', 'New Balance'],
  ])('a brand that the shop lacks is reported: %j', (query, text, name) => {
    expect(search(query)).toMatchObject({
      found: ['Кроссовки'],
      adjustments: [{ text, reason: 'UNAVAILABLE_BRAND', name, replacements: [] }],
    });
  });

  it.each([
    ['лонгслив', ['Футболка'], 'лонгсливов', ['футболки']],
    ['Лонгсливы', ['Футболка'], 'лонгсливов', ['футболки']],
    ['longsleeve', ['Футболка'], 'лонгсливов', ['футболки']],
    ['сапожки', ['Ботинки'], 'сапог', ['ботинки']],
    ['чемодан', ['Сумка'], 'чемоданов', ['сумки']],
    ['свитшот', ['Худи'], 'свитшотов', ['худи']],
    ['карго', ['Брюки'], 'карго', ['брюки']],
    ['треники', ['Брюки'], 'спортивных брюк', ['брюки']],
    ['сланцы', ['Сабо'], 'сланцев', ['сабо']],
    ['плащ', ['Пальто', 'Пуховик'], 'плащей', ['пальто', 'куртки']],
  ])('a kind of goods that the shop lacks is replaced by the nearest kind: %j', (text, found, name, replacements) => {
    expect(search(text)).toMatchObject({
      found,
      adjustments: [{ text: text.toLowerCase(), reason: 'UNAVAILABLE_KIND', name, replacements }],
      takenFor: null,
    });
  });

  it('a kind of goods is replaced and other words are dropped at the same time', () => {
    expect(search('оверсайз лонгслив белый')).toMatchObject({
      found: ['Футболка'],
      adjustments: [
        listDropped('оверсайз'),
        { text: 'лонгслив', reason: 'UNAVAILABLE_KIND', name: 'лонгсливов', replacements: ['футболки'] },
      ],
    });
  });

  it('a word for the sex is never dropped, but the brand is', () => {
    expect(search('женские кроссовки')).toEqual({ found: [], adjustments: [], takenFor: null });
    expect(search('женские кроссовки kedrovka').found).toEqual([]);
    expect(search('женская сумка kedrovka')).toMatchObject({ found: ['Сумка'], adjustments: [listDropped('kedrovka')] });
  });

  it('a corrected text also contains the dropped words', () => {
    expect(search('красовки nike')).toMatchObject({ found: ['Кроссовки'], takenFor: 'кроссовки nike' });
  });

  it('nothing is suggested that matches only some of the words', () => {
    expect(findSuggestions(understand('футболка абырвалг', sets), sets)).toEqual([]);
  });
});

describe('a search', () => {
  it.each([
    'абырвалг',
    'абырвалг xyzzy',
    'белый абырвалг',
    'женские абырвалг',
    '%%%',
  ])('finds nothing for words that name no goods: %j', (query) => {
    expect(search(query)).toEqual({ found: [], adjustments: [], takenFor: null });
  });

  it.each([
    ['adidas', { text: 'adidas', reason: 'UNAVAILABLE_BRAND', name: 'Adidas', replacements: [] }],
    ['белые носки', { text: 'носки', reason: 'UNAVAILABLE_KIND', name: 'носков', replacements: [] }],
    ['носки для кроссовок', { text: 'носки', reason: 'UNAVAILABLE_KIND', name: 'носков', replacements: [] }],
  ])('finds nothing for goods that the shop lacks and cannot replace, and reports them: %j', (query, adjustment) => {
    expect(search(query)).toEqual({ found: [], adjustments: [adjustment], takenFor: null });
  });
});

it('a query that matches a product is not adjusted', () => {
  for (const query of ['футболка', 'белая футболка', 'юбка миди', 'ботинки и кроссовки kedrovka', 'купить'])
    expect(search(query).adjustments).toEqual([]);
});
