import { Injectable } from '@nestjs/common';
import type { Product } from '../catalog/product/product.model.js';
import type { ProductRequest } from '../catalog/product/product-reader.service.js';
import { recordIndexRead } from '../platform/http/cache/response-dependencies.js';
import { type Pagination, requirePage } from '../platform/input/pagination.js';
import { findWords, toTerm } from './analysis/words.rules.js';
import type { QueryWord } from './engine/search-engine.port.js';
import { toChosenFilters } from './filter/chosen-filters.rules.js';
import type { FilterList } from './filter/filter-list.model.js';
import { FilteredProductsService, toSection } from './filtered-products.service.js';
import type { FilteredProducts } from './listing/filtered-products.model.js';
import type { SearchFilteredProductsInput } from './listing/search-query.input.js';
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

const DEFAULT_PAGE_SIZE = 8;

@Injectable()
export class SearchService {
  constructor(
    private readonly filteredProducts: FilteredProductsService,
    private readonly searchSets: SearchSetsService,
    private readonly synonyms: SynonymService,
  ) {}

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
      await this.filteredProducts.loadPage({ productQuery: productQuery ?? null, sort: dto.sort, page }, request),
      reading,
      readQuery,
    );
  }
}

/** Returns the ranges of a text that match the words of a query, for highlighting. */
const findMatchedRanges = (text: string, words: readonly QueryWord[]): SearchMatch['name'] => {
  const terms = new Set(words.flatMap((word) => word.terms.map(({ term }) => term)));
  return findWords(text).flatMap(({ word, start, length }) => (terms.has(toTerm(word)) ? { start, length } : []));
};
