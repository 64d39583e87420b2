import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCheckoutCart } from '../../cart/use-checkout-cart.ts';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { OrderChangedDocument, OrderStateDocument } from '../../platform/graphql/generated/graphql.ts';
import { useLive } from '../../platform/graphql/use-live.ts';
import { followReturn, useOnReturn } from '../../platform/use-on-return.ts';
import type { DisplayedOrder } from './displayed-order.rules.ts';
import { computeStateKey, isOver } from './order-news.ts';

/** How often to send a request, and how many until the shopper returns to the page. */
export interface Pace {
  firstWaitMs: number;
  maxWaitMs: number;
  maxAsks: number;
}

/** Pace while the page waits for the bank: about five minutes. */
export const bankPace: Pace = { firstWaitMs: 2000, maxWaitMs: 15_000, maxAsks: 24 };
/** Pace while an order is in transit: about four hours of a visible page. */
export const orderPace: Pace = { firstWaitMs: 20_000, maxWaitMs: 60_000, maxAsks: 240 };

/**
 * Polls ever less often until the result is true or the maximum number of requests is reached. A hidden page sends none. A return to the
 * page starts again. Returns the function that stops.
 */
export function pollUntil(ask: (signal: AbortSignal) => Promise<boolean>, { firstWaitMs, maxWaitMs, maxAsks }: Pace): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  let asks = 0;
  let isDone = false;
  const poll = async () => {
    asks += 1;
    isDone = await ask(signal);
    pollLater();
  };
  const pollLater = () => {
    clearTimeout(timer);
    if (isDone || signal.aborted || asks >= maxAsks || document.hidden) return;
    timer = setTimeout(() => void poll(), Math.min(firstWaitMs * 1.2 ** asks, maxWaitMs));
  };
  const stopFollowing = followReturn(() => {
    asks = 0;
    isDone = false;
    pollLater();
  });
  pollLater();
  return () => {
    stopFollowing();
    clearTimeout(timer);
    controller.abort();
  };
}

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
      const response = await queryApi(OrderStateDocument, { variables: { id: uuid }, signal }).catch(() => null);
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
    return pollUntil(async (signal) => (!isNotified() || isBehind.current) && ask(signal), waits ? bankPace : orderPace);
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
