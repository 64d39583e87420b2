import { useState } from 'react';
import type { DidNotCome } from './listing-loading.ts';

interface Pathed {
  path: string;
}

/**
 * The facts that came last, and whether what was asked for since then did not come. Where nothing of that path has come yet there is
 * nothing to keep: the page fails as a whole.
 */
export function useLastFacts<Facts extends Pathed>(data: Facts | DidNotCome): { facts: Facts; hasFailed: boolean } {
  const [last, setLast] = useState(data);
  const current = 'didNotCome' in data ? last : data;
  if (current !== last) setLast(() => current);
  if ('didNotCome' in current || current.path !== data.path) throw new Error('the listing did not come');
  return { facts: current, hasFailed: 'didNotCome' in data };
}
