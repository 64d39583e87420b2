import { Injectable } from '@nestjs/common';
import { DirectoryService } from '../../catalog/directory/directory.service.js';
import type { Selection } from '../../platform/graphql/selection.js';
import type { CatalogFilter } from '../../platform/prisma/generated/enums.js';
import { ConfiguredSearchReader } from '../engine/configured.search-reader.js';
import { everything, type ListedSet } from '../engine/search-engine.port.js';
import type { DirectoryFilters, FilterList } from './filter-list.model.js';
import { FilterNamesService } from './filter-names.service.js';
import { toFilterValues } from './filter-value.rules.js';
import { type CountedFilters, LazyFilterList } from './lazy-filter-list.js';

const nothing: CountedFilters = { values: () => [], price: null };

@Injectable()
export class FilterListService {
  constructor(
    private readonly reader: ConfiguredSearchReader,
    private readonly names: FilterNamesService,
    private readonly directories: DirectoryService,
  ) {}

  /** Returns the filters of a set; null stands for a set without products. */
  of(set: ListedSet | null): FilterList {
    return new LazyFilterList(async () => (set === null ? nothing : this.#count(set)));
  }

  /** Only the filters that the directory offers have values. `selection` is what the query selects of `getDirectoryFilters`. */
  async ofDirectory(slug: string, selection: Selection): Promise<DirectoryFilters | null> {
    const directory = await this.directories.find(slug, selection.below('directory'));
    if (!directory) return null;
    const filters = await this.directories.filters(directory.id);
    const offered = new Set<CatalogFilter>(filters.map(({ filter }) => filter));
    const list = new LazyFilterList(async () => {
      const counted = await this.#count({ ...everything, directory: slug });
      return {
        values: (filter) => (offered.has(filter) ? counted.values(filter) : []),
        price: offered.has('PRICE') ? counted.price : null,
      };
    });
    return Object.assign(list, { directory, filters });
  }

  async #count(set: ListedSet): Promise<CountedFilters> {
    const [facets, names] = await Promise.all([this.reader.facets(set), this.names.names()]);
    return {
      values: (filter) => toFilterValues(filter, { counts: facets.values[filter], directory: set.directory }, names),
      price: facets.price,
    };
  }
}
