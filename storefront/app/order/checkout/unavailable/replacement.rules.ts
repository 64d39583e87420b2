import { formatMoney } from '@meet/ui-kit/price';
import { isOnlySize } from '../../../catalog/size-label.ts';
import type { CheckoutQuoteFragment, OtherSizesQuery, ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';

type Offer = NonNullable<OtherSizesQuery['product']>['offers'][number];

/** A unit that can take the place of one that cannot be bought. */
export interface Candidate {
  id: string;
  size: string;
  price: number;
}

/** Returns the equal unit, if there is one, and one unit of each other size: the one that costs this shopper least. */
export function listCandidates(
  { productItem, replacement }: Pick<CheckoutQuoteFragment['lines'][number], 'productItem' | 'replacement'>,
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

/** Says what a candidate costs beside the unavailable unit. */
export function compareWithCandidate({ cost, size }: { cost: number; size: string }, candidate: Candidate): string {
  const difference = candidate.price - cost;
  const comparison = `${difference > 0 ? 'дороже' : 'дешевле'} на\u00a0${formatMoney(Math.abs(difference))}`;
  const unit = candidate.size === size ? 'Есть ещё одна такая\u00a0же вещь' : `Есть размер\u00a0${candidate.size}`;
  return `${unit}, ${difference === 0 ? 'цена та\u00a0же' : comparison}`;
}

/** Name of a candidate on its button: «Взять размер 40», «Взять такую же». */
export const nameTaking = ({ size }: Candidate): string => `Взять ${isOnlySize(size) ? 'такую\u00a0же' : `размер\u00a0${size}`}`;

type ReplacementSum = Pick<ReplacementSumQuery['quote'], 'delivery'> & { lines: readonly { problem: unknown }[] };

/** Label of the total of the order with a replacement, which says what it leaves out. */
export function labelOrderWithReplacement({ lines, delivery }: ReplacementSum): string {
  const order = lines.some(({ problem }) => problem) ? 'Заказ с\u00a0заменой' : 'Весь заказ с\u00a0заменой';
  return delivery === null ? `${order}, без\u00a0доставки` : order;
}
