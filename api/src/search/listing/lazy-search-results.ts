import type { Product } from '../../catalog/product/product.model.js';
import type { Pagination } from '../../platform/input/pagination.js';
import type { FilterList } from '../filter/filter-list.model.js';
import type { Adjustment } from '../query/adjustment.js';
import type { UnderstoodQuery } from '../query/query-understanding.js';
import { suggestionsFor } from '../query/suggestions.js';
import { matchedRanges } from '../query/written-query.rules.js';
import type { ProductSets } from '../sets/product-sets.js';
import type { FilteredProducts, SearchFilteredProducts, SearchMatch } from './filtered-products.model.js';

/** Suggestions and matches as getters: they are computed only when the query selects them. */
export class LazySearchResults implements SearchFilteredProducts {
  readonly items: Product[];
  readonly filterList: FilterList;
  readonly pagination: Pagination;

  constructor(
    { items, filterList, pagination }: FilteredProducts,
    private readonly query: UnderstoodQuery,
    private readonly sets: ProductSets,
  ) {
    this.items = items;
    this.filterList = filterList;
    this.pagination = pagination;
  }

  get takenFor(): string | null {
    return this.query.takenFor;
  }

  get adjustments(): readonly Adjustment[] {
    return this.query.adjustments;
  }

  get suggestions(): readonly string[] {
    return suggestionsFor(this.query, this.sets);
  }

  get matches(): SearchMatch[] {
    const { words = [] } = this.query;
    return this.items.map(({ id, name }) => ({ productId: id, name: matchedRanges(name, words) }));
  }
}
