import type {
  CartQuoteLinesFragment,
  CartQuoteQuery,
  CartQuoteQueryVariables,
  QuoteProblem,
} from '../platform/graphql/generated/graphql.ts';
import { type CartRow, mostLines } from './cart.store.ts';

/** What the API says of a line of the cart. */
export type QuotedLine = CartQuoteLinesFragment['lines'][number];

/** The sums of the checked lines, as the API answers them. */
export type CartSum = Omit<CartQuoteQuery['quote'], 'unknownIds' | 'lines'> & {
  /** How many lines the sums include. */
  count: number;
};

const problemWords: Record<QuoteProblem, string> = {
  SOLD: 'Эту вещь уже купили',
  INACTIVE: 'Больше не\u00a0продаётся',
  RESERVED: 'Сейчас в\u00a0чужом заказе, может освободиться',
};

/** Why a line cannot be bought now, in words; undefined where it can. */
export const problemOf = ({ problem }: QuotedLine): string | undefined => (problem === null ? undefined : problemWords[problem]);

/** The ids to ask about: the sums are of the checked lines; the others are asked for their prices, removed ones too, so that an undo has them at once. */
export function idsToQuote(rows: readonly CartRow[]): CartQuoteQueryVariables | null {
  if (rows.length === 0) return null;
  const idsOf = (wanted: boolean) => rows.filter(({ line, removed }) => (line.checked && !removed) === wanted).map(({ line }) => line.id);
  return { checked: idsOf(true), left: idsOf(false).slice(0, mostLines) };
}

/** All lines that the API knows, checked or not. */
export const linesOf = ({ quote, left }: CartQuoteQuery): QuotedLine[] => [...quote.lines, ...left.lines];

/** Ids of the lines that the API does not know: the shop has deleted them. */
export const unknownOf = ({ quote, left }: CartQuoteQuery): string[] => [...quote.unknownIds, ...left.unknownIds];

export function sumOf({ quote }: CartQuoteQuery): CartSum {
  const { goods, discount, total, cashback, memberSaving, lines } = quote;
  return { count: lines.filter(({ problem }) => problem === null).length, goods, discount, total, cashback, memberSaving };
}
