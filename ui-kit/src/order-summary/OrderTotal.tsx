/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps } from 'react';
import { formatMoney, isMoney } from '../internal/money-format.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type AmountsState, isOutdated, toAriaBusy } from './amounts.ts';
import * as style from './order-summary-style.ts';
import { orderSummaryTexts } from './order-summary-texts.ts';

export interface OrderTotalProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Amount in kopecks or cents. A missing or invalid number shows an em dash. */
  total?: number | null | undefined;
  /**
   * Label: «Итого», «К оплате», «Оплачено», «Без доставки».
   * @default 'Итого'
   */
  label?: string | undefined;
  /**
   * Whether the amount is current, out of date, or still missing. It stays dimmed after a newer one failed to load.
   * @default 'ready'
   */
  state?: AmountsState | undefined;
}

/** The total of an order. Screen readers announce its changes. */
export function OrderTotal({ total, label, state = 'ready', ...lineProps }: OrderTotalProps) {
  const locale = useLocale();
  const texts = useTexts('orderSummary', orderSummaryTexts);
  return (
    <div css={[style.total, isOutdated(state) && style.stale]} role="status" aria-busy={toAriaBusy(state)} {...lineProps}>
      <span>{label ?? texts.total}</span>{' '}
      {state === 'loading' && !isMoney(total) ? (
        <Skeleton css={style.totalSkeleton} height={28} />
      ) : (
        <b data-price="">{formatMoney(total, locale)}</b>
      )}
    </div>
  );
}
