import type { BonusEntryKind } from '../../platform/graphql/generated/graphql.ts';

interface EntrySum {
  kind: BonusEntryKind;
  amount: number;
}

const visibleKinds: readonly BonusEntryKind[] = ['GRANT', 'HOLD', 'RELEASE', 'SPEND', 'RETURN', 'ACCRUE', 'REVOKE'];

/**
 * Returns the sums of the entries of one transaction, by kind. Held and released bonuses are one sum, although the ledger has an entry for
 * each step.
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
