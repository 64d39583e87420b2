import { useLayoutEffect, useRef, useState } from 'react';
import { ChosenBonusesStore, useChosenBonuses } from '../../../cart/reduction/chosen-bonuses.store.ts';
import { useCheckoutCart } from '../../../cart/use-checkout-cart.ts';
import { useStore } from '../../../platform/store/root-store.tsx';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';
import { readBonuses } from '../quote/quote-request.rules.ts';

/** The promo code and bonuses that the shopper has chosen: those stored in the tab or, until these are read, those of the last response. */
export interface ChosenReductions {
  promocode: string;
  bonuses: number;
  areBonusesReset: boolean;
  chooseBonuses: (bonuses: number) => void;
}

/** Whether the tab has received another promo code since the last response to the form. */
function useHasNewerCode(code: string | null, outcome: CheckoutOutcome | undefined): boolean {
  const [latest, setLatest] = useState({ outcome, code, isNewer: false });
  const hasNewerCode = latest.isNewer || latest.code !== code;
  if (latest.outcome !== outcome) setLatest({ outcome, code, isNewer: false });
  // The promo code still counts as newer if the first code comes back, because the tab has received that code after the response.
  else if (latest.isNewer !== hasNewerCode) setLatest({ ...latest, isNewer: hasNewerCode });
  return outcome === undefined || hasNewerCode;
}

/** When the shopper replaces an unavailable unit, the chosen bonuses stay. */
function useKeepBonusesOnReplacement(ids: readonly string[], outcome: CheckoutOutcome | undefined) {
  const bonuses = useStore(ChosenBonusesStore);
  const previousIds = useRef(ids);
  useLayoutEffect(() => {
    if (outcome?.problem.kind === 'replaced') bonuses.replace(previousIds.current, ids);
    previousIds.current = ids;
  }, [bonuses, outcome, ids]);
}

/** `values` are those of the page or of the last response to the form. Reads stores, so call it from an observer. */
export function useChosenReductions(
  ids: readonly string[],
  values: CheckoutValues,
  outcome: CheckoutOutcome | undefined,
): ChosenReductions {
  const { promocode, bonuses } = values;
  const cart = useCheckoutCart();
  const hasNewerCode = useHasNewerCode(cart.promocode, outcome);
  useKeepBonusesOnReplacement(ids, outcome);
  const { chosenBonuses, wasResetByCartChange, choose } = useChosenBonuses(ids);
  return {
    promocode: cart.isLoaded && hasNewerCode ? (cart.promocode ?? '') : promocode,
    bonuses: cart.isLoaded ? chosenBonuses : readBonuses({ bonuses }),
    areBonusesReset: cart.isLoaded && wasResetByCartChange,
    chooseBonuses: choose,
  };
}
