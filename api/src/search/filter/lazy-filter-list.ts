import type { ListedFilter } from '../document/search-document.js';
import type { FilterList, FilterValue, PriceRange } from './filter-list.model.js';

export interface CountedFilters {
  values(filter: ListedFilter): FilterValue[];
  price: PriceRange | null;
}

/** Filters as getters: nothing is counted unless the query selects one, and the first getter counts all of them. */
export class LazyFilterList implements FilterList {
  #counts: Promise<CountedFilters> | undefined;

  constructor(private readonly count: () => Promise<CountedFilters>) {}

  get categories(): Promise<FilterValue[]> {
    return this.#values('CATEGORIES');
  }

  get season(): Promise<FilterValue[]> {
    return this.#values('SEASON');
  }

  get deliverySpeed(): Promise<FilterValue[]> {
    return this.#values('DELIVERY_SPEED');
  }

  get sex(): Promise<FilterValue[]> {
    return this.#values('SEX');
  }

  get age(): Promise<FilterValue[]> {
    return this.#values('AGE');
  }

  get brand(): Promise<FilterValue[]> {
    return this.#values('BRAND');
  }

  get model(): Promise<FilterValue[]> {
    return this.#values('MODEL');
  }

  get colorPallete(): Promise<FilterValue[]> {
    return this.#values('COLOR_PALLETE');
  }

  get size(): Promise<FilterValue[]> {
    return this.#values('SIZE');
  }

  get material(): Promise<FilterValue[]> {
    return this.#values('MATERIAL');
  }

  get sale(): Promise<FilterValue[]> {
    return this.#values('SALE');
  }

  get price(): Promise<PriceRange | null> {
    return this.#once().then(({ price }) => price);
  }

  #values(filter: ListedFilter): Promise<FilterValue[]> {
    return this.#once().then((countedFilters) => countedFilters.values(filter));
  }

  #once(): Promise<CountedFilters> {
    this.#counts ??= this.count();
    return this.#counts;
  }
}
