import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useCheckoutCart } from '../../cart/use-checkout-cart.ts';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { OrderStateDocument } from '../../platform/graphql/generated/graphql.ts';
import { useOnReturn } from '../../platform/use-on-return.ts';
import { askUntil, bankPace, orderPace } from './ask-until.ts';
import { isOver, stateKeyOf } from './order-news.rules.ts';
import type { ShownOrder } from './shown-order.rules.ts';

/**
 * Keeps the page of an order current: often while the bank is awaited, seldom until the order has come or ended. It gives up after some
 * time, until the shopper returns or presses «Проверить сейчас».
 */
export function useOrderWatch({ open }: ShownOrder, waits: boolean) {
  const { revalidate } = useRevalidator();
  const { refresh } = useCheckoutCart();
  const look = useCallback(() => void revalidate(), [revalidate]);
  useOnReturn(look);
  const { uuid, status } = open;
  const key = stateKeyOf(open);
  const isWatched = waits || !isOver(open);
  useEffect(() => {
    if (!isWatched) return;
    const ask = async (signal: AbortSignal) => {
      const told = await askApi(OrderStateDocument, { variables: { id: uuid }, signal }).catch(() => null);
      const now = told?.publicOrder;
      const isOther = now != null && stateKeyOf(now) !== key;
      if (isOther && !signal.aborted) look();
      return isOther;
    };
    return askUntil(ask, waits ? bankPace : orderPace);
  }, [isWatched, waits, uuid, key, look]);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // A cancelled order puts its units back into the cart.
    refresh();
  }, [status, refresh]);
  return { look };
}
