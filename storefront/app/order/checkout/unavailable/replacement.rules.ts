import { bonusForms, goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { isOneSize } from '../../../catalog/size-label.ts';
import type { CheckoutQuoteFragment, OtherSizesQuery, ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';
import { type DisplayedQuote, toVisibleSum, type VisibleSum } from '../quote/visible-sum.rules.ts';
import { nameSizedUnit, nameUnit } from './unit-name.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];
type NamedLine = Pick<Line, 'cost'> & { productItem: { name: string; size: { name: string } } };
type Offer = NonNullable<OtherSizesQuery['product']>['offers'][number];

/** A unit that can replace a unit which cannot be bought. */
export interface Candidate {
  id: string;
  size: string;
  price: number;
}

/** Returns the unit of the same size, if there is one, and of each other size the cheapest unit that the order does not contain yet. */
export function listCandidates(
  { productItem, replacement }: Pick<Line, 'productItem' | 'replacement'>,
  offers: readonly Offer[],
  orderedIds: readonly (string | number)[],
): Candidate[] {
  const size = productItem.size.name;
  const equalUnit = replacement && { id: replacement.id, size, price: replacement.priceDetails.payable };
  const bySize = new Map<string, Candidate>();
  for (const { productItemId, size: offered, priceDetails } of offers) {
    if (offered.name === size && equalUnit) bySize.set(size, equalUnit);
    else if (offered.name !== size && !orderedIds.includes(productItemId) && !bySize.has(offered.name))
      bySize.set(offered.name, { id: productItemId, size: offered.name, price: priceDetails.payable });
  }
  const candidates = [...bySize.values()];
  return equalUnit && !candidates.includes(equalUnit) ? [equalUnit, ...candidates] : candidates;
}

/**
 * Title of a unit of the same size: «Есть такая же пара, размер 41» or, if the displayed order contains it, «Подобрали такую же пару, размер
 * 41».
 */
export function titleEqualUnit({ productItem: { name, size } }: Pick<NamedLine, 'productItem'>, isOrdered: boolean): string {
  const sizeText = isOneSize(size.name) ? '' : `, размер\u00a0${size.name}`;
  const title = isOrdered ? `Подобрали такую\u00a0же ${nameUnit(name, 'accusative')}` : `Есть такая\u00a0же ${nameUnit(name)}`;
  return title + sizeText;
}

/** Says how a price differs from that of the unit that cannot be bought: «на 500 ₽ дороже». Null if it is the same. */
export function describePriceDifference(price: number, cost: number): string | null {
  if (price === cost) return null;
  return `на\u00a0${formatMoney(Math.abs(price - cost))} ${price > cost ? 'дороже' : 'дешевле'}`;
}

const sumLines = (lines: VisibleSum['lines']): number => lines.reduce((sum, [, cost]) => sum + cost, 0);

/** Says what an order without the unavailable units consists of: «2 товара 10 880 ₽, доставка 885 ₽». */
export function describeSumWithoutReplacement(quote: DisplayedQuote): string {
  const { lines, promo, bonuses, delivery } = toVisibleSum(quote);
  const deliveryText = delivery === 0 ? 'доставка бесплатно' : delivery !== null && `доставка ${formatMoney(delivery)}`;
  const parts = [
    `${plural(lines.length, goodsForms)} ${formatMoney(sumLines(lines))}`,
    promo > 0 && `скидка по\u00a0промокоду ${formatMoney(promo)}`,
    bonuses > 0 && plural(bonuses, bonusForms),
    deliveryText,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Text of a button that adds a unit to the order: «Добавить пару за 9 400 ₽». */
export const labelAddButton = (name: string, price: number): string =>
  `Добавить ${nameUnit(name, 'accusative')} за\u00a0${formatMoney(price)}`;

interface QuoteWithReplacement extends DisplayedQuote {
  promocode: Pick<NonNullable<ReplacementSumQuery['quote']['promocode']>, 'code' | 'problem'> | null;
}

/**
 * Says what the order would cost with a replacement, and what a promo code would save that is invalid in `quoteWithoutReplacement`: «Итого
 * станет 20 225 ₽ со скидкой 940 ₽ по промокоду». Null if the delivery has no price.
 */
export function describeTotalWithReplacement(
  quote: QuoteWithReplacement,
  quoteWithoutReplacement?: Pick<CheckoutQuoteFragment, 'promocode'>,
): string | null {
  const { total, delivery, promocode } = quote;
  if (delivery === null) return null;
  const isCodeBack = promocode && !promocode.problem && quoteWithoutReplacement?.promocode?.problem;
  const saving = isCodeBack ? ` со\u00a0скидкой ${formatMoney(toVisibleSum(quote).promo)} по\u00a0промокоду` : '';
  return `Итого станет ${formatMoney(total)}${saving}`;
}

/** Says what the total of an order contains: «С доставкой и промокодом», «С доставкой, без промокода». Empty if it is only the goods. */
export function describeTotalContent({ delivery, promocode }: QuoteWithReplacement): string {
  const hasDelivery = delivery !== null && delivery > 0;
  if (!promocode) return hasDelivery ? 'С\u00a0доставкой' : '';
  if (promocode.problem) return hasDelivery ? 'С\u00a0доставкой, без\u00a0промокода' : 'Без\u00a0промокода';
  return hasDelivery ? 'С\u00a0доставкой и\u00a0промокодом' : 'С\u00a0промокодом';
}

/** A unit of an order with a replacement. */
export interface OrderedUnit {
  id: string;
  /** Name of the product, with the size unless that is «One size»: «Кроссовки Slope 2, размер 41». */
  name: string;
  cover: { key: string } | null;
  /** Undefined until the quote is known. */
  cost: number | undefined;
  /** Day by which the unit arrives; undefined until the quote is known. */
  lastDay: string | undefined;
}

/** Lists the units of an order that contains a candidate, beginning with the candidate. */
export function listOrderedUnits(
  lines: readonly Line[],
  { line, candidate }: { line: Line; candidate: Candidate },
  quoteLines: readonly { productItemId: string; cost: number; delivery: { to: string } | null }[],
): OrderedUnit[] {
  const findFacts = (id: string) => {
    const { cost, delivery } = quoteLines.find(({ productItemId }) => productItemId === id) ?? {};
    return { id, cost, lastDay: delivery?.to };
  };
  const toUnit = (id: string, { name, product }: Line['productItem'], size: string): OrderedUnit => ({
    name: nameSizedUnit({ name, size: { name: size } }),
    cover: product.cover,
    ...findFacts(id),
  });
  return [
    toUnit(candidate.id, line.productItem, candidate.size),
    ...lines
      .filter(({ problem }) => problem === null)
      .map(({ productItem, productItemId }) => toUnit(productItemId, productItem, productItem.size.name)),
  ];
}
