import { href, type RouterContextProvider } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { CatalogDirectoriesDocument, CatalogDocument, type CatalogQuery } from '../../platform/graphql/generated/graphql.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { dropUnknownValues, toFiltersInput } from '../listing/filter/api-filters.rules.ts';
import { defaultFilters } from '../listing/filter/filter-options.rules.ts';
import { type Filters, hasFilters, listFilterPairs, noFilters } from '../listing/filter/url-filters.rules.ts';
import { formatListingSearch, type Listing, pageSize, plainListing, readListing } from '../listing/listing.rules.ts';
import { type ListingData, toListingData } from '../listing/listing.server.ts';
import { anyDirectory, redirectAnyDirectory } from './any-directory-redirect.ts';
import {
  buildSectionPath,
  type CatalogSection,
  findDefaultSort,
  listLevelLinks,
  resolveSection,
  type SectionLink,
} from './catalog-section.rules.ts';

interface CatalogHeaderContent {
  title: string;
  text: string;
  /** Image key of a collection's poster. */
  poster: string | null;
  /** URL path of a brand's logo. */
  logo: string | null;
}

export interface CatalogPageData extends ListingData {
  header: CatalogHeaderContent;
  crumbs: { label: string; href?: string }[];
  levelLinks: SectionLink[];
  /** Absolute canonical URL. */
  canonical: string;
}

interface CatalogPageArgs {
  params: { directory?: string | undefined; productType?: string | undefined; productSubType?: string | undefined };
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Returns the slug of the brand on a brand page: the whole catalog, filtered by exactly one brand. */
function findBrand({ values }: Filters, section: CatalogSection) {
  const [brand, ...otherBrands] = values.brand ?? [];
  return section.directory === null && section.collection === null && otherBrands.length === 0 ? brand : undefined;
}

function queryListing(api: ApiClient, requestedListing: Listing, section: CatalogSection) {
  const { directory, type, subType, collection } = section;
  const sectionInput = {
    directory: directory?.slug ?? null,
    productType: type?.slug ?? null,
    productSubType: subType?.slug ?? null,
    collection,
  };
  const { filters, sort, page } = requestedListing;
  const brand = findBrand(filters, section);
  return api.query(CatalogDocument, {
    listing: { ...sectionInput, filters: toFiltersInput(filters), sort, pagination: { page, limit: pageSize } },
    unfiltered: sectionInput,
    hasFilters: hasFilters(filters),
    collection: collection ?? '',
    isCollection: collection !== null,
    brand: brand ?? '',
    isOfBrand: brand !== undefined,
  });
}

function resolveHeader({ directory, type, subType }: CatalogSection, { collectionBundle, brand }: CatalogQuery): CatalogHeaderContent {
  const emptyHeader = { text: '', poster: null, logo: null };
  if (collectionBundle) {
    const { title, description, posterKey } = collectionBundle;
    return { ...emptyHeader, title, text: description, poster: posterKey };
  }
  if (brand) return { ...emptyHeader, title: brand.name, text: brand.description, logo: brand.logoUrl };
  const level = subType ?? type;
  if (level) return { ...emptyHeader, title: level.name };
  return directory ? { ...emptyHeader, title: directory.name, text: directory.description } : { ...emptyHeader, title: 'Каталог' };
}

function buildCrumbs(section: CatalogSection, header: CatalogHeaderContent) {
  const { directory, type, subType } = section;
  const catalogCrumb = { label: 'Каталог', href: href('/catalog/:directory?') };
  const crumbs = [{ label: 'Главная', href: href('/') }];
  if (header.title !== catalogCrumb.label) crumbs.push(catalogCrumb);
  if (directory && type) crumbs.push({ label: directory.name, href: buildSectionPath({ ...section, type: null, subType: null }) });
  if (type && subType) crumbs.push({ label: type.name, href: buildSectionPath({ ...section, subType: null }) });
  return [...crumbs, { label: header.title }];
}

/**
 * Search engines should treat other sort orders and filters as the same page. The canonical URL keeps only the brand of a brand page, and
 * the page number if no other filter is set.
 */
function buildCanonicalPath(section: CatalogSection, { filters, page }: Listing) {
  const brand = findBrand(filters, section);
  const isBrandPage = brand !== undefined && listFilterPairs(filters).length === 1;
  const canonicalListing = {
    ...plainListing,
    filters: isBrandPage ? filters : noFilters,
    page: isBrandPage || !hasFilters(filters) ? page : 1,
  };
  return buildSectionPath(section) + formatListingSearch(canonicalListing);
}

export async function loadCatalogPage({ params, url, context }: CatalogPageArgs): Promise<CatalogPageData> {
  if (params.directory === anyDirectory) throw redirectAnyDirectory(url);
  const parsedListing = readListing(url.searchParams, { defaultSort: findDefaultSort(params.directory) });
  if (!parsedListing) throw notFound(url);
  const requestedListing = { ...parsedListing, filters: dropUnknownValues(parsedListing.filters) };
  const api = context.get(apiContext);
  const { directoryList } = await api.queryLongCached(CatalogDirectoriesDocument);
  const section = resolveSection(params, directoryList);
  if (!section) throw notFound(url);
  const response = await queryListing(api, requestedListing, section);
  if (section.collection !== null && !response.collectionBundle) throw notFound(url);
  const path = buildSectionPath(section);
  const availableFilters = section.directory?.filters ?? defaultFilters;
  const listingData = toListingData({
    requestedListing,
    url,
    path,
    products: response.filteredProducts,
    unfiltered: response.unfiltered,
    configuredFilters: availableFilters,
  });
  const header = resolveHeader(section, response);
  return {
    ...listingData,
    header,
    crumbs: buildCrumbs(section, header),
    levelLinks: listLevelLinks(section),
    canonical: new URL(buildCanonicalPath(section, listingData.listing), context.get(visitContext).publicUrl).href,
  };
}
