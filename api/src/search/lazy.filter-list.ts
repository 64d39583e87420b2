import type { FilterList, FilterValue, PriceRange } from './filter-list.model.js';
import type { ListedFilter } from './filter-values.queries.js';

interface FilterSource {
  values(filter: ListedFilter): Promise<FilterValue[]>;
  price(): Promise<PriceRange | null>;
}

/** GraphQL reads only the fields that were asked for, so each is a getter: a filter that nobody shows costs nothing. */
export class LazyFilterList implements FilterList {
  readonly #source: FilterSource;

  constructor(source: FilterSource) {
    this.#source = source;
  }

  get categories(): Promise<FilterValue[]> {
    return this.#source.values('CATEGORIES');
  }

  get season(): Promise<FilterValue[]> {
    return this.#source.values('SEASON');
  }

  get deliverySpeed(): Promise<FilterValue[]> {
    return this.#source.values('DELIVERY_SPEED');
  }

  get sex(): Promise<FilterValue[]> {
    return this.#source.values('SEX');
  }

  get age(): Promise<FilterValue[]> {
    return this.#source.values('AGE');
  }

  get brand(): Promise<FilterValue[]> {
    return this.#source.values('BRAND');
  }

  get model(): Promise<FilterValue[]> {
    return this.#source.values('MODEL');
  }

  get colorPallete(): Promise<FilterValue[]> {
    return this.#source.values('COLOR_PALLETE');
  }

  get size(): Promise<FilterValue[]> {
    return this.#source.values('SIZE');
  }

  get material(): Promise<FilterValue[]> {
    return this.#source.values('MATERIAL');
  }

  get sale(): Promise<FilterValue[]> {
    return this.#source.values('SALE');
  }

  get price(): Promise<PriceRange | null> {
    return this.#source.price();
  }
}
