import { useEffect, useState } from 'react';
import { queryApi } from '../../../platform/graphql/browser-api.ts';
import { type CheckoutPointFragment, PickupPointsDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CityPoints } from './point-list.rules.ts';

interface Points extends Pick<CityPoints, 'points' | 'areAll'> {
  state: 'loading' | 'ready' | 'failed';
}

/** Reads all points of a city, page by page, so that a search finds each of them. */
async function fetchAllPoints(cityId: string, signal: AbortSignal): Promise<CheckoutPointFragment[]> {
  const points: CheckoutPointFragment[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { getPVZListByLocation: list } = await queryApi(PickupPointsDocument, { variables: { cityId, page }, signal });
    points.push(...list.items);
    pages = list.pagination.totalPages;
  }
  return points;
}

/** Points of a city. Those that came with the page are shown until all have been read. */
export function usePoints(cityId: string, initial: CityPoints | null): Points & { again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Points & { of: string }>({ of: '', state: 'loading', points: [], areAll: false });
  const requestKey = `${attempt} ${cityId}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const savePoints = (points: Points) => !signal.aborted && setFound({ of: requestKey, ...points });
    fetchAllPoints(cityId, signal).then(
      (points) => savePoints({ state: 'ready', points, areAll: true }),
      () => savePoints({ state: 'failed', points: [], areAll: false }),
    );
    return () => controller.abort();
  }, [cityId, requestKey]);
  const retry = () => setAttempt(attempt + 1);
  if (found.of === requestKey && found.state === 'ready') return { ...found, again: retry };
  if (initial?.cityId === cityId) return { state: 'ready', points: initial.points, areAll: initial.areAll, again: retry };
  return { state: found.of === requestKey ? found.state : 'loading', points: [], areAll: false, again: retry };
}
