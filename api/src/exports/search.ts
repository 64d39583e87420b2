export { type DatabasePosition, historyColumn, isContinued, readPosition } from '../platform/prisma/database-position.js';
export type { Age, Material, Season, Sex, SupplierType } from '../platform/prisma/generated/enums.js';
export { toDeliverySpeed } from '../price/delivery-speed.rules.js';
export { findDisplayedItem, isAvailable, type PricedItem } from '../price/unit-availability.rules.js';
export { computeSale } from '../price/unit-price.rules.js';
export { formatOffer, type SearchDocument } from '../search/document/search-document.js';
export { mapFilters, type ValueFilter, valueFilters } from '../search/document/value-filters.js';
export { isInSync } from '../search/engine/in-sync.search-engine.js';
export {
  type ChosenFilters,
  type Facets,
  ListingSort,
  type ProductQuery,
  type SearchEngine,
  type SearchReader,
} from '../search/engine/search-engine.port.js';
export type { PositionStore, SearchIndex, SearchStore, SecondIndex } from '../search/engine/search-store.port.js';
export { createMeilisearchEngine } from '../search/meilisearch/meilisearch.search-engine.js';
export { adoptRestoredRows, createPostgresSearchStore } from '../search/postgres/search-store.js';
