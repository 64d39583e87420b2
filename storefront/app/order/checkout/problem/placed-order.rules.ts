import type { Problem } from '../placing/checkout-outcome.ts';

/** Path to the order that an earlier submission of the form has placed; null if there is none. */
export function buildOrderPath(problem: Problem | undefined): string | null {
  if (problem?.kind !== 'placed') return null;
  return problem.orderId ? `/orders/${problem.orderId}` : '/account';
}
