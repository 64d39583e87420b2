import { useState } from 'react';
import type { DidNotCome } from './listing-loading.ts';

interface Pathed {
  path: string;
}

/**
 * Returns the facts loaded last, and whether a later request failed. Throws when nothing of that path has been loaded yet, so that the
 * error page is shown.
 */
export function useLastFacts<Facts extends Pathed>(data: Facts | DidNotCome): { facts: Facts; hasFailed: boolean } {
  const [last, setLast] = useState(data);
  const current = 'didNotCome' in data ? last : data;
  if (current !== last) setLast(() => current);
  if ('didNotCome' in current || current.path !== data.path) throw new Error('the listing did not come');
  return { facts: current, hasFailed: 'didNotCome' in data };
}
