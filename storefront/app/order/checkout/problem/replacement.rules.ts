import { formatMoney } from '@meet/ui-kit/price';
import type { ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';

/** Says what another unit of the same product costs beside the unavailable one. */
export function compareWithReplacement(cost: number, replacementPrice: number): string {
  const difference = formatMoney(Math.abs(replacementPrice - cost));
  if (replacementPrice === cost) return 'Есть такая\u00a0же вещь за\u00a0ту\u00a0же цену';
  return `Есть такая\u00a0же вещь, ${replacementPrice > cost ? 'дороже' : 'дешевле'} на\u00a0${difference}`;
}

type ReplacementSum = Pick<ReplacementSumQuery['quote'], 'delivery'> & { lines: readonly { problem: unknown }[] };

/** Label of the total of the order with a replacement, which says what it leaves out. */
export function labelOrderWithReplacement({ lines, delivery }: ReplacementSum): string {
  const order = lines.some(({ problem }) => problem) ? 'Заказ без\u00a0других недоступных вещей' : 'Весь заказ';
  return delivery === null ? `${order}, без\u00a0доставки` : order;
}
