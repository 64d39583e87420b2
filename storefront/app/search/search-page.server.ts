import { href, type RouterContextProvider } from 'react-router';
import { loadDirectories } from '../catalog/directory/directories.server.ts';
import type { MenuDirectory } from '../catalog/directory/directories.ts';
import { dropUnknownValues, toFiltersInput } from '../catalog/listing/filter/api-filters.rules.ts';
import { defaultFilters } from '../catalog/listing/filter/filter-options.rules.ts';
import { hasFilters } from '../catalog/listing/filter/url-filters.rules.ts';
import { pageSize, plainListing, readListing } from '../catalog/listing/listing.rules.ts';
import { type ListingData, redirectToCanonical, toListingData } from '../catalog/listing/listing.server.ts';
import { notFound } from '../platform/error-response.ts';
import { PopularDocument, type ProductCardFragment, SearchPageDocument } from '../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../platform/lazy/load-optional.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import { listAdjustmentSentences, listMissingSentences } from './adjustment-sentences.rules.ts';
import { dropRepeatedSuggestions } from './search-query.rules.ts';

export interface SearchPageData extends ListingData {
  /** Empty when the page shows popular products instead of results. */
  query: string;
  suggestions: string[];
  /** Corrected query that was searched for; null when the query was used as typed. */
  takenFor: string | null;
  /** Sentences that say what was dropped or replaced because nothing matches the whole query. */
  adjustments: string[];
  /** Directory that the search is limited to; null for the whole shop. */
  directory: { name: string; slug: string } | null;
  /** Bestsellers to show when nothing was found; empty otherwise. */
  popular: ProductCardFragment[];
}

interface SearchPageArgs {
  params: { directory?: string | undefined };
  url: URL;
  context: Readonly<RouterContextProvider>;
}

function findDirectory(directories: readonly MenuDirectory[], slug: string | undefined, url: URL) {
  const foundDirectory = directories.find((directory) => directory.slug === slug);
  if (slug !== undefined && !foundDirectory) throw notFound(url);
  return foundDirectory ? { name: foundDirectory.name, slug: foundDirectory.slug } : null;
}

export async function loadSearchPage({ params, url, context }: SearchPageArgs): Promise<SearchPageData> {
  const parsedListing = readListing(url.searchParams, { isSearch: true });
  if (!parsedListing) throw notFound(url);
  const requestedListing = { ...parsedListing, filters: dropUnknownValues(parsedListing.filters) };
  const query = requestedListing.query ?? '';
  const api = context.get(apiContext);
  const directory = findDirectory(await loadDirectories(api), params.directory, url);
  const searchScope = { query, directory: directory?.slug ?? null };
  const { searchFilteredProducts: filteredResult, unfiltered } = await api.query(SearchPageDocument, {
    listing: {
      ...searchScope,
      filters: toFiltersInput(requestedListing.filters),
      sort: requestedListing.sort,
      pagination: { page: requestedListing.page, limit: pageSize },
    },
    unfiltered: searchScope,
    hasFilters: hasFilters(requestedListing.filters),
  });
  const path = href('/search/:directory?', directory ? { directory: directory.slug } : {});
  const isEmptyResult = (unfiltered ?? filteredResult).pagination.totalItems === 0;
  // Without results, filters, sort order and page number mean nothing, so a redirect removes them from the URL.
  if (isEmptyResult) redirectToCanonical({ ...plainListing, query }, url);
  const listingData = toListingData({
    requestedListing,
    url,
    path,
    products: filteredResult,
    unfiltered: unfiltered ?? undefined,
    configuredFilters: defaultFilters,
  });
  const popular = isEmptyResult ? await loadOptional(api.query(PopularDocument), { visit: context.get(visitContext) }) : null;
  const takenFor = isEmptyResult ? null : filteredResult.takenFor;
  const adjustments = isEmptyResult
    ? listMissingSentences(filteredResult.adjustments)
    : listAdjustmentSentences(filteredResult.adjustments);
  const suggestions = dropRepeatedSuggestions([query, takenFor ?? query], filteredResult.suggestions);
  return { ...listingData, query, suggestions, takenFor, adjustments, directory, popular: popular?.promoSelection ?? [] };
}
