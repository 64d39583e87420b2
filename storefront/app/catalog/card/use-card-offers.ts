import { useEffect, useRef, useState } from 'react';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { CardOffersDocument } from '../../platform/graphql/generated/graphql.ts';
import { followSession } from '../../platform/session/session-channel.ts';
import type { CardOffers } from './card-offers.rules.ts';

interface Outcome {
  offers: CardOffers | null;
  failed: boolean;
}

/** Loads the offers of a card on intent, because a listing does not include them for every card. */
export function useCardOffers(productId: string) {
  const [{ offers, failed }, setOutcome] = useState<Outcome>({ offers: null, failed: false });
  const isAsked = useRef(false);
  // The cheapest unit of a size depends on the viewer, so a sign-in or sign-out discards the offers.
  useEffect(() => {
    if (!offers) return;
    return followSession(() => {
      isAsked.current = false;
      setOutcome({ offers: null, failed: false });
    });
  }, [offers]);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    const fail = () => {
      isAsked.current = false;
      setOutcome({ offers: null, failed: true });
    };
    setOutcome({ offers: null, failed: false });
    askApi(CardOffersDocument, { variables: { productId } }).then(
      ({ product }) => (product ? setOutcome({ offers: product, failed: false }) : fail()),
      fail,
    );
  };
  return { offers, failed, ask };
}
