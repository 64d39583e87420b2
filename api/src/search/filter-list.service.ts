import { Injectable } from '@nestjs/common';
import { DirectoryFilterLoader } from '../catalog/directory.loader.js';
import { DirectoryService } from '../catalog/directory.service.js';
import { itemIsAvailable } from '../catalog/product-availability.rules.js';
import { Clock } from '../platform/clock.js';
import type { LoaderScope } from '../platform/graphql/context.loader.js';
import { kopecks } from '../platform/money.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { DirectoryFilters, FilterList, FilterValue, PriceRange } from './filter-list.model.js';
import { filterValues, type ListedFilter, namesOf } from './filter-values.queries.js';
import { LazyFilterList } from './lazy.filter-list.js';
import { documents, isListed, type ListedProducts } from './listed-products.queries.js';

@Injectable()
export class FilterListService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly directories: DirectoryService,
    private readonly filterLoader: DirectoryFilterLoader,
  ) {}

  /** Nothing is asked of the database before a field of it is read. */
  of(listed: ListedProducts | null): FilterList {
    return new LazyFilterList({
      values: async (filter) => (listed ? this.#values(filter, listed) : []),
      price: async () => (listed ? this.#price(listed) : null),
    });
  }

  /** Only what the directory offers has values. */
  async ofDirectory(slug: string, scope: LoaderScope): Promise<DirectoryFilters | null> {
    const directory = await this.directories.find(slug);
    if (!directory) return null;
    const filters = await this.filterLoader.load(scope, directory.id);
    const offered = new Set(filters.map(({ filter }) => filter));
    const list = new LazyFilterList({
      values: async (filter) => (offered.has(filter) ? this.#values(filter, { directory: slug }) : []),
      price: async () => (offered.has('PRICE') ? this.#price({ directory: slug }) : null),
    });
    return Object.assign(list, { directory, filters });
  }

  async #values(filter: ListedFilter, listed: ListedProducts): Promise<FilterValue[]> {
    const find = filterValues[filter](listed, itemIsAvailable(this.clock.now()));
    const rows = await this.prisma.client.$queryRaw<{ value: string; name?: string; hex?: string }[]>(find);
    const names = namesOf[filter];
    if (!names) return rows.map(({ value, name = value, hex = null }) => ({ value, name, hex }));
    const found = new Set(rows.map(({ value }) => value));
    return Object.entries(names).flatMap(([value, name]) => (found.has(value) ? { value, name, hex: null } : []));
  }

  async #price(listed: ListedProducts): Promise<PriceRange | null> {
    const [range] = await this.prisma.client.$queryRaw<{ min: bigint | null; max: bigint | null }[]>(
      Prisma.sql`SELECT min(document.price), max(document.price) FROM ${documents} WHERE ${isListed(listed)}`,
    );
    return range?.min == null || range.max === null ? null : { min: kopecks(range.min), max: kopecks(range.max) };
  }
}
