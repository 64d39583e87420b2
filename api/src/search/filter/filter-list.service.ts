import { Injectable } from '@nestjs/common';
import { DirectoryService } from '../../catalog/directory/directory.service.js';
import type { Selection } from '../../platform/graphql/selection.js';
import type { CatalogFilter } from '../../platform/prisma/generated/enums.js';
import type { ValueFilter } from '../document/value-filters.js';
import { ConfiguredSearchReader } from '../engine/configured.search-reader.js';
import { allProducts, type ProductQuery } from '../engine/search-engine.port.js';
import { ageNames, deliverySpeedNames, materialNames, saleNames, seasonNames, sexNames } from './enum-names.rules.js';
import type { DirectoryFilters, FilterList, FilterValue } from './filter-list.model.js';
import { type FilterNames, FilterNamesService, type ValueName } from './filter-names.service.js';
import { type CountedFilters, LazyFilterList } from './lazy-filter-list.js';

type NamesByValue = ReadonlyMap<string, ValueName>;

const toFixedNames = (names: Readonly<Record<string, string>>): NamesByValue =>
  new Map(Object.entries(names).map(([value, name]) => [value, { name, hex: null }]));

const fixedNames: Partial<Record<ValueFilter, NamesByValue>> = {
  SEASON: toFixedNames(seasonNames),
  DELIVERY_SPEED: toFixedNames(deliverySpeedNames),
  SEX: toFixedNames(sexNames),
  AGE: toFixedNames(ageNames),
  MATERIAL: toFixedNames(materialNames),
  SALE: toFixedNames(saleNames),
};

/** Within a category, the values of the filter CATEGORIES are the types of the category; elsewhere they are categories. */
const chooseCategories = ({ directories, typesByCategory }: FilterNames, directory: string | undefined): NamesByValue =>
  typesByCategory.get(directory ?? '') ?? new Map([...directories].filter(([slug]) => typesByCategory.has(slug)));

const findNames = (filter: ValueFilter, names: FilterNames, directory: string | undefined): NamesByValue | undefined => {
  if (filter === 'CATEGORIES') return chooseCategories(names, directory);
  if (filter === 'BRAND') return names.brands;
  if (filter === 'COLOR_PALLETE') return names.colours;
  if (filter === 'SIZE') return names.sizes;
  return fixedNames[filter];
};

/** A model's value is its display name. */
const listModels = (counts: ReadonlyMap<string, number>): FilterValue[] =>
  [...counts.keys()].sort().map((value) => ({ value, name: value, hex: null, count: counts.get(value) ?? 0 }));

export interface CountedValues {
  counts: ReadonlyMap<string, number>;
  directory: string | undefined;
}

/** Returns the values of a filter in display order, which does not depend on the chosen values. */
const toFilterValues = (filter: ValueFilter, { counts, directory }: CountedValues, names: FilterNames): FilterValue[] => {
  const namesByValue = findNames(filter, names, directory);
  if (!namesByValue) return listModels(counts);
  return [...namesByValue].flatMap(([value, { name, hex }]) => {
    const count = counts.get(value);
    return count === undefined ? [] : { value, name, hex, count };
  });
};

const noFilters: CountedFilters = { readValues: () => [], price: null };

@Injectable()
export class FilterListService {
  constructor(
    private readonly reader: ConfiguredSearchReader,
    private readonly names: FilterNamesService,
    private readonly directories: DirectoryService,
  ) {}

  /** Returns the filters of a listing; null stands for an empty listing. */
  createList(productQuery: ProductQuery | null): FilterList {
    return new LazyFilterList(async () => (productQuery === null ? noFilters : this.#count(productQuery)));
  }

  /** Only the filters that the directory offers have values. `selection` contains the selected fields of `getDirectoryFilters`. */
  async findByDirectory(slug: string, selection: Selection): Promise<DirectoryFilters | null> {
    const directory = await this.directories.find(slug, selection.selectBelow('directory'));
    if (!directory) return null;
    const filters = await this.directories.listFilters(directory.id);
    const offeredFilters = new Set<CatalogFilter>(filters.map(({ filter }) => filter));
    const filterList = new LazyFilterList(async () => {
      const countedFilters = await this.#count({ ...allProducts, directory: slug });
      return {
        readValues: (filter) => (offeredFilters.has(filter) ? countedFilters.readValues(filter) : []),
        price: offeredFilters.has('PRICE') ? countedFilters.price : null,
      };
    });
    return Object.assign(filterList, { directory, filters });
  }

  async #count(productQuery: ProductQuery): Promise<CountedFilters> {
    const [facets, names] = await Promise.all([this.reader.readFacets(productQuery), this.names.readNames()]);
    return {
      readValues: (filter) => toFilterValues(filter, { counts: facets.values[filter], directory: productQuery.directory }, names),
      price: facets.price,
    };
  }
}
