import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { Problem } from './checkout-outcome.ts';

type Line = Pick<CheckoutQuoteFragment['lines'][number], 'problem' | 'replacement'>;

/** Whether the order may exist, so that its own reservation makes the units unavailable. */
export const mayBePlaced = (kind: Problem['kind'] | false) => kind === 'unknown' || kind === 'placed';

/** Position of the page's main button: at the replacement of a unit, at a problem, or below the sum. */
export type MainButton = 'replacement' | 'problem' | 'sum';

/**
 * Returns the position of the page's main button. Other buttons that place an order are secondary. The button is at a replacement, whose
 * order then takes the place of the form, if the only unavailable unit was sold when the form was sent, or if nothing else remains to order.
 * A form that was not sent, or is wrong, is the way on itself. The button is at the problem if placing the order solves the problem.
 */
export function findMainButton(kind: Problem['kind'] | undefined, lines: readonly Line[]): MainButton {
  const unavailableCount = lines.filter(({ problem }) => problem).length;
  const isSold = kind === 'sold' || kind === undefined;
  const isReplacementFirst = (kind === 'sold' && unavailableCount === 1) || (isSold && unavailableCount === lines.length);
  if (isReplacementFirst && lines.some(({ replacement }) => replacement)) return 'replacement';
  return kind === 'price' || kind === 'unknown' ? 'problem' : 'sum';
}
