import { actionBound, makeObservable, observableRef } from 'mobx';
import { useCallback } from 'react';
import { createValueParser, StorageEntry } from '../../platform/store/browser-storage.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { createUnitsKey } from '../cart-lines.rules.ts';

interface StoredChoice {
  bonuses: number;
  /** Key of the units for which the bonuses were chosen, see `createUnitsKey`. */
  of: string;
}

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { bonuses, of }: Partial<Record<keyof StoredChoice, unknown>> = value;
  return Number.isSafeInteger(bonuses) && Number(bonuses) >= 0 && typeof of === 'string';
}

const entry = new StorageEntry('chosenBonuses', createValueParser(isStoredChoice), () => sessionStorage);

/**
 * Bonuses that the shopper wants to pay with, for the session of this tab. They apply only to the goods for which they were chosen: after
 * any change of the cart, also in another tab, no bonuses are chosen.
 */
export class ChosenBonusesStore {
  choice: StoredChoice | null = null;

  constructor() {
    makeObservable(this, {
      choice: observableRef,
      choose: actionBound,
      replace: actionBound,
      forgetReset: actionBound,
      loadStored: actionBound,
    });
  }

  getBonusesFor(productItemIds: readonly string[]): number {
    return this.choice?.of === createUnitsKey(productItemIds) ? this.choice.bonuses : 0;
  }

  /**
   * Whether bonuses were chosen for other goods than those in the cart, and at least one of the goods they were chosen for is still in it.
   * After an order none of these goods are in the cart, and that does not count as a reset.
   */
  wasResetByCartChange(productItemIds: readonly string[]): boolean {
    if (!this.choice || this.choice.bonuses === 0 || this.choice.of === createUnitsKey(productItemIds)) return false;
    const chosenForIds = this.choice.of.split(' ');
    return productItemIds.some((id) => chosenForIds.includes(id));
  }

  /** Forgets bonuses that were chosen for other goods. */
  forgetReset(productItemIds: readonly string[]) {
    if (!this.wasResetByCartChange(productItemIds)) return;
    this.choice = null;
    entry.remove();
  }

  choose(bonuses: number, productItemIds: readonly string[]) {
    this.choice = { bonuses, of: createUnitsKey(productItemIds) };
    entry.write(this.choice);
  }

  /** Keeps the choice after the shop has replaced a unit by an equal one. */
  replace(previousIds: readonly string[], newIds: readonly string[]) {
    const bonuses = this.getBonusesFor(previousIds);
    if (bonuses > 0) this.choose(bonuses, newIds);
  }

  loadStored() {
    this.choice = entry.read();
  }
}

interface ChosenBonuses {
  /**
   * Number of bonuses; 0 before hydration and after any change of the goods. May exceed `mostBonuses`, in which case the quote applies
   * fewer.
   */
  chosenBonuses: number;
  /** Whether a change of the goods has reset the choice. */
  wasResetByCartChange: boolean;
  choose: (bonuses: number) => void;
}

/** The bonuses that the shopper wants to pay with for these units. Reads a store, so call it from an observer. */
export function useChosenBonuses(productItemIds: readonly string[]): ChosenBonuses {
  const store = useStore(ChosenBonusesStore);
  const choose = useCallback((bonuses: number) => store.choose(bonuses, productItemIds), [store, productItemIds]);
  return { chosenBonuses: store.getBonusesFor(productItemIds), wasResetByCartChange: store.wasResetByCartChange(productItemIds), choose };
}
