import type { ChosenFilters } from '../engine/search-engine.port.js';
import type { ValueFilter } from './value-filters.js';

/** Which values of a filter an engine returns. */
export interface FacetLimit {
  /** Maximum number of values. */
  max: number;
  /**
   * The sort order: the lowest values first, or the values with the highest counts first. Of values with equal counts, those with more
   * products before filtering come first, then those with the lowest value.
   */
  sortBy: 'value' | 'count';
  /** Values that the shopper has selected. They are returned even if they are not among the first `max` values. */
  chosen: readonly string[];
}

/** Returns the limit for a filter. A large shop has almost as many models as products, so only the most frequent models are returned. */
export const getFacetLimit = (filter: ValueFilter, { values }: ChosenFilters): FacetLimit => ({
  ...(filter === 'MODEL' ? { max: 100, sortBy: 'count' } : { max: 1_000, sortBy: 'value' }),
  chosen: values[filter] ?? [],
});
