import { askApi } from '../../platform/graphql/browser-api.ts';
import { FindProductsDocument, SuggestQueriesDocument } from '../../platform/graphql/generated/graphql.ts';
import type { SearchSource } from './live-search.ts';

/** The live search's requests to the API. */
export const searchSource: SearchSource = {
  async find(query, signal) {
    const { searchFilteredProducts } = await askApi(FindProductsDocument, { variables: { query }, signal });
    const { items, suggestions, takenFor, pagination } = searchFilteredProducts;
    return { items, suggestions, takenFor, total: pagination.totalItems };
  },
  async suggest(query, signal) {
    const { searchFilteredProducts } = await askApi(SuggestQueriesDocument, { variables: { query }, signal });
    return searchFilteredProducts.suggestions;
  },
};
