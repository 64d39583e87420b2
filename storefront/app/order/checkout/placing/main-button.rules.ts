import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { Problem } from './checkout-outcome.ts';

type Line = Pick<CheckoutQuoteFragment['lines'][number], 'problem' | 'replacement'>;

/** Position of the page's main button: at the replacement of a unit, at a problem, or below the sum. */
export type MainButtonPosition = 'replacement' | 'problem' | 'sum';

/**
 * Returns the position of the page's main button. Other buttons that place an order are secondary. The main button is at a replacement if
 * the only unavailable unit was sold when the form was sent, or if no other unit can be ordered; the order with the replacement is then
 * displayed instead of the form. It is at the problem if placing the order again solves the problem. Otherwise it is below the sum.
 */
export function findMainButtonPosition(kind: Problem['kind'] | undefined, lines: readonly Line[]): MainButtonPosition {
  const unavailableCount = lines.filter(({ problem }) => problem).length;
  const isSold = kind === 'sold' || kind === undefined;
  const isReplacementFirst = (kind === 'sold' && unavailableCount === 1) || (isSold && unavailableCount === lines.length);
  if (isReplacementFirst && lines.some(({ replacement }) => replacement)) return 'replacement';
  return kind === 'price' || kind === 'unknown' ? 'problem' : 'sum';
}
