import type {
  CartQuoteLinesFragment,
  CartQuoteQuery,
  CartQuoteQueryVariables,
  QuoteProblem,
} from '../platform/graphql/generated/graphql.ts';
import type { CartRow } from './cart.store.ts';
import { maxLines } from './cart-lines.rules.ts';

/** A cart line as quoted by the API. */
export type QuotedLine = CartQuoteLinesFragment['lines'][number];

/** Sums of the checked lines, as computed by the API. */
export type CartSum = Omit<CartQuoteQuery['quote'], 'unknownIds' | 'lines' | 'promocode'> & {
  /** Number of lines included in the sums. */
  count: number;
  /** Whether the applied promo code makes the delivery free. */
  isDeliveryFree: boolean;
  /** Whether the applied promo code excludes bonuses. */
  isWithoutBonuses: boolean;
};

const problemMessages: Record<QuoteProblem, string> = {
  SOLD: 'Эту вещь уже купили',
  INACTIVE: 'Больше не\u00a0продаётся',
  RESERVED: 'Сейчас в\u00a0чужом заказе, может освободиться',
};

const problemLabels: Partial<Record<QuoteProblem, string>> = { SOLD: 'Продано', RESERVED: 'В\u00a0чужом заказе' };

/** Returns the reason why a line cannot be bought, for display; undefined when it can. */
export const explainProblem = ({ problem }: Pick<QuotedLine, 'problem'>): string | undefined =>
  problem === null ? undefined : problemMessages[problem];

/** Returns the reason in a word or two, for the picture. */
export const getProblemLabel = ({ problem }: QuotedLine): string | undefined => (problem === null ? undefined : problemLabels[problem]);

/** An equal unit that replaces a unit that can no longer be bought. */
export interface Replacement {
  unit: NonNullable<QuotedLine['replacement']>;
  price: number;
  /** Whether the replacement costs this shopper no more than the replaced unit, so that no confirmation is needed. */
  costsNoMore: boolean;
}

export function findReplacement(line: QuotedLine): Replacement | null {
  const { problem, replacement, cost } = line;
  if (problem === null || !replacement) return null;
  const price = replacement.priceDetails.payable;
  return { unit: replacement, price, costsNoMore: price <= cost };
}

/** Query parameter in which the pages of the cart and the checkout store the typed number of bonuses when there is no JavaScript. */
export const bonusParam = 'bonuses';

interface Reductions {
  promocode: string | null;
  bonuses: number;
}

/**
 * Returns the variables of the query. The sums cover the ids in `checked`; those in `unchecked` only need prices. Removed lines count as
 * unchecked, so that their prices are available as soon as they are restored.
 */
export function toQuoteVariables(rows: readonly CartRow[], { promocode, bonuses }: Reductions): CartQuoteQueryVariables | null {
  if (rows.length === 0) return null;
  const listIds = (isChecked: boolean) =>
    rows.filter(({ line, isRemoved }) => (line.checked && !isRemoved) === isChecked).map(({ line }) => line.id);
  return { checked: listIds(true).slice(0, maxLines), unchecked: listIds(false).slice(0, maxLines), promocode, bonuses };
}

/** All lines whose units still exist, checked or not. */
export const listLines = ({ quote, unchecked }: CartQuoteQuery): QuotedLine[] => [...quote.lines, ...unchecked.lines];

/** Ids of lines whose units the shop has deleted. */
export const listDeletedIds = ({ quote, unchecked }: CartQuoteQuery): string[] => [...quote.unknownIds, ...unchecked.unknownIds];

export function toCartSum({ quote }: CartQuoteQuery): CartSum {
  const { unknownIds: _unknown, lines, promocode, ...sums } = quote;
  return {
    ...sums,
    count: lines.filter(({ problem }) => problem === null).length,
    isDeliveryFree: promocode?.freeDelivery ?? false,
    isWithoutBonuses: promocode?.withBonuses === false,
  };
}
