import { cashbackOfAmount } from '../loyalty/cashback.rules.js';
import type { BonusCalcState } from '../platform/prisma/generated/enums.js';
import { beforeOf, type ItemPrices, memberSavingOf, type Payer, payableOf } from '../price/payable.rules.js';
import { isReserved, isSold, type PricedItem } from '../price/priced-item.rules.js';
import { splitByWeight } from './split.rules.js';

/** Reason why a line cannot be bought now. */
export const QuoteProblem = { SOLD: 'SOLD', INACTIVE: 'INACTIVE', RESERVED: 'RESERVED' } as const;
export type QuoteProblem = (typeof QuoteProblem)[keyof typeof QuoteProblem];

export interface QuotedItem extends ItemPrices, PricedItem {
  bonusCalcState: BonusCalcState;
}

/** Inputs of a quote besides the items. */
export interface QuoteTerms {
  payer: Payer;
  /** Cashback in percent of what is paid. */
  chargePercentage: number;
  now: Date;
}

/** Amounts are in kopecks, cashback in whole bonuses. */
export interface LineSum {
  price: bigint;
  before: bigint | null;
  payable: bigint;
  cashback: bigint;
  memberSaving: bigint | null;
  problem: QuoteProblem | null;
}

export interface QuotedLine<Item> extends LineSum {
  item: Item;
}

export interface QuoteSum<Item> {
  lines: QuotedLine<Item>[];
  goods: bigint;
  discount: bigint;
  total: bigint;
  cashback: bigint;
  memberSaving: bigint | null;
}

/** Returns the most lasting problem of an item: a sale is final, a withdrawal usually is, a reservation expires. */
export function problemOf(item: PricedItem, now: Date): QuoteProblem | null {
  if (isSold(item)) return QuoteProblem.SOLD;
  if (!item.active || item.deletedAt !== null) return QuoteProblem.INACTIVE;
  return isReserved(item, now) ? QuoteProblem.RESERVED : null;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((whole, amount) => whole + amount, 0n);

/** Rounds the cashback down once for the whole quote, then splits it over the lines that earn it. */
function cashbackOfLines(lines: readonly (LineSum & { item: QuotedItem })[], chargePercentage: number): bigint[] {
  const earning = lines.map(({ item, payable, problem }) => (problem === null && item.bonusCalcState !== 'NONE' ? payable : 0n));
  return splitByWeight(cashbackOfAmount(sum(earning), chargePercentage), earning);
}

/** Computes every sum of a cart. Lines that cannot be bought keep their prices but are not added up. */
export function quoteOf<Item extends QuotedItem>(items: readonly Item[], { payer, chargePercentage, now }: QuoteTerms): QuoteSum<Item> {
  const priced = items.map((item) => ({
    item,
    price: item.price,
    before: beforeOf(item, payer),
    payable: payableOf(item, payer),
    cashback: 0n,
    memberSaving: memberSavingOf(item, payer),
    problem: problemOf(item, now),
  }));
  const cashback = cashbackOfLines(priced, chargePercentage);
  const lines = priced.map((line, place) => ({ ...line, cashback: cashback[place] ?? 0n }));
  const bought = lines.filter(({ problem }) => problem === null);
  const goods = sum(bought.map(({ before, payable }) => before ?? payable));
  const total = sum(bought.map(({ payable }) => payable));
  const memberSaving = sum(bought.map((line) => line.memberSaving ?? 0n));
  return { lines, goods, discount: goods - total, total, cashback: sum(cashback), memberSaving: memberSaving > 0n ? memberSaving : null };
}
