import { useCallback } from 'react';
import { useStore } from '../../platform/store/root-store.tsx';
import { ChosenBonusesStore } from './chosen-bonuses.store.ts';

interface ChosenBonuses {
  /** 0 before hydration and after any change of the goods. May exceed the quote's `mostBonuses`: the quote clamps it. */
  chosen: number;
  /** Whether a change of the goods has reset the choice. */
  isReset: boolean;
  choose: (bonuses: number) => void;
}

/** The bonuses that the shopper wants to pay with for these units. Reads a store, so call it from an observer. */
export function useChosenBonuses(productItemIds: readonly string[]): ChosenBonuses {
  const store = useStore(ChosenBonusesStore);
  const choose = useCallback((bonuses: number) => store.choose(bonuses, productItemIds), [store, productItemIds]);
  return { chosen: store.for(productItemIds), isReset: store.isReset(productItemIds), choose };
}
