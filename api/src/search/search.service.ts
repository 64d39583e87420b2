import { Injectable } from '@nestjs/common';
import { ProductLoader } from '../catalog/product.loader.js';
import type { LoaderScope } from '../platform/graphql/context.loader.js';
import { isSlug } from '../platform/ids.rules.js';
import { type Page, paginationOf, requestedPage } from '../platform/pagination.rules.js';
import { FilterListService } from './filter-list.service.js';
import type { FilteredProductsInput, SearchFilteredProductsInput } from './filtered-products.input.js';
import type { FilteredProducts, SearchFilteredProducts } from './filtered-products.model.js';
import { type ListedProducts, wordsOf } from './listed-products.queries.js';
import { ConfiguredSearchReader } from './search.reader.js';
import { type Listing, type ListingPlace, ListingSort } from './search-engine.port.js';
import { TextSearchService } from './text-search.service.js';

const SEARCH_PAGE: Page = { page: 1, limit: 8 };

type Place = Pick<FilteredProductsInput, 'directory' | 'productType' | 'productSubType' | 'collection'>;

@Injectable()
export class SearchService {
  constructor(
    private readonly reader: ConfiguredSearchReader,
    private readonly products: ProductLoader,
    private readonly filters: FilterListService,
    private readonly text: TextSearchService,
  ) {}

  /** Which products, and their order, is for the engine to say; what they are comes from the database, as true as a product's own page. */
  async filteredProducts({ sort, pagination, ...dto }: FilteredProductsInput, scope: LoaderScope): Promise<FilteredProducts> {
    const page = requestedPage(pagination);
    const place = placeOf(dto);
    const listing = place ? await this.reader.list({ ...place, ...page, sort: sort ?? ListingSort.POPULAR_FIRST }) : nothing;
    return this.#show({ listing, page, listed: place }, scope);
  }

  async searchFilteredProducts(dto: SearchFilteredProductsInput, scope: LoaderScope): Promise<SearchFilteredProducts> {
    const page = requestedPage(dto.pagination, SEARCH_PAGE.limit);
    const query = dto.query ?? '';
    const place = placeOf(dto);
    const listed = place && { ...place, words: wordsOf(query) };
    const listing = listed ? await this.#search(listed, { ...page, sort: dto.sort ?? ListingSort.POPULAR_FIRST }) : nothing;
    const [shown, suggestions] = await Promise.all([this.#show({ listing, page, listed }, scope), this.text.suggestions(query)]);
    return { ...shown, suggestions };
  }

  /** The most popular, or the newest, of the whole shop. */
  async first(limit: number, sort: ListingSort): Promise<string[]> {
    const { ids } = await this.reader.list({ sort, page: 1, limit });
    return ids;
  }

  #search(listed: ListedProducts & { words: string[] }, how: Page & { sort: ListingSort }): Promise<Listing> {
    const { words, ...place } = listed;
    return words.length === 0 ? this.reader.list({ ...place, ...how }) : this.text.list({ listed, ...how });
  }

  async #show({ listing, page, listed }: Shown, scope: LoaderScope): Promise<FilteredProducts> {
    const items = await this.products.loadPresent(scope, listing.ids);
    return { items, filterList: this.filters.of(listed), pagination: paginationOf(page, listing.total) };
  }
}

interface Shown {
  listing: Listing;
  page: Page;
  listed: ListedProducts | null;
}

const nothing: Listing = { ids: [], total: 0 };

/** Null where something cannot be a slug and so names nothing: no engine needs to see it. */
function placeOf({ directory, productType, productSubType, collection }: Place): ListingPlace | null {
  const given = Object.entries({ directory, productType, productSubType, collection }).filter(([, slug]) => typeof slug === 'string');
  return given.every(([, slug]) => isSlug(String(slug))) ? Object.fromEntries(given) : null;
}
