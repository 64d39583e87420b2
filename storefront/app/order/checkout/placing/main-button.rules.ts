import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { Problem } from './checkout-outcome.ts';

type Line = Pick<CheckoutQuoteFragment['lines'][number], 'problem' | 'replacement'>;

/** Whether the order may exist, so that its own reservation makes the units unavailable. */
export const mayBePlaced = (kind: Problem['kind'] | false) => kind === 'unknown' || kind === 'placed';

/** Id of the replacement that has the main button. */
export const replacementId = 'replacement';

/** Position of the page's main button: at the replacement of a unit, at a problem, or below the sum. */
export type MainButton = 'replacement' | 'problem' | 'sum';

/**
 * Returns the position of the page's main button. Other buttons that place an order are secondary. The button is at a replacement if only
 * one unit is unavailable, or if nothing else remains to order. It is at the problem if placing the order solves the problem.
 */
export function findMainButton(kind: Problem['kind'] | false, lines: readonly Line[]): MainButton {
  const { length } = lines.filter(({ problem }) => problem);
  const isReplacementFirst = length === 1 || length === lines.length;
  if (isReplacementFirst && !mayBePlaced(kind) && lines.some(({ replacement }) => replacement)) return 'replacement';
  return kind === 'price' || kind === 'unknown' ? 'problem' : 'sum';
}
