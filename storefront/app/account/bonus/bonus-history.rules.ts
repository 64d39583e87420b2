import type { BonusEntryKind } from '../../platform/graphql/generated/graphql.ts';

/** Number of entries that are loaded at a time. */
export const pageSize = 10;

/** The API returns at most a hundred entries. */
const maxPages = 10;

const pageParam = 'bonuses';

/** Returns the number of entries to show, from the number of pages in the URL. */
export function readRequestedEntries(search: URLSearchParams): number {
  const requested = Number(search.get(pageParam));
  return Number.isInteger(requested) && requested >= 1 ? Math.min(requested, maxPages) * pageSize : pageSize;
}

/** Address of the page that shows one more page of entries. */
export const buildMoreHref = (visibleCount: number): string => `?${pageParam}=${Math.floor(visibleCount / pageSize) + 1}#${pageParam}`;

/** Entries of one kind, or the sum of entries of several kinds. */
interface EntrySum {
  kind: BonusEntryKind;
  amount: number;
}

const visibleKinds: readonly BonusEntryKind[] = ['GRANT', 'HOLD', 'RELEASE', 'SPEND', 'RETURN', 'ACCRUE', 'REVOKE'];

/**
 * Returns the sums of the entries of one order, by kind. Bonuses that were held and then spent are one sum, although the ledger has an
 * entry for each step.
 */
export function sumByKind(entries: readonly EntrySum[]): EntrySum[] {
  const sums = new Map<BonusEntryKind, number>();
  for (const { kind, amount } of entries) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  const heldSum = (sums.get('HOLD') ?? 0) + (sums.get('RELEASE') ?? 0);
  const hasHold = heldSum !== 0 || sums.has('SPEND');
  if (hasHold) {
    sums.set('HOLD', heldSum);
    sums.delete('RELEASE');
  }
  return visibleKinds.flatMap((kind) => {
    const amount = sums.get(kind) ?? 0;
    return amount === 0 ? [] : [{ kind, amount }];
  });
}
