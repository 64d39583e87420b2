import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';

/** The sum that was visible when the shopper pressed the button of the form. The API refuses any other total. */
export interface VisibleSum {
  /** Available lines, with the price of each. */
  lines: [id: string, cost: number][];
  total: number;
  promo: number;
  bonuses: number;
  /** Null if the city was not known yet. */
  delivery: number | null;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const emptyVisibleSum: VisibleSum = { lines: [], total: 0, promo: 0, bonuses: 0, delivery: null };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Parses the visible sum in a form. If somebody has tampered with it, returns a sum that matches no order, so that the API refuses the
 * order.
 */
export function parseVisibleSum(json: string): VisibleSum {
  const { lines, total, promo, bonuses, delivery } = (parseJson(json) ?? {}) as Partial<Record<keyof VisibleSum, unknown>>;
  const isLine = (line: unknown): line is [string, number] => Array.isArray(line) && typeof line[0] === 'string' && isAmount(line[1]);
  const isComplete = Array.isArray(lines) && lines.every(isLine) && isAmount(total) && isAmount(promo) && isAmount(bonuses);
  if (!isComplete) return emptyVisibleSum;
  return { lines, total, promo, bonuses, delivery: isAmount(delivery) ? delivery : null };
}

export interface DisplayedQuote extends Pick<CheckoutQuoteFragment, 'total' | 'promo' | 'bonuses' | 'delivery'> {
  lines: readonly Pick<CheckoutQuoteFragment['lines'][number], 'productItemId' | 'cost' | 'problem'>[];
}

/** Returns the sum of a displayed quote, which the form submits. */
export const toVisibleSum = ({ lines, total, promo, bonuses, delivery }: DisplayedQuote): VisibleSum => ({
  lines: lines.flatMap(({ productItemId, cost, problem }): VisibleSum['lines'] => (problem ? [] : [[productItemId, cost]])),
  total,
  promo,
  bonuses,
  delivery,
});
