import { formatMoney } from '@meet/ui-kit/price';
import type { ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';

/** Says what another unit of the same product costs beside the unavailable one. */
export function compareWithReplacement(cost: number, replacementPrice: number): string {
  const difference = formatMoney(Math.abs(replacementPrice - cost));
  if (replacementPrice === cost) return 'Есть такая\u00a0же вещь за\u00a0ту\u00a0же цену';
  return `Есть такая\u00a0же вещь, ${replacementPrice > cost ? 'дороже' : 'дешевле'} на\u00a0${difference}`;
}

type ReplacementSum = Pick<ReplacementSumQuery['quote'], 'total' | 'delivery' | 'promocode'>;

/** «С ней весь заказ — 20 225 ₽ с доставкой, промокод ОСЕНЬ10 действует». */
export function describeOrderWithReplacement({ total, delivery, promocode }: ReplacementSum): string {
  const deliveryText = delivery === null ? 'без\u00a0доставки' : 'с\u00a0доставкой';
  const promoText = promocode && `, промокод ${promocode.code} ${promocode.problem ? 'не\u00a0действует' : 'действует'}`;
  return `С\u00a0ней весь заказ\u00a0— ${formatMoney(total)} ${deliveryText}${promoText ?? ''}`;
}
