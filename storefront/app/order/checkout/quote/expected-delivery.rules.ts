import { describeDays } from '../../../delivery/price/describe-delivery.rules.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { describeLastDays } from '../../order-dates.ts';

type Lines = CheckoutQuoteFragment['lines'];
type Options = CheckoutQuoteFragment['deliveryOptions'];

/** «25–28 ноября», or «до 28 ноября и до 19 декабря» if parts of the order come on different days. Empty while the days are unknown. */
export function describeOptionDays({ delivery, parts }: Pick<Options[number], 'delivery' | 'parts'>): string {
  const isSplit = new Set(parts.map((part) => part.delivery.to)).size > 1;
  if (isSplit) return describeLastDays({ lines: parts }).toLowerCase();
  return delivery ? describeDays(delivery) : '';
}

/** Returns the option whose days are displayed: the chosen one or, until one is chosen and if all take equally long, any of them. */
function findExpectedOption(options: Options, method: string) {
  const [first, ...others] = options;
  const areAllEqual = others.every(({ parts }) => JSON.stringify(parts) === JSON.stringify(first?.parts));
  return options.find(({ deliveryMode }) => deliveryMode === method) ?? (method === '' && areAllEqual ? first : undefined);
}

/** Adds the days of the chosen delivery method to lines without days. The days are the same before and after a pickup point is chosen. */
export function addExpectedDays(lines: Lines, options: Options, method: string): Lines {
  const parts = findExpectedOption(options, method)?.parts ?? [];
  return lines.map((line) => ({
    ...line,
    delivery: line.delivery ?? parts.find(({ productItemIds }) => productItemIds.includes(line.productItemId))?.delivery ?? null,
  }));
}

/**
 * Adds the price of the chosen delivery method to the quote while the destination is not chosen yet or the new quote is loading. Otherwise
 * the page would display a price of the method that the total excludes.
 */
export function addExpectedPrice(quote: CheckoutQuoteFragment, options: Options, method: string): CheckoutQuoteFragment {
  const option = quote.delivery === null && options.find(({ deliveryMode }) => deliveryMode === method);
  return option ? { ...quote, delivery: option.deliveryPrice, total: quote.total + option.deliveryPrice } : quote;
}
