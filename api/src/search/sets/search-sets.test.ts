import { describe, expect, it } from '@jest/globals';
import { buildSearchDocument } from '../document/search-document.harness.js';
import { SearchSets } from './search-sets.js';

const first = '01a1f861-0000-7000-8000-000000000001';
const second = '01a1f861-0000-7000-8000-000000000002';

describe('SearchSets', () => {
  it('keeps the internal number of a removed product, and assigns none to a product that it never listed', () => {
    const sets = new SearchSets();
    sets.applyChanges([
      { productId: first, document: null },
      { productId: second, document: buildSearchDocument({ productId: second }) },
    ]);
    expect([sets.columns.ids.size, sets.columns.ids.getId(0), sets.listedProducts.size]).toEqual([1, second, 1]);
    sets.applyChanges([{ productId: second, document: null }]);
    expect([sets.columns.ids.size, sets.columns.ids.getId(0), sets.listedProducts.size]).toEqual([1, second, 0]);
  });
});
