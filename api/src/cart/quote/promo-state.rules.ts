import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { toKopecks } from '../../platform/money.js';

/** Reason why a promo code does not reduce a quote. */
export const PromoProblem = {
  NOT_FOUND: 'NOT_FOUND',
  LEAST_SUM: 'LEAST_SUM',
  NOT_FOR_THESE_GOODS: 'NOT_FOR_THESE_GOODS',
  BEGINS_LATER: 'BEGINS_LATER',
  ENDED: 'ENDED',
  USED_UP: 'USED_UP',
} as const;
export type PromoProblem = (typeof PromoProblem)[keyof typeof PromoProblem];

/** State of a promo code that decides whether an account may use it now. */
export interface PromoState {
  /** Account that alone may use the code; null if everybody may. */
  ownerId: string | null;
  active: boolean;
  deletedAt: Date | null;
  startsAt: Date;
  endsAt: Date | null;
  /** Number of uses that were not returned. */
  uses: number;
  mostUses: number | null;
  /** Number of uses by this account that were not returned. */
  accountUses: number;
  mostAccountUses: number | null;
}

/** Returns why an account may not use the code, whatever the goods. */
export function findStateProblem(code: PromoState, accountId: string, now: Date): PromoProblem | null {
  if (!code.active || code.deletedAt !== null) return PromoProblem.NOT_FOUND;
  if (code.ownerId !== null && code.ownerId !== accountId) return PromoProblem.NOT_FOUND;
  if (code.endsAt !== null && code.endsAt <= now) return PromoProblem.ENDED;
  if (code.startsAt > now) return PromoProblem.BEGINS_LATER;
  return hasRemainingUses(code) ? null : PromoProblem.USED_UP;
}

const hasRemainingUses = ({ uses, mostUses, accountUses, mostAccountUses }: PromoState): boolean =>
  (mostUses === null || uses < mostUses) && (mostAccountUses === null || accountUses < mostAccountUses);

/** Problems that the shopper can do something about. With any other problem, a promo code must look like one that does not exist. */
const FIXABLE_PROBLEMS = [PromoProblem.LEAST_SUM, PromoProblem.NOT_FOR_THESE_GOODS, PromoProblem.BEGINS_LATER] as const;
type FixableProblem = (typeof FIXABLE_PROBLEMS)[number];

export const isFixable = (problem: PromoProblem): problem is FixableProblem =>
  FIXABLE_PROBLEMS.some((fixableProblem) => fixableProblem === problem);

/** The refusal of a promo code. It gives a reason only if the shopper can do something about it. */
export function toPromoError(problem?: PromoProblem, code?: Pick<PromoState, 'startsAt'> & { leastSum: bigint }): DomainError {
  return new DomainError(ErrorCode.PROMO_NOT_FOUND, 'Промокод не\u00a0найден', {
    ...(problem && isFixable(problem) && { reason: problem }),
    ...(code && problem === PromoProblem.LEAST_SUM && { leastSum: toKopecks(code.leastSum) }),
    ...(code && problem === PromoProblem.BEGINS_LATER && { startsAt: code.startsAt.toISOString() }),
  });
}
