import type { QuoteProblem } from '../platform/graphql/generated/graphql.ts';
import type { QuotedLine } from './cart-quote.rules.ts';

const problemMessages: Record<QuoteProblem, string> = {
  SOLD: 'Эту вещь уже купили',
  INACTIVE: 'Больше не\u00a0продаётся',
  RESERVED: 'Сейчас в\u00a0чужом заказе, может освободиться',
};

const problemLabels: Partial<Record<QuoteProblem, string>> = { SOLD: 'Продано', RESERVED: 'В\u00a0чужом заказе' };

/** Returns the reason why a line cannot be bought, for display; undefined when it can. */
export const explainProblem = ({ problem }: Pick<QuotedLine, 'problem'>): string | undefined =>
  problem === null ? undefined : problemMessages[problem];

/** Returns in a word or two why a line cannot be bought, to display on its picture; undefined when it can. */
export const getProblemLabel = ({ problem }: QuotedLine): string | undefined => (problem === null ? undefined : problemLabels[problem]);

/** An equal unit that can replace a unit which cannot be bought any more. */
export interface Replacement {
  unit: NonNullable<QuotedLine['replacement']>;
  price: number;
  /** Whether the replacement costs this shopper no more, so that no confirmation is needed. */
  costsNoMore: boolean;
}

export function findReplacement(line: QuotedLine): Replacement | null {
  const { problem, replacement, cost } = line;
  if (problem === null || !replacement) return null;
  const price = replacement.priceDetails.payable;
  return { unit: replacement, price, costsNoMore: price <= cost };
}
