// GraphQL operations of the shop's pages. The bare server implements them in handwritten SQL, so a field added here must be added there.

const card = `
  fragment Card on Product {
    id slug name newArrival meetPrice
    brands { name }
    images { key }
    priceDetails { price oldPrice loyaltyPrice sale }
    sameModelColours { name hex }
  }`;

const filterList = `
  fragment Filters on FilterList {
    categories { ...Value } season { ...Value } deliverySpeed { ...Value } sex { ...Value } age { ...Value } brand { ...Value }
    model { ...Value } colorPallete { ...Value } size { ...Value } material { ...Value } sale { ...Value } price { min max }
  }
  fragment Value on FilterValue { value name hex count }`;

/** Listing page: cards, filters with counts, and pagination. */
export const catalogOperation = `
  query Catalog($dto: FilteredProductsInput!) {
    filteredProducts(dto: $dto) { items { ...Card } filterList { ...Filters } pagination { page totalPages totalItems } }
  }
  ${card}${filterList}`;

/** The smallest GraphQL query. */
export const emptyOperation = '{ __typename }';

/** Cards of a listing page with their total, without filters and counts. */
export const cardsOperation = `
  query Cards($dto: FilteredProductsInput!) {
    filteredProducts(dto: $dto) { items { ...Card } pagination { page totalPages totalItems } }
  }
  ${card}`;

/** Search page: like the listing page, with suggestions. */
export const searchOperation = `
  query Search($dto: SearchFilteredProductsInput!) {
    searchFilteredProducts(dto: $dto) {
      items { ...Card } suggestions filterList { ...Filters } pagination { page totalPages totalItems }
    }
  }
  ${card}${filterList}`;

/** Hits with all filters and counts, without suggestions. */
export const hitsOperation = `
  query Hits($dto: SearchFilteredProductsInput!) {
    searchFilteredProducts(dto: $dto) { items { ...Card } filterList { ...Filters } pagination { page totalPages totalItems } }
  }
  ${card}${filterList}`;

/** Product page. A listing has supplied the id. */
export const productOperation = `
  query Product($slug: String!, $id: ID!) {
    product(dto: { slug: $slug }) {
      id slug name description skus newArrival meetPrice
      brands { name }
      productCategory { name slug }
      colorPalletes { name hex }
      children { id slug colorPalletes { name hex } }
      images { key alt }
      sizes { name isAvailable }
      priceDetails { price oldPrice loyaltyPrice sale }
    }
    sameModelProducts(dto: { productId: $id }) { ...Card }
    similarProducts(dto: { productId: $id, limit: 8 }) { ...Card }
    sizeGrid(dto: { productId: $id }) { id name sex rows { eu uk us cm height } }
    reviewList(dto: { productId: $id }) {
      items { id rating advantages disadvantages text createdAt user { name } photos { key } }
      averageRating
      distribution { rating count }
      pagination { page totalPages totalItems }
    }
  }
  ${card}`;

const productFields = `
  id slug name description skus newArrival meetPrice
  brands { name }
  productCategory { name slug }
  colorPalletes { name hex }
  images { key alt }
  sizes { name isAvailable }
  priceDetails { price oldPrice loyaltyPrice sale }`;

export const unitsOperation = `
  query Units($slug: String!) {
    product(dto: { slug: $slug }) {
      ${productFields}
      items { id deliveryIsoCode isReserved size { name slug } priceDetails { price oldPrice loyaltyPrice sale } }
    }
  }`;

export const offersOperation = `
  query Offers($slug: String!) {
    product(dto: { slug: $slug }) {
      ${productFields}
      offers { productItemId deliverySpeed size { name slug } priceDetails { price oldPrice loyaltyPrice sale } }
    }
  }`;
