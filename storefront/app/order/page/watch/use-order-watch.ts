import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCheckoutCart } from '../../../cart/use-checkout-cart.ts';
import { askApi } from '../../../platform/graphql/browser-api.ts';
import { OrderChangedDocument, OrderStateDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import { useOnReturn } from '../../../platform/use-on-return.ts';
import type { DisplayedOrder } from '../displayed-order.rules.ts';
import { askUntil, bankPace, orderPace } from './ask-until.ts';
import { computeStateKey, isOver } from './order-news.ts';

/**
 * Keeps the page of an order current until the order has been delivered or has ended. Its owner is notified of changes. A page without
 * notifications polls: often while the bank has not responded, otherwise seldom. It gives up after some time, until the shopper returns or
 * presses «Проверить сейчас».
 */
export function useOrderWatch({ open, full }: DisplayedOrder, waits: boolean) {
  const { revalidate } = useRevalidator();
  const { refresh } = useCheckoutCart();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  useOnReturn(reload);
  const { uuid, status } = open;
  const key = computeStateKey(open);
  const isWatched = waits || !isOver(open);
  /** Whether the page may lack a change that will not be notified again: the last request failed, or its response is not displayed yet. */
  const isBehind = useRef(false);
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const response = await askApi(OrderStateDocument, { variables: { id: uuid }, signal }).catch(() => null);
      const now = response?.publicOrder;
      const isOther = now != null && computeStateKey(now) !== key;
      isBehind.current = response === null || isOther;
      if (isOther && !signal?.aborted) reload();
      return isOther;
    },
    [uuid, key, reload],
  );
  const isNotified = useLive(isWatched && full ? OrderChangedDocument : null, { variables: { id: uuid }, onData: () => void ask() });
  useEffect(() => {
    if (!isWatched) return;
    return askUntil(async (signal) => (!isNotified() || isBehind.current) && ask(signal), waits ? bankPace : orderPace);
  }, [isWatched, waits, isNotified, ask]);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // A cancelled order returns its units to the cart.
    refresh();
  }, [status, refresh]);
  return { reload };
}

/** As long as the page polls. After that, the shopper may pay again, although the bank has not responded. */
const recentMs = 300_000;

/** Returns whether the shopper has just come back from the payment; false again after some minutes. */
export function useRecentReturn(hasReturned: boolean, orderId: string): boolean {
  const [overFor, setOverFor] = useState<string | null>(null);
  useEffect(() => {
    if (!hasReturned) return;
    const timer = setTimeout(() => setOverFor(orderId), recentMs);
    return () => clearTimeout(timer);
  }, [hasReturned, orderId]);
  return hasReturned && overFor !== orderId;
}
