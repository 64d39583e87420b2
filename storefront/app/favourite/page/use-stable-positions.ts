import { useState } from 'react';

interface StablePositions {
  /** Ids to display. Ids removed from the list since the first render keep their positions. */
  displayedIds: readonly string[];
  /**
   * Ids to request. Removing a product does not change them. There are never more requested ids than ids in the list, so that the API
   * accepts the request.
   */
  requestedIds: readonly string[];
}

/**
 * Returns the ids to show and those to request. A removed product leaves room for its undo button, so that the other cards do not move.
 */
export function useStablePositions(ids: readonly string[]): StablePositions {
  const [positions, setPositions] = useState({ sourceIds: ids, displayedIds: ids, requestedIds: ids });
  if (positions.sourceIds === ids) return positions;
  const requestedIds = ids.every((id) => positions.requestedIds.includes(id)) ? positions.requestedIds : ids;
  const nextPositions = { sourceIds: ids, displayedIds: mergeDisplayedIds(positions.displayedIds, ids), requestedIds };
  setPositions(nextPositions);
  return nextPositions;
}

/** Puts new ids at the front, as the list does, and keeps removed ids in position. */
export function mergeDisplayedIds(displayedIds: readonly string[], ids: readonly string[]): string[] {
  const newIds = ids.filter((id) => !displayedIds.includes(id));
  return [...newIds, ...displayedIds];
}
