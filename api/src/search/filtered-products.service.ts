import { Injectable } from '@nestjs/common';
import { ProductLoader } from '../catalog/product/product.loader.js';
import { needsNoFields, type ProductRequest } from '../catalog/product/product-reader.service.js';
import { isSlug } from '../platform/input/ids.rules.js';
import { type Page, requirePage, toPagination } from '../platform/input/pagination.js';
import { ConfiguredSearchReader } from './engine/configured.search-reader.js';
import { allProducts, type ListingSection, ListingSort, type ProductQuery } from './engine/search-engine.port.js';
import { toChosenFilters } from './filter/chosen-filters.rules.js';
import { FilterListService } from './filter/filter-list.service.js';
import type { FilteredProductsInput } from './listing/filtered-products.input.js';
import type { FilteredProducts } from './listing/filtered-products.model.js';

export interface ListingOptions {
  /** Null stands for an empty listing. */
  productQuery: ProductQuery | null;
  sort: ListingSort | null | undefined;
  page: Page;
}

type SectionInput = Pick<FilteredProductsInput, 'directory' | 'productType' | 'productSubType' | 'collection'>;

/** Returns null if a value cannot be a slug: the listing is then empty, and no engine is queried. */
export function toSection({ directory, productType, productSubType, collection }: SectionInput): ListingSection | null {
  const slugs = Object.entries({ directory, productType, productSubType, collection }).filter(([, slug]) => typeof slug === 'string');
  return slugs.every(([, slug]) => isSlug(String(slug))) ? Object.fromEntries(slugs) : null;
}

/** Lists products of the shop, a directory or a collection. */
@Injectable()
export class FilteredProductsService {
  constructor(
    private readonly reader: ConfiguredSearchReader,
    private readonly products: ProductLoader,
    private readonly filters: FilterListService,
  ) {}

  /**
   * The engine decides which products are listed and in which order. Their data comes from the database, so it is as current as on the
   * product page.
   */
  async listFilteredProducts(
    { sort, pagination, filters, ...dto }: FilteredProductsInput,
    request: ProductRequest,
  ): Promise<FilteredProducts> {
    const page = requirePage(pagination);
    const chosenFilters = toChosenFilters(filters);
    const section = toSection(dto);
    return this.loadPage({ productQuery: section && { ...section, words: [], filters: chosenFilters }, sort, page }, request);
  }

  /** Returns ids of the most sold products of the whole shop. */
  async listBestsellers(limit: number): Promise<string[]> {
    const { ids } = await this.reader.list({ ...allProducts, sort: ListingSort.POPULAR_FIRST, page: 1, limit });
    return ids;
  }

  /** Loads a page of a listing. The query of a search has words, too. */
  async loadPage({ productQuery, sort, page }: ListingOptions, request: ProductRequest): Promise<FilteredProducts> {
    const listing = productQuery
      ? await this.reader.list({ ...productQuery, ...page, sort: sort ?? ListingSort.POPULAR_FIRST })
      : { ids: [], total: 0 };
    const items = needsNoFields(request) ? [] : await this.products.loadVisible(request, listing.ids);
    return { items, filterList: this.filters.createList(productQuery), pagination: toPagination(page, listing.total) };
  }
}
