import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';

/** What the shopper saw when they pressed the button. The API refuses any other total. */
export interface VisibleSum {
  /** Lines that could be bought, with what each cost. */
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

/** Parses the sum that the form says was shown. A form that was tampered with has seen nothing, so its order is refused. */
export function parseVisibleSum(text: string): VisibleSum {
  const { lines, total, promo, bonuses, delivery } = (parseJson(text) ?? {}) as Partial<Record<keyof VisibleSum, unknown>>;
  const isLine = (line: unknown): line is [string, number] => Array.isArray(line) && typeof line[0] === 'string' && isAmount(line[1]);
  const isComplete = Array.isArray(lines) && lines.every(isLine) && isAmount(total) && isAmount(promo) && isAmount(bonuses);
  if (!isComplete) return emptyVisibleSum;
  return { lines, total, promo, bonuses, delivery: isAmount(delivery) ? delivery : null };
}

/**
 * Returns the quote with what the chosen method of delivery costs, while its place is not chosen yet or its sum is on its way. Otherwise
 * the option would have a price that the total leaves out.
 */
export function addExpectedDelivery(
  quote: CheckoutQuoteFragment,
  options: CheckoutQuoteFragment['deliveryOptions'],
  method: string,
): CheckoutQuoteFragment {
  const option = quote.delivery === null && options.find(({ deliveryMode }) => deliveryMode === method);
  return option ? { ...quote, delivery: option.deliveryPrice, total: quote.total + option.deliveryPrice } : quote;
}

interface DisplayedQuote extends Pick<CheckoutQuoteFragment, 'total' | 'promo' | 'bonuses' | 'delivery'> {
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
