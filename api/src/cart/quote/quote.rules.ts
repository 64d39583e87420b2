import { computePickupPrice, FREE_PICKUP_FROM } from '../../delivery/free-pickup.rules.js';
import { convertToBonuses, KOPECKS_PER_BONUS } from '../../loyalty/cashback.rules.js';
import type { BonusCalcState, DeliveryMode } from '../../platform/prisma/generated/enums.js';
import { isReserved, isSold, type PricedItem } from '../../price/unit-availability.rules.js';
import {
  computeMemberSaving,
  computePayable,
  computePriceBefore,
  hasMemberPrice,
  type ItemPrices,
  type Payer,
} from '../../price/unit-price.rules.js';
import { splitByWeight, sumAmounts } from './amounts.rules.js';
import { type BonusPayment, type BonusTerms, computeBonusPayment } from './bonus-payment.rules.js';
import { computePromoShares, findGoodsProblem, type PromoTerms } from './promo-discount.rules.js';
import type { PromoProblem } from './promo-state.rules.js';

/** Reason why a line cannot be bought now. */
export const QuoteProblem = { SOLD: 'SOLD', INACTIVE: 'INACTIVE', RESERVED: 'RESERVED' } as const;
export type QuoteProblem = (typeof QuoteProblem)[keyof typeof QuoteProblem];

export interface QuotedItem extends ItemPrices, PricedItem {
  /** Whether the unit earns cashback, and may also be paid with bonuses. */
  bonusCalcState: BonusCalcState;
}

/** A promo code that the viewer may use now. */
export interface QuotedPromo extends PromoTerms {
  /** Ids of the units to which the promo code applies. */
  coveredUnitIds: ReadonlySet<string>;
}

/** Inputs of a quote besides the items. */
export interface QuoteTerms {
  payer: Payer;
  /** Cashback in percent of the paid amount. */
  cashbackPercentage: number;
  now: Date;
  promo: QuotedPromo | null;
  /** Null for a guest. */
  bonuses: BonusTerms | null;
  /** Delivery price in kopecks. For a pickup point, it is the price before any free-delivery rule. Null if the destination is not known. */
  delivery: bigint | null;
  deliveryMode: DeliveryMode;
}

/** Amounts are in kopecks, bonuses and cashback in whole bonuses. */
export interface LineBreakdown {
  /** A guest's price. */
  price: bigint;
  before: bigint | null;
  /** This viewer's price without promo code and bonuses. */
  cost: bigint;
  promo: bigint;
  bonuses: bigint;
  /** The amount this viewer pays in money: `cost` less `promo` and 100 kopecks for each of `bonuses`. */
  payable: bigint;
  cashback: bigint;
  memberSaving: bigint | null;
  problem: QuoteProblem | null;
}

export interface QuotedLine<Item> extends LineBreakdown {
  item: Item;
}

export interface WaivedDelivery {
  fee: bigint;
  /** Least sum of the goods, after member prices, for which the delivery is free. */
  from: bigint;
}

/** total = goods - discount - promo - 100 * bonuses + (delivery ?? 0) */
export interface QuoteBreakdown<Item> {
  lines: QuotedLine<Item>[];
  goods: bigint;
  discount: bigint;
  promo: bigint;
  bonuses: bigint;
  mostBonuses: bigint;
  delivery: bigint | null;
  /** The fee that is not charged, because the goods cost `from` or more; null if there is none. */
  waivedDelivery: WaivedDelivery | null;
  total: bigint;
  cashback: bigint;
  memberSaving: bigint | null;
  /** Null if the promo code applies, or if there is none. */
  promoProblem: PromoProblem | null;
}

/** Returns the most lasting problem of an item: a sale is final, a withdrawal usually is, a reservation expires. */
export function findProblem(item: PricedItem, now: Date): QuoteProblem | null {
  if (isSold(item)) return QuoteProblem.SOLD;
  if (!item.active || item.deletedAt !== null) return QuoteProblem.INACTIVE;
  return isReserved(item, now) ? QuoteProblem.RESERVED : null;
}

const NO_PROMO = { shares: [], problem: null, isFreeDelivery: false, withBonuses: true };

type PricedLine<Item> = Omit<QuotedLine<Item>, 'promo' | 'bonuses' | 'payable' | 'cashback'>;

function toPricedLine<Item extends QuotedItem>(item: Item, { payer, now }: QuoteTerms): PricedLine<Item> {
  return {
    item,
    price: item.price,
    before: computePriceBefore(item, payer),
    cost: computePayable(item, payer),
    memberSaving: computeMemberSaving(item, payer),
    problem: findProblem(item, now),
  };
}

interface PromoEffect {
  /** Reductions in the order of the lines; none if the code does not apply. */
  shares: readonly bigint[];
  problem: PromoProblem | null;
  isFreeDelivery: boolean;
  withBonuses: boolean;
}

function computePromoEffect(lines: readonly PricedLine<QuotedItem>[], promo: QuotedPromo | null): PromoEffect {
  if (!promo) return NO_PROMO;
  const pricedLines = lines.map(({ item, cost, problem }) => {
    const isCovered = problem === null && promo.coveredUnitIds.has(item.id) && (promo.withMemberPrices || !hasMemberPrice(item));
    return { cost, isAvailable: problem === null, isCovered };
  });
  const problem = findGoodsProblem(pricedLines, promo);
  if (problem) return { ...NO_PROMO, problem };
  const isFreeDelivery = promo.kind === 'FREE_DELIVERY';
  return { shares: computePromoShares(pricedLines, promo), problem, isFreeDelivery, withBonuses: promo.withBonuses };
}

