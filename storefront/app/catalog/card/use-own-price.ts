import { useCallback } from 'react';
import { useUser } from '../../auth/use-user.ts';
import { type OwnPrices, ownPrice, type Prices } from './own-price.rules.ts';

/** Turns prices into those of whoever looks. */
export function useOwnPrice(): <Details extends Prices>(prices: Details) => OwnPrices<Details> {
  const isMember = Boolean(useUser());
  return useCallback((prices) => ownPrice(prices, isMember), [isMember]);
}
