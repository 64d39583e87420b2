import { formatMoney } from '@meet/ui-kit/price';
import { isOnlySize } from '../../../catalog/size-label.ts';
import type { CheckoutQuoteFragment, OtherSizesQuery, QuoteProblem } from '../../../platform/graphql/generated/graphql.ts';
import { keepNumber } from './unavailable.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];
type LostLine = Pick<Line, 'cost' | 'problem'> & { productItem: { name: string; size: { name: string } } };
type Offer = NonNullable<OtherSizesQuery['product']>['offers'][number];

/** A unit that can take the place of one that cannot be bought. */
export interface Candidate {
  id: string;
  size: string;
  price: number;
}

/** Returns the equal unit, if there is one, and one unit of each other size: the one that costs this shopper least. */
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

/** Noun for one unit. Goods named in the plural, such as shoes and trousers, are counted in pairs: «Кроссовки Slope 2». */
const nameUnit = (name: string): string => (/^\S+[иы](?!\S)/u.test(name) ? 'пара' : 'вещь');

/** What became of a size, or of a product of one size, whose name has any gender and number. */
const lossTexts: Record<QuoteProblem, { size: string; product: string }> = {
  SOLD: { size: 'продан', product: 'Уже купили' },
  RESERVED: { size: 'в\u00a0чужом заказе', product: 'Сейчас в\u00a0чужом заказе' },
  INACTIVE: { size: 'больше не\u00a0продаётся', product: 'Больше не\u00a0купить' },
};

/** Says that a unit cannot be bought and what it cost: «Размер 41 за 8 900 ₽ — продан». */
export function describeLoss({ productItem, cost, problem }: LostLine): string {
  const { name } = productItem.size;
  const price = formatMoney(cost);
  const texts = problem && lossTexts[problem];
  if (isOnlySize(name)) return `${texts ? `${texts.product}, цена` : 'Цена'} была\u00a0${price}`;
  return `Размер\u00a0${name} за\u00a0${price}${texts ? `\u00a0— ${texts.size}` : ''}`;
}

/** Says what one price is beside another: «на 500 ₽ дороже». */
export function comparePrices(price: number, earlier: number): string {
  if (price === earlier) return 'по\u00a0той\u00a0же цене';
  return `на\u00a0${formatMoney(Math.abs(price - earlier))} ${price > earlier ? 'дороже' : 'дешевле'}`;
}

/** Says that there is an equal unit, and what it costs beside the one that cannot be bought. */
export const describeEqualUnit = ({ productItem, cost }: Omit<LostLine, 'problem'>, price: number): string =>
  `Есть ещё одна такая ${nameUnit(productItem.name)}\u00a0— ${comparePrices(price, cost)}`;

/** Name of a candidate on its button: «Взять размер 40», or «Взять такую же» if there is only one size. */
export const nameTaking = ({ size }: Candidate): string => (isOnlySize(size) ? 'Взять такую\u00a0же' : `Взять размер\u00a0${size}`);

/** A unit of an order with a replacement. */
export interface OrderedUnit {
  id: string;
  name: string;
  /** Undefined until the quote is known. */
  cost: number | undefined;
  /** Day by which it arrives; undefined until the quote is known. */
  lastDay: string | undefined;
}

/** Lists the units of the order with a candidate, the candidate first. */
export function listOrderedUnits(
  lines: readonly Line[],
  { line, candidate }: { line: Line; candidate: Candidate },
  quoteLines: readonly { productItemId: string; cost: number; delivery: { to: string } | null }[],
): OrderedUnit[] {
  const findFacts = (id: string) => {
    const { cost, delivery } = quoteLines.find(({ productItemId }) => productItemId === id) ?? {};
    return { id, cost, lastDay: delivery?.to };
  };
  const name = keepNumber(line.productItem.name);
  return [
    { name: isOnlySize(candidate.size) ? name : `${name}, ${candidate.size}`, ...findFacts(candidate.id) },
    ...lines
      .filter(({ problem }) => problem === null)
      .map(({ productItem, productItemId: id }) => ({ name: keepNumber(productItem.name), ...findFacts(id) })),
  ];
}