/** Rounds the cashback down once for the whole quote, then splits it over the lines that earn it. */
function splitCashback(lines: readonly (PricedLine<QuotedItem> & { payable: bigint })[], cashbackPercentage: number): bigint[] {
  const earningAmounts = lines.map(({ item, payable, problem }) => (problem === null && item.bonusCalcState !== 'NONE' ? payable : 0n));
  return splitByWeight(convertToBonuses(sumAmounts(earningAmounts), cashbackPercentage), earningAmounts);
}

/**
 * Computes every sum of a cart. Lines that cannot be bought keep their prices but are not added up. Amounts are split over the lines in the
 * order of their ids, so that the order of a cart never moves a kopeck from one unit to another.
 */
export function computeQuote<Item extends QuotedItem>(items: readonly Item[], terms: QuoteTerms): QuoteBreakdown<Item> {
  const sortedItems = items
    .map((item, position) => ({ item, position }))
    .toSorted((one, other) => compareIds(one.item.id, other.item.id) || one.position - other.position);
  const { lines, ...sums } = computeQuoteInIdOrder(
    sortedItems.map(({ item }) => item),
    terms,
  );
  const lineByPosition = new Map(sortedItems.map(({ position }, index) => [position, lines[index]]));
  return { ...sums, lines: items.flatMap((_item, position) => lineByPosition.get(position) ?? []) };
}

const compareIds = (one: string, other: string): number => Number(one > other) - Number(one < other);

function computeQuoteInIdOrder<Item extends QuotedItem>(items: readonly Item[], terms: QuoteTerms): QuoteBreakdown<Item> {
  const pricedLines = items.map((item) => toPricedLine(item, terms));
  const effect = computePromoEffect(pricedLines, terms.promo);
  const reducedLines = pricedLines.map((line, index) => ({ ...line, promo: effect.shares[index] ?? 0n }));
  const { shares: bonusShares, max: mostBonuses } = computeBonuses(reducedLines, effect.withBonuses ? terms.bonuses : null);
  const paidLines = reducedLines.map((line, index) => {
    const bonuses = bonusShares[index] ?? 0n;
    return { ...line, bonuses, payable: line.cost - line.promo - KOPECKS_PER_BONUS * bonuses };
  });
  const cashback = splitCashback(paidLines, terms.cashbackPercentage);
  const lines = paidLines.map((line, index) => ({ ...line, cashback: cashback[index] ?? 0n }));
  const { payable, ...sums } = computeSums(lines);
  const cost = sums.goods - sums.discount;
  const delivery = effect.isFreeDelivery && terms.delivery !== null ? 0n : resolveDelivery(cost, terms);
  const waivedDelivery = delivery === 0n && cost > 0n ? findWaivedDelivery(terms, effect.isFreeDelivery) : null;
  return { lines, ...sums, mostBonuses, delivery, waivedDelivery, total: payable + (delivery ?? 0n), promoProblem: effect.problem };
}

/**
 * The delivery fee that is waived, and the least sum of goods that waives it. The least sum is that of the promo code or that for pickup
 * points. If both apply, the smaller sum counts.
 */
function findWaivedDelivery({ delivery, deliveryMode, promo }: QuoteTerms, isFreeByCode: boolean): WaivedDelivery | null {
  if (delivery === null || delivery === 0n) return null;
  const sums = [...(isFreeByCode && promo ? [promo.leastSum] : []), ...(deliveryMode === 'PICKUP' ? [FREE_PICKUP_FROM] : [])];
  const [from] = sums.toSorted((one, other) => Number(one - other));
  return from === undefined ? null : { fee: delivery, from };
}

/** Price of the delivery of goods whose sum is `cost` before promo code and bonuses. */
function resolveDelivery(cost: bigint, { delivery, deliveryMode }: QuoteTerms): bigint | null {
  if (delivery === null) return null;
  // Without goods that can be bought, nothing is delivered.
  if (cost === 0n) return 0n;
  return deliveryMode === 'PICKUP' ? computePickupPrice({ pickupPrice: delivery }, cost) : delivery;
}

function computeBonuses(lines: readonly (PricedLine<QuotedItem> & { promo: bigint })[], terms: BonusTerms | null): BonusPayment {
  if (!terms) return { shares: [], max: 0n };
  return computeBonusPayment(
    lines.map(({ item, cost, promo, problem }) => ({
      cost: cost - promo,
      isAvailable: problem === null,
      bonusCalcState: item.bonusCalcState,
    })),
    terms,
  );
}

function computeSums(lines: readonly LineBreakdown[]) {
  const availableLines = lines.filter(({ problem }) => problem === null);
  const goods = sumAmounts(availableLines.map(({ before, cost }) => before ?? cost));
  const memberSaving = sumAmounts(availableLines.map((line) => line.memberSaving ?? 0n));
  return {
    goods,
    discount: goods - sumAmounts(availableLines.map(({ cost }) => cost)),
    promo: sumAmounts(availableLines.map(({ promo }) => promo)),
    bonuses: sumAmounts(availableLines.map(({ bonuses }) => bonuses)),
    payable: sumAmounts(availableLines.map(({ payable }) => payable)),
    cashback: sumAmounts(availableLines.map(({ cashback }) => cashback)),
    memberSaving: memberSaving > 0n ? memberSaving : null,
  };
}
