import type { Listing, ListingRequest, SearchEngine, SearchReader } from './search-engine.port.js';

export type SearchHealth = { status: 'up' } | { status: 'degraded'; standIn: string; detail: string };

export interface SearchReaderWithHealth extends SearchReader {
  health(): SearchHealth;
}

export interface FallbackParts {
  engine: SearchEngine;
  standIn: SearchEngine;
  /** Told at every change, for the log. */
  onChange?: (health: SearchHealth) => void;
  /** How long the engine is left alone after a failure before it is tried again. */
  retryAfterMs?: number;
}

const trial: ListingRequest = { sort: 'POPULAR_FIRST', page: 1, limit: 1 };

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error instanceof Error ? error.message : String(error)}${cause}`;
};

/**
 * Reads go to the engine, and to its stand-in while the engine does not answer. The stand-in lists the same products, so one failure is
 * enough to open the circuit: only the requests already on their way wait for the engine's timeout, every later one goes to the stand-in at
 * once. The engine is tried again beside the requests, never by one of them, at the first request or health question after the pause.
 */
export const withFallback = ({ engine, standIn, onChange, retryAfterMs = 1_000 }: FallbackParts): SearchReaderWithHealth => {
  let failure: { detail: string; tryAt: number } | undefined;
  let trying = false;

  const health = (): SearchHealth =>
    failure === undefined ? { status: 'up' } : { status: 'degraded', standIn: standIn.name, detail: failure.detail };

  const failed = (error: unknown): void => {
    const before = failure?.detail;
    failure = { detail: reasonOf(error), tryAt: performance.now() + retryAfterMs };
    if (before !== failure.detail) onChange?.(health());
  };

  const tryAgain = async (): Promise<void> => {
    if (failure === undefined || trying || performance.now() < failure.tryAt) return;
    trying = true;
    try {
      await engine.list(trial);
      failure = undefined;
      onChange?.(health());
    } catch (error) {
      failed(error);
    } finally {
      trying = false;
    }
  };

  return {
    async list(request): Promise<Listing> {
      if (failure === undefined) {
        try {
          return await engine.list(request);
        } catch (error) {
          failed(error);
        }
      }
      void tryAgain();
      return standIn.list(request);
    },

    health() {
      void tryAgain();
      return health();
    },
  };
};
