import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldCatalog, fieldHalves } from '../../../test/relevance/field/field.js';
import { buildFieldDocument } from '../../../test/relevance/field/goods.js';
import { buildSearchDocument, toProductId } from '../document/search-document.harness.js';
import { allProducts } from '../engine/search-engine.port.js';
import { SearchSets } from '../sets/search-sets.js';
import { SearchSetsReader } from '../sets/search-sets-reader.js';
import { understand } from './query-understanding.js';
import { findSuggestions } from './suggestions.js';

type Document = ReturnType<typeof buildSearchDocument>;

const buildSets = (documents: readonly Document[]): SearchSets => {
  const sets = new SearchSets();
  sets.applyChanges(documents.map((document) => ({ productId: document.productId, document })));
  return sets;
};

const documents = fieldCatalog.map(buildFieldDocument);
const sets = buildSets(documents);
const reader = new SearchSetsReader(sets);

const readTotal = (query: string): number => {
  const { words } = understand(query, sets);
  return words === undefined ? 0 : reader.list({ ...allProducts, words, sort: 'POPULAR_FIRST', page: 1, limit: 1 }).total;
};

const toResponse = (query: string, searchedSets = sets) => {
  const understood = understand(query, searchedSets);
  return { takenFor: understood.takenFor, suggestions: findSuggestions(understood, searchedSets) };
};

const text = fc.constantFrom(...fieldHalves.tuning.map((query) => query.text));
const connector = fc.constantFrom(' ', ' и ', ' или ', ' для ');
const typedQueries = fc
  .record({ first: text, connector, second: fc.option(text), cutLength: fc.nat(6), droppedIndex: fc.option(fc.nat(20)) })
  .map(({ first, connector: between, second, cutLength, droppedIndex }) => {
    const whole = second === null ? first : `${first}${between}${second}`;
    const typedText = whole.slice(0, Math.max(2, whole.length - cutLength));
    return droppedIndex === null ? typedText : typedText.slice(0, droppedIndex) + typedText.slice(droppedIndex + 1);
  });

describe('search suggestions', () => {
  it('each find at least one product', () => {
    fc.assert(
      fc.property(typedQueries, (query) => {
        expect(toResponse(query).suggestions.filter((suggestion) => readTotal(suggestion) === 0)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('do not depend on the order in which a process has read the products, and neither do corrections', () => {
    const reversedSets = buildSets(documents.toReversed());
    fc.assert(
      fc.property(typedQueries, (query) => {
        expect(toResponse(query, reversedSets)).toEqual(toResponse(query));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['джинсы и рубаш', 'джинсы и рубашки'],
    ['очки от солн', 'очки солнцезащитные'],
    ['оксфордские туф', 'оксфорды туфли'],
  ])('complete %j to %j', (query, suggestion) => {
    expect(toResponse(query).suggestions).toContain(suggestion);
  });

  it.each([
    ['низкие кеды', 'низкие кеды женские'],
    ['женские кеды', 'женские кеды белые'],
    ['сумка', 'сумка женская'],
    ['сумка', 'сумка коричневая'],
    ['пальто', 'пальто женское'],
    ['худи', 'худи женское'],
    ['худи', 'худи серое'],
  ])('continue %j with a sex, an age or a colour: %j', (query, suggestion) => {
    expect(toResponse(query).suggestions).toContain(suggestion);
  });

  it('do not add a second colour, and do not extend a noun that is not in the nominative', () => {
    expect(toResponse('белые кеды').suggestions.filter((text) => /чёрн|син|красн/.test(text))).toEqual([]);
    expect(toResponse('белых кед').suggestions.filter((text) => /женск|мужск/.test(text))).toEqual([]);
  });

  it('follow the catalog when it changes', () => {
    const buildModel = (productId: string, model: string) => buildSearchDocument({ productId, model, texts: { model } });
    const [boots, ankleBoots] = [buildModel(toProductId(1), 'Ботинки походные'), buildModel(toProductId(2), 'Ботильоны вечерние')];
    const changing = buildSets([boots]);
    expect(toResponse('боти', changing).suggestions).toEqual(['Ботинки походные']);
    changing.applyChanges([
      { productId: boots.productId, document: null },
      { productId: ankleBoots.productId, document: ankleBoots },
    ]);
    expect(toResponse('боти', changing).suggestions).toEqual(['Ботильоны вечерние']);
    expect(understand('походные', changing).words).toBeUndefined();
  });

  it('contain the name that matches both words, even if 400 other names begin with the letters of the last word', () => {
    const names = ['Балахон вечерний шёлковый', ...Array.from({ length: 400 }, (_, index) => `Бабочка ${index}`)];
    const largeSets = buildSets(
      names.map((model, index) => buildSearchDocument({ productId: toProductId(index), model, texts: { model } })),
    );
    expect(toResponse('вечерний ба', largeSets).suggestions).toContain('Балахон вечерний шёлковый');
  });
});
