import { expect, it } from '@jest/globals';
import { buildSearchDocument } from '../document/search-document.harness.js';
import { allProducts } from '../engine/search-engine.port.js';
import { understand } from '../query/query-understanding.js';
import { SearchSets } from './search-sets.js';
import { SearchSetsReader } from './search-sets-reader.js';

const ids = ['01a1f861-0000-7000-8000-000000000001', '01a1f861-0000-7000-8000-000000000002'];
const [first = '', second = ''] = ids;

it.each([
  ['of a listing', ''],
  ['of a search', 'ботинки'],
])('the counts and products %s are up to date after a document has changed', (_of, query) => {
  const sets = new SearchSets();
  const reader = new SearchSetsReader(sets);
  const write = (productId: string, changes: Partial<Parameters<typeof buildSearchDocument>[0]>) =>
    sets.applyChanges([{ productId, document: buildSearchDocument({ productId, ...changes }) }]);
  const read = () => {
    const productQuery = { ...allProducts, words: understand(query, sets).words ?? [] };
    const { values, price } = reader.readFacets(productQuery);
    const { ids: listed, total } = reader.list({ ...productQuery, sort: 'CHEAP_FIRST', page: 1, limit: 10 });
    return { brands: [...values.BRAND], price, listed, total };
  };
  write(first, { brand: 'one', price: 100 });
  write(second, { brand: 'two', price: 200 });
  const before = {
    brands: [
      ['one', 1],
      ['two', 1],
    ],
    price: { min: 100, max: 200 },
    listed: ids,
    total: 2,
  };
  expect([read(), read()]).toEqual([before, before]);
  write(second, { brand: 'one', price: 50 });
  expect(read()).toEqual({ brands: [['one', 2]], price: { min: 50, max: 100 }, listed: [second, first], total: 2 });
  sets.applyChanges([{ productId: first, document: null }]);
  expect(read()).toEqual({ brands: [['one', 1]], price: { min: 50, max: 50 }, listed: [second], total: 1 });
});
