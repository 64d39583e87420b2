import type { BonusEntryKind } from '../../platform/graphql/generated/graphql.ts';

/** Entries of one kind, or what several kinds come to. */
export interface OccasionPart {
  kind: BonusEntryKind;
  amount: number;
}

const visibleKinds: readonly BonusEntryKind[] = ['GRANT', 'HOLD', 'RELEASE', 'SPEND', 'RETURN', 'ACCRUE', 'REVOKE'];

/**
 * Returns what the entries of one order come to, by kind. A hold that was spent or waits is one part, although the ledger has an entry for
 * each of its steps.
 */
export function mergeParts(entries: readonly OccasionPart[]): OccasionPart[] {
  const sums = new Map<BonusEntryKind, number>();
  for (const { kind, amount } of entries) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  const held = (sums.get('HOLD') ?? 0) + (sums.get('RELEASE') ?? 0);
  const isSettled = held !== 0 || sums.has('SPEND');
  if (isSettled) {
    sums.set('HOLD', held);
    sums.delete('RELEASE');
  }
  return visibleKinds.flatMap((kind) => {
    const amount = sums.get(kind) ?? 0;
    return amount === 0 ? [] : [{ kind, amount }];
  });
}
