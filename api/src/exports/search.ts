export { displayedItem, type PricedItem, saleOf } from '../catalog/product-price.rules.js';
export { isKeptTrue, whileKeptTrue } from '../search/kept-true.search-engine.js';
export { createMeilisearchEngine } from '../search/meilisearch.search-engine.js';
export { createPostgresSearchEngine } from '../search/postgres.search-engine.js';
export type { SearchDocument } from '../search/search-document.js';
export { ListingSort, type SearchEngine, type SearchIndex, type SecondIndex } from '../search/search-engine.port.js';
