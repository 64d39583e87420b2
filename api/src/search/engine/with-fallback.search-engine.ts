import { CircuitBreaker } from '../../platform/circuit-breaker.js';
import type { ListingRequest, NamedReader, SearchReader } from './search-engine.port.js';

export type SearchHealth = { status: 'up' } | { status: 'degraded'; standIn: string; detail: string };

export interface SearchReaderWithHealth extends SearchReader {
  health(): SearchHealth;
}

export interface FallbackOptions {
  engine: SearchReader;
  fallback: NamedReader;
  /** Called when reads move to the fallback, and when they return to the engine. */
  onChange?: (health: SearchHealth) => void;
  /** Pause after a failure before the engine is tried again. */
  retryAfterMs?: number;
}

const trialRequest: ListingRequest = { words: [], filters: { values: {}, price: {} }, sort: 'POPULAR_FIRST', page: 1, limit: 1 };

/** Reads from the engine, and from the fallback while the engine fails. Both list the same products. */
export const withFallback = ({ engine, fallback, onChange, retryAfterMs }: FallbackOptions): SearchReaderWithHealth => {
  const toHealth = (failure: string | undefined): SearchHealth =>
    failure === undefined ? { status: 'up' } : { status: 'degraded', standIn: fallback.name, detail: failure };
  const breaker = new CircuitBreaker({
    probe: () => engine.list(trialRequest),
    onChange: (failure) => onChange?.(toHealth(failure)),
    pauseMs: retryAfterMs,
  });

  return {
    list: (request) =>
      breaker.run(
        () => engine.list(request),
        () => fallback.list(request),
      ),

    readFacets: (productQuery) =>
      breaker.run(
        () => engine.readFacets(productQuery),
        () => fallback.readFacets(productQuery),
      ),

    health() {
      breaker.probeWhenDue();
      return toHealth(breaker.failure);
    },
  };
};
