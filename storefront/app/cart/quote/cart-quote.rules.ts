import type {
  CartQuoteLinesFragment,
  CartQuoteQuery,
  CartQuoteQueryVariables,
  QuoteProblem,
} from '../../platform/graphql/generated/graphql.ts';
import type { CartRow } from '../cart.store.ts';
import { mostLines } from '../cart-keeper.port.ts';

/** A cart line as quoted by the API. */
export type QuotedLine = CartQuoteLinesFragment['lines'][number];

/** Sums of the checked lines, as computed by the API. */
export type CartSum = Omit<CartQuoteQuery['quote'], 'unknownIds' | 'lines'> & {
  /** Number of lines included in the sums. */
  count: number;
};

const problemWords: Record<QuoteProblem, string> = {
  SOLD: 'Эту вещь уже купили',
  INACTIVE: 'Больше не\u00a0продаётся',
  RESERVED: 'Сейчас в\u00a0чужом заказе, может освободиться',
};

/** Returns the reason why a line cannot be bought, for display; undefined when it can. */
export const problemOf = ({ problem }: QuotedLine): string | undefined => (problem === null ? undefined : problemWords[problem]);

/**
 * Returns the ids to quote. The sums cover the ids in `checked`; those in `left` only need prices. Removed lines are in `left`, so that
 * their prices are known as soon as they are restored.
 */
export function idsToQuote(rows: readonly CartRow[]): CartQuoteQueryVariables | null {
  if (rows.length === 0) return null;
  const idsOf = (wanted: boolean) => rows.filter(({ line, removed }) => (line.checked && !removed) === wanted).map(({ line }) => line.id);
  return { checked: idsOf(true), left: idsOf(false).slice(0, mostLines) };
}

/** All lines whose units still exist, checked or not. */
export const linesOf = ({ quote, left }: CartQuoteQuery): QuotedLine[] => [...quote.lines, ...left.lines];

/** Ids of lines whose units the shop has deleted. */
export const unknownOf = ({ quote, left }: CartQuoteQuery): string[] => [...quote.unknownIds, ...left.unknownIds];

export function sumOf({ quote }: CartQuoteQuery): CartSum {
  const { goods, discount, total, cashback, memberSaving, lines } = quote;
  return { count: lines.filter(({ problem }) => problem === null).length, goods, discount, total, cashback, memberSaving };
}
