import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import type { CartLine } from '../cart-lines.rules.ts';
import { toCartLines } from './server-lines.rules.ts';

/** A change that the server has not confirmed yet: in which list a unit should be. */
export interface PendingChange {
  id: string;
  targetList: 'checked' | 'saved' | 'none';
  /** Id of the unit that this unit replaces. */
  replacedId?: string;
}

/** An account's cart as this tab displays it. */
export interface AccountCartState {
  /** The latest response; null before the first. */
  serverCart: ServerCartFragment | null;
  /** The server's lines with the pending changes, in the order of display. */
  lines: readonly CartLine[];
  pendingChanges: readonly PendingChange[];
}

export const emptyCartState: AccountCartState = { serverCart: null, lines: [], pendingChanges: [] };

/** Ids of all units of a server's cart, checked and saved for later. */
export const listServerIds = ({ lines, savedItems }: ServerCartFragment): string[] =>
  [...lines, ...savedItems].map(({ productItemId }) => productItemId);

/** Changes the lines at once. A change supersedes earlier changes of the same unit, except replacements of another unit by this unit. */
export const applyChanges = (state: AccountCartState, lines: readonly CartLine[], changes: readonly PendingChange[]): AccountCartState => ({
  ...state,
  lines,
  pendingChanges: [
    ...state.pendingChanges.filter(({ id, replacedId }) => replacedId || !changes.some((change) => change.id === id)),
    ...changes,
  ],
});

/** Returns the server's cart without the lines whose removal the server has permanently rejected. */
export function dropUnremovableLines(serverCart: ServerCartFragment, sentChanges: readonly PendingChange[] = []): ServerCartFragment {
  const isRemaining = ({ productItemId }: { productItemId: string }) =>
    !sentChanges.some(({ id, targetList }) => targetList === 'none' && id === productItemId);
  return { ...serverCart, lines: serverCart.lines.filter(isRemaining), savedItems: serverCart.savedItems.filter(isRemaining) };
}

/**
 * Merges a response of the server, which ends the changes in `sentChanges`. The server decides about every line except lines with other
 * pending changes. Lines that are displayed keep their positions; new ones follow in the server's order.
 */
export function mergeResponse(
  state: AccountCartState,
  serverCart: ServerCartFragment,
  displayedLines: readonly CartLine[],
  sentChanges: readonly PendingChange[] = [],
): AccountCartState {
  const pendingChanges = state.pendingChanges.filter((change) => !sentChanges.includes(change));
  const pendingIds = new Set(pendingChanges.flatMap(({ id, replacedId = id }) => [id, replacedId]));
  const serverLinesById = new Map(toCartLines(serverCart, displayedLines).map((line) => [line.id, line]));
  for (const id of pendingIds) serverLinesById.delete(id);
  const keptLines = displayedLines.flatMap((line) => (pendingIds.has(line.id) ? [line] : (serverLinesById.get(line.id) ?? [])));
  const linesById = new Map([...keptLines, ...serverLinesById.values()].map((line) => [line.id, line]));
  return { serverCart, pendingChanges, lines: [...linesById.values()] };
}
