import type { ValueFilter } from '../document/value-filters.js';
import type { FilterList, FilterValue, PriceRange } from './filter-list.model.js';

export interface CountedFilters {
  readValues(filter: ValueFilter): FilterValue[];
  price: PriceRange | null;
}

/** Filters as getters: nothing is counted unless the query selects one, and the first getter counts all of them. */
export class LazyFilterList implements FilterList {
  #countedFilters: Promise<CountedFilters> | undefined;

  constructor(private readonly count: () => Promise<CountedFilters>) {}

  get categories(): Promise<FilterValue[]> {
    return this.#readValues('CATEGORIES');
  }

  get season(): Promise<FilterValue[]> {
    return this.#readValues('SEASON');
  }

  get deliverySpeed(): Promise<FilterValue[]> {
    return this.#readValues('DELIVERY_SPEED');
  }

  get sex(): Promise<FilterValue[]> {
    return this.#readValues('SEX');
  }

  get age(): Promise<FilterValue[]> {
    return this.#readValues('AGE');
  }

  get brand(): Promise<FilterValue[]> {
    return this.#readValues('BRAND');
  }

  get model(): Promise<FilterValue[]> {
    return this.#readValues('MODEL');
  }

  get colorPallete(): Promise<FilterValue[]> {
    return this.#readValues('COLOR_PALLETE');
  }

  get size(): Promise<FilterValue[]> {
    return this.#readValues('SIZE');
  }

  get material(): Promise<FilterValue[]> {
    return this.#readValues('MATERIAL');
  }

  get sale(): Promise<FilterValue[]> {
    return this.#readValues('SALE');
  }

  get price(): Promise<PriceRange | null> {
    return this.#countOnce().then(({ price }) => price);
  }

  #readValues(filter: ValueFilter): Promise<FilterValue[]> {
    return this.#countOnce().then((countedFilters) => countedFilters.readValues(filter));
  }

  #countOnce(): Promise<CountedFilters> {
    this.#countedFilters ??= this.count();
    return this.#countedFilters;
  }
}
