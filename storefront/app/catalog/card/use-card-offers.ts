import { useCallback, useEffect, useRef, useState } from 'react';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { CardOffersDocument } from '../../platform/graphql/generated/graphql.ts';
import { subscribeToSession } from '../../platform/store/session-channel.ts';
import type { CardOffers } from './card-offers.rules.ts';

interface Outcome {
  offers: CardOffers | null;
  hasFailed: boolean;
}

const noOutcome: Outcome = { offers: null, hasFailed: false };

/**
 * Loads the offers of a card only when `loadOffers` is called, because a listing does not include them for every card. The cheapest unit of
 * a size depends on the viewer, so a sign-in or sign-out discards the offers and any pending response. If a drawer is open then, the offers
 * are requested again.
 */
export function useCardOffers(productId: string, isDrawerOpen: boolean) {
  const [outcome, setOutcome] = useState(noOutcome);
  // Subscribes to the session at the first request, because most cards of a listing never send one.
  const [isRequested, setRequested] = useState(false);
  // A response to an older request is ignored.
  const currentRequest = useRef<symbol | null>(null);
  const loadOffers = useCallback(() => {
    if (currentRequest.current) return;
    const requestToken = Symbol();
    currentRequest.current = requestToken;
    setRequested(true);
    setOutcome(noOutcome);
    const saveOutcome = (outcome: Outcome) => {
      if (currentRequest.current !== requestToken) return;
      if (outcome.hasFailed) currentRequest.current = null;
      setOutcome(outcome);
    };
    queryApi(CardOffersDocument, { variables: { productId } }).then(
      ({ product }) => saveOutcome({ offers: product ?? null, hasFailed: !product }),
      () => saveOutcome({ offers: null, hasFailed: true }),
    );
  }, [productId]);
  useEffect(() => {
    if (!isRequested) return;
    return subscribeToSession(() => {
      currentRequest.current = null;
      setOutcome(noOutcome);
      if (isDrawerOpen) loadOffers();
    });
  }, [isRequested, isDrawerOpen, loadOffers]);
  return { ...outcome, loadOffers };
}
