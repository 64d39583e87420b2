import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useCheckoutCart } from '../../../cart/use-checkout-cart.ts';
import { queryApi } from '../../../platform/graphql/browser-api.ts';
import { OrderChangedDocument, OrderStateDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useSubscription } from '../../../platform/graphql/use-subscription.ts';
import { useOnTabReturn } from '../../../platform/use-on-tab-return.ts';
import { isFinished } from '../../order-status.rules.ts';
import type { DisplayedOrder } from '../displayed-order.rules.ts';
import { computeStateKey } from './order-changes.ts';
import { bankPace, orderPace, pollUntil } from './polling.ts';

/**
 * Keeps the page of an order current until the order has been delivered or has ended. Its owner is notified of changes. A page without
 * notifications polls: often while the bank has not responded, otherwise seldom. Polling stops after some time, until the shopper returns
 * or presses «Проверить сейчас».
 */
export function useOrderWatch({ publicOrder, ownOrder }: DisplayedOrder, isWaitingForBank: boolean) {
  const { revalidate } = useRevalidator();
  const { refresh } = useCheckoutCart();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  useOnTabReturn(reload);
  const { uuid, status } = publicOrder;
  const stateKey = computeStateKey(publicOrder);
  const isWatched = isWaitingForBank || !isFinished(publicOrder);
  /** Whether the page may lack a change that will not be notified again: the last request failed, or its response is not displayed yet. */
  const mayBeStale = useRef(false);
  const sendRequest = useCallback(
    async (signal?: AbortSignal) => {
      const response = await queryApi(OrderStateDocument, { variables: { id: uuid }, signal }).catch(() => null);
      const currentOrder = response?.publicOrder;
      const hasChanged = currentOrder != null && computeStateKey(currentOrder) !== stateKey;
      mayBeStale.current = response === null || hasChanged;
      if (hasChanged && !signal?.aborted) reload();
      return hasChanged;
    },
    [uuid, stateKey, reload],
  );
  const isNotified = useSubscription(isWatched && ownOrder ? OrderChangedDocument : null, {
    variables: { id: uuid },
    onData: () => void sendRequest(),
  });
  useEffect(() => {
    if (!isWatched) return;
    return pollUntil(
      async (signal) => (!isNotified() || mayBeStale.current) && sendRequest(signal),
      isWaitingForBank ? bankPace : orderPace,
    );
  }, [isWatched, isWaitingForBank, isNotified, sendRequest]);
  const previousStatus = useRef(status);
  useEffect(() => {
    if (previousStatus.current === status) return;
    previousStatus.current = status;
    // When an order is cancelled, its units return to the cart.
    refresh();
  }, [status, refresh]);
  return { reload };
}
