import { useEffect, useState } from 'react';
import { queryApi } from '../../../platform/graphql/browser-api.ts';
import { type CheckoutPointFragment, PickupPointsDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CityPoints } from './point-list.rules.ts';

interface PointsState extends Pick<CityPoints, 'points' | 'isComplete'> {
  state: 'loading' | 'ready' | 'failed';
}

/** Loads all points of a city, page by page, so that a search can find any of them. */
async function fetchAllPoints(cityId: string, signal: AbortSignal): Promise<CheckoutPointFragment[]> {
  const points: CheckoutPointFragment[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { getPVZListByLocation: pointPage } = await queryApi(PickupPointsDocument, { variables: { cityId, page }, signal });
    points.push(...pointPage.items);
    pageCount = pointPage.pagination.totalPages;
  }
  return points;
}

/** Points of a city. The points that came with the page are displayed until all points have been loaded. */
export function usePoints(cityId: string, initial: CityPoints | null): PointsState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loadedPoints, setLoadedPoints] = useState<PointsState & { requestKey: string }>({
    requestKey: '',
    state: 'loading',
    points: [],
    isComplete: false,
  });
  const requestKey = `${attempt} ${cityId}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const savePoints = (points: PointsState) => !signal.aborted && setLoadedPoints({ requestKey, ...points });
    fetchAllPoints(cityId, signal).then(
      (points) => savePoints({ state: 'ready', points, isComplete: true }),
      () => savePoints({ state: 'failed', points: [], isComplete: false }),
    );
    return () => controller.abort();
  }, [cityId, requestKey]);
  const retry = () => setAttempt(attempt + 1);
  if (loadedPoints.requestKey === requestKey && loadedPoints.state === 'ready') return { ...loadedPoints, retry };
  if (initial?.cityId === cityId) return { state: 'ready', points: initial.points, isComplete: initial.isComplete, retry };
  return { state: loadedPoints.requestKey === requestKey ? loadedPoints.state : 'loading', points: [], isComplete: false, retry };
}
