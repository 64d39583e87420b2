import { formatMoney } from '@meet/ui-kit/price';
import type { ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';

/** Says what another unit of the same product costs beside the unavailable one. */
export function compareWithReplacement(cost: number, replacementPrice: number): string {
  const difference = `${replacementPrice > cost ? 'дороже' : 'дешевле'} на\u00a0${formatMoney(Math.abs(replacementPrice - cost))}`;
  const comparison = replacementPrice === cost ? 'цена та\u00a0же' : difference;
  return `Есть такая\u00a0же вещь за\u00a0${formatMoney(replacementPrice)}, ${comparison}`;
}

type ReplacementSum = Pick<ReplacementSumQuery['quote'], 'delivery'> & { lines: readonly { problem: unknown }[] };

/** Label of the total of the order with a replacement, which says what it leaves out. */
export function labelOrderWithReplacement({ lines, delivery }: ReplacementSum): string {
  const order = lines.some(({ problem }) => problem) ? 'Заказ с\u00a0ней, без\u00a0недоступных вещей' : 'Весь заказ с\u00a0ней';
  return delivery === null ? `${order}, без\u00a0доставки` : order;
}
