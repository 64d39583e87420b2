/** A change of a list that the server has not confirmed yet. */
export interface Pending {
  /** Id of the entry. */
  id: string;
  /** Whether the entry should be in the server's list. */
  isIn: boolean;
  /** Distinguishes the change from a later one to the same entry. */
  stamp: string;
}

/** Whether a stored value is such a change, because storage can hold anything. */
export function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { id, isIn, stamp }: Partial<Record<string, unknown>> = { ...value };
  return typeof id === 'string' && typeof stamp === 'string' && typeof isIn === 'boolean';
}

/** Adds changes; they supersede earlier ones to the same members. */
export const withPending = <Change extends Pending>(pending: readonly Change[], changes: readonly Omit<Change, 'stamp'>[]): Change[] => [
  ...pending.filter(({ id }) => !changes.some((change) => change.id === id)),
  ...changes.map((change) => ({ ...change, stamp: String(Math.random()) }) as Change),
];

/** The changes without those that were sent. */
export function withoutSent<Change extends Pending>(pending: readonly Change[], sent: readonly Change[]): Change[] {
  const stamps = new Set(sent.map(({ stamp }) => stamp));
  return pending.filter(({ stamp }) => !stamps.has(stamp));
}
