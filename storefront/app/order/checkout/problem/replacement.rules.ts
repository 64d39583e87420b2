import { formatMoney } from '@meet/ui-kit/price';
import type { ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';

/** Says what another unit of the same product costs beside the unavailable one. */
export function compareWithReplacement(cost: number, replacementPrice: number): string {
  const difference = formatMoney(Math.abs(replacementPrice - cost));
  if (replacementPrice === cost) return 'Есть такая\u00a0же вещь за\u00a0ту\u00a0же цену';
  return `Есть такая\u00a0же вещь, ${replacementPrice > cost ? 'дороже' : 'дешевле'} на\u00a0${difference}`;
}

type ReplacementSum = Omit<ReplacementSumQuery['quote'], 'lines'> & { lines: readonly { problem: unknown }[] };

/** «С ней весь заказ — 20 225 ₽: вещи 20 280 ₽, промокод ОСЕНЬ10 −940 ₽, доставка 885 ₽». Says so if other units cannot be bought. */
export function describeOrderWithReplacement({ lines, total, promocode, ...amounts }: ReplacementSum): string {
  const { goods, discount, promo, bonuses, delivery } = amounts;
  const isWhole = lines.every(({ problem }) => !problem);
  const parts = [
    `вещи ${formatMoney(goods - discount)}`,
    promocode &&
      `промокод ${promocode.code} ${promocode.problem ? 'не\u00a0действует' : promo > 0 ? `−${formatMoney(promo)}` : 'действует'}`,
    bonuses > 0 && `бонусы −${formatMoney(bonuses * 100)}`,
    delivery !== null && `доставка ${delivery > 0 ? formatMoney(delivery) : 'бесплатно'}`,
  ].filter(Boolean);
  const withoutDelivery = delivery === null ? ' без\u00a0доставки' : '';
  return `С\u00a0ней ${isWhole ? 'весь ' : ''}заказ\u00a0— ${formatMoney(total)}${withoutDelivery}: ${parts.join(', ')}.${isWhole ? '' : ' Других недоступных вещей в\u00a0сумме нет.'}`;
}
