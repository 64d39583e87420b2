import { Injectable } from '@nestjs/common';
import { ProductLoader } from '../catalog/product/product.loader.js';
import type { Product } from '../catalog/product/product.model.js';
import { needsNoFields, type ProductRequest } from '../catalog/product/product-reader.service.js';
import { recordIndexRead } from '../platform/http/cache/response-dependencies.js';
import { isSlug, requireFewValues } from '../platform/input/ids.rules.js';
import { type Page, type Pagination, requirePage, toPagination } from '../platform/input/pagination.js';
import { findWords, toTerm } from './analysis/words.rules.js';
import { ConfiguredSearchReader } from './engine/configured.search-reader.js';
import {
  allProducts,
  type ChosenFilters,
  type ListingSection,
  ListingSort,
  type ProductQuery,
  type QueryWord,
} from './engine/search-engine.port.js';
import type { FilterList } from './filter/filter-list.model.js';
import { FilterListService } from './filter/filter-list.service.js';
import { type ListingFiltersInput, SexFilter } from './filter/listing-filters.input.js';
import type { FilteredProductsInput, SearchFilteredProductsInput } from './listing/filtered-products.input.js';
import type { FilteredProducts } from './listing/filtered-products.model.js';
import type { SearchFilteredProducts, SearchMatch } from './listing/search-results.model.js';
import type { Adjustment } from './query/adjustment.js';
import { type UnderstoodQuery, understand } from './query/query-understanding.js';
import { findSuggestions } from './query/suggestions.js';
import type { SearchSets } from './sets/search-sets.js';
import { SearchSetsService } from './sets/search-sets.service.js';
import { SynonymService } from './synonym/synonym.service.js';

/** An understood query, and the sets from whose words it was understood. */
interface QueryReading {
  query: UnderstoodQuery;
  sets: SearchSets;
}

type ReadQuery = () => Promise<QueryReading>;

/** The parts of an understood query that a response contains, besides suggestions. */
const toSearchedWords = ({ words, takenFor, adjustments }: UnderstoodQuery): unknown => ({ words, takenFor, adjustments });

const toSuggestions = ({ query, sets }: QueryReading): readonly string[] => findSuggestions(query, sets);

/** Suggestions and matches as getters: they are computed only when the query selects them. */
class LazySearchResults implements SearchFilteredProducts {
  readonly items: Product[];
  readonly filterList: FilterList;
  readonly pagination: Pagination;

  constructor(
    { items, filterList, pagination }: FilteredProducts,
    private readonly reading: QueryReading,
    private readonly readQuery: ReadQuery,
  ) {
    this.items = items;
    this.filterList = filterList;
    this.pagination = pagination;
  }

  get takenFor(): string | null {
    return this.reading.query.takenFor;
  }

  get adjustments(): readonly Adjustment[] {
    return this.reading.query.adjustments;
  }

  get suggestions(): readonly string[] {
    const suggestions = toSuggestions(this.reading);
    // A local variable, so that the cached response does not hold the results of this request.
    const readQuery = this.readQuery;
    recordIndexRead({ result: suggestions, repeat: async () => toSuggestions(await readQuery()) });
    return suggestions;
  }

  get matches(): SearchMatch[] {
    const { words = [] } = this.reading.query;
    return this.items.map(({ id, name }) => ({ productId: id, name: findMatchedRanges(name, words) }));
  }
}

/** Converts the filters of a request for the engines. Throws when there are too many values. */
const toChosenFilters = (input: ListingFiltersInput | null | undefined): ChosenFilters => {
  if (!input) return { values: {}, price: {} };
  const sex = requireFewValues(input.sex);
  const { min, max } = input.price ?? {};
  return {
    values: {
      CATEGORIES: requireFewValues(input.categories),
      SEASON: requireFewValues(input.season),
      DELIVERY_SPEED: requireFewValues(input.deliverySpeed),
      SEX: sex.includes(SexFilter.ANY) ? [] : sex,
      AGE: requireFewValues(input.age),
      BRAND: requireFewValues(input.brand),
      MODEL: requireFewValues(input.model),
      COLOR_PALLETE: requireFewValues(input.colorPallete),
      SIZE: requireFewValues(input.size),
      MATERIAL: requireFewValues(input.material),
      SALE: requireFewValues(input.sale),
    },
    price: { ...(min == null ? {} : { min }), ...(max == null ? {} : { max }) },
  };
};

const DEFAULT_PAGE_SIZE = 8;

type SectionInput = Pick<FilteredProductsInput, 'directory' | 'productType' | 'productSubType' | 'collection'>;

@Injectable()
export class SearchService {
  constructor(
    private readonly reader: ConfiguredSearchReader,
    private readonly products: ProductLoader,
    private readonly filters: FilterListService,
    private readonly searchSets: SearchSetsService,
    private readonly synonyms: SynonymService,
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
    return this.#loadPage({ productQuery: section && { ...section, words: [], filters: chosenFilters }, sort, page }, request);
  }

  async searchFilteredProducts(dto: SearchFilteredProductsInput, request: ProductRequest): Promise<SearchFilteredProducts> {
    const page = requirePage(dto.pagination, DEFAULT_PAGE_SIZE);
    const filters = toChosenFilters(dto.filters);
    const typedQuery = dto.query ?? '';
    const readQuery: ReadQuery = async () => {
      const sets = await this.searchSets.readSets();
      return { query: understand(typedQuery, sets, this.synonyms.thesaurus), sets };
    };
    const reading = await readQuery();
    const { query } = reading;
    recordIndexRead({ result: toSearchedWords(query), repeat: async () => toSearchedWords((await readQuery()).query) });
    const section = toSection(dto);
    const { words } = query;
    const productQuery = section && words && { ...section, words, filters };
    return new LazySearchResults(
      await this.#loadPage({ productQuery: productQuery ?? null, sort: dto.sort, page }, request),
      reading,
      readQuery,
    );
  }

  /** Returns ids of the most sold products of the whole shop. */
  async listBestsellers(limit: number): Promise<string[]> {
    const { ids } = await this.reader.list({ ...allProducts, sort: ListingSort.POPULAR_FIRST, page: 1, limit });
    return ids;
  }

  async #loadPage({ productQuery, sort, page }: ListingOptions, request: ProductRequest): Promise<FilteredProducts> {
    const listing = productQuery
      ? await this.reader.list({ ...productQuery, ...page, sort: sort ?? ListingSort.POPULAR_FIRST })
      : { ids: [], total: 0 };
    const items = needsNoFields(request) ? [] : await this.products.loadVisible(request, listing.ids);
    return { items, filterList: this.filters.createList(productQuery), pagination: toPagination(page, listing.total) };
  }
}

interface ListingOptions {
  /** Null stands for an empty listing. */
  productQuery: ProductQuery | null;
  sort: ListingSort | null | undefined;
  page: Page;
}

/** Returns null if a value cannot be a slug: the listing is then empty, and no engine is queried. */
function toSection({ directory, productType, productSubType, collection }: SectionInput): ListingSection | null {
  const slugs = Object.entries({ directory, productType, productSubType, collection }).filter(([, slug]) => typeof slug === 'string');
  return slugs.every(([, slug]) => isSlug(String(slug))) ? Object.fromEntries(slugs) : null;
}

/** Returns the ranges of a text that match the words of a query, for highlighting. */
const findMatchedRanges = (text: string, words: readonly QueryWord[]): SearchMatch['name'] => {
  const terms = new Set(words.flatMap((word) => word.terms.map(({ term }) => term)));
  return findWords(text).flatMap(({ word, start, length }) => (terms.has(toTerm(word)) ? { start, length } : []));
};
