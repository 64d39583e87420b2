import { renderPage } from '../../../platform/render/render-page.harness.tsx';
import { cannedFiltered, cannedListing } from '../listing.canned.ts';
import { plainListing } from '../listing.rules.ts';
import type { ListingData } from '../listing.server.ts';
import { PrerenderedFilterColumn } from './PrerenderedFilterColumn.tsx';
import { renderFilters } from './render-filters.server.tsx';

const listingData: ListingData = { ...cannedListing, listing: plainListing };

function Page(data: ListingData) {
  const controls = { requestedListing: data.listing, isChanging: false, change: async () => undefined, buildFiltersHref: () => data.path };
  return <PrerenderedFilterColumn listingData={data} controls={controls} aria-label="Фильтры" />;
}

test.each<[string, Partial<ListingData>]>([
  ['the first page of a listing', {}],
  ['the second page of a listing', { listing: { ...plainListing, page: 2 } }],
  ['the listing of the directory obuv', { path: '/catalog/obuv' }],
  ['a listing of three products', { pagination: { ...listingData.pagination, totalItems: 3 } }],
  ['a listing with the newest products first', { listing: { ...plainListing, sort: 'NEW_FIRST' } }],
  ['the results of a search', { listing: { ...plainListing, query: 'кеды' } }],
  [
    'a listing with fewer filters',
    { filterOptions: { ...listingData.filterOptions, filters: listingData.filterOptions.filters.slice(1) } },
  ],
])('for %s, the prerendered markup of the filters equals the markup rendered with the page', (_what, difference) => {
  const data = { ...listingData, ...difference };
  const filters = renderFilters(data);
  expect(filters?.markup).toContain('type="checkbox"');
  expect(renderPage(<Page {...data} />, { parts: { filters } })).toEqual(renderPage(<Page {...data} />));
});

test('the pages of a listing share the prerendered markup of their filters unless a filter is chosen', () => {
  const filters = renderFilters(listingData);
  expect(renderFilters({ ...structuredClone(listingData), listing: { ...plainListing, page: 3 }, items: [] })).toBe(filters);
  expect(renderFilters(cannedFiltered)).toBeUndefined();
});
