import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useChosenCity } from '../../delivery/city/use-chosen-city.ts';
import type { CheckoutAddressFragment } from '../../platform/graphql/generated/graphql.ts';
import { useCheckoutDraft } from './draft/use-checkout-draft.ts';
import type { CheckoutValues } from './form/checkout-form.rules.ts';
import type { CityPoints } from './pickup/point-list.rules.ts';
import type { CheckoutResult } from './placing/checkout-result.ts';
import { useRetry } from './placing/use-retry.ts';
import type { RequestedQuote } from './quote/ask-quote.server.ts';
import { type DestinationValues, type QuoteRequest, toQuoteRequest } from './quote/quote-request.rules.ts';
import { useSum } from './quote/use-sum.ts';
import { type ChosenReductions, useChosenReductions } from './reduction/use-checkout-reductions.ts';

/** What the server knows of the checkout. */
export interface CheckoutFacts {
  accountId: string;
  values: CheckoutValues;
  ids: readonly string[];
  sum: RequestedQuote | null;
  /** Saved addresses, the one that changed last first. */
  addresses: readonly CheckoutAddressFragment[];
  /** Pickup points of the city, if the order is to be fetched. */
  points: CityPoints | null;
  /** Key of the map of pickup points; null if there is no map. */
  mapsKey: string | null;
  /** Idempotency key of the order. */
  formKey: string;
  /** Whether the account has a confirmed phone. */
  mayBeCalled: boolean;
  /** Answer to the form, if it placed nothing. */
  result: CheckoutResult | undefined;
}

/** What was picked in the form that was rendered with these values. */
interface Picked {
  of: CheckoutValues;
  destination: Partial<DestinationValues>;
}

export interface Checkout {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  ids: readonly string[];
  key: string;
  epoch: number;
  sum: ReturnType<typeof useSum>;
  /** Question of the present sum. */
  quoteRequest: QuoteRequest;
  chosen: ChosenReductions;
  isPlacing: boolean;
  /** Where the order goes, as it is chosen now. */
  destination: DestinationValues;
  setDestination: (destination: Partial<DestinationValues>) => void;
  keep: () => void;
}

/** State of the checkout: what is typed, kept and quoted. Reads stores, so call it from an observer. */
export function useCheckout(facts: CheckoutFacts): Checkout {
  const { accountId, result, formKey } = facts;
  const form = useRef<HTMLFormElement>(null);
  const ids = result?.ids ?? facts.ids;
  const { values, key, epoch, keep } = useCheckoutDraft(form, {
    accountId,
    values: facts.values,
    key: formKey,
    ids,
    result,
    chosen: useChosenCity(),
  });
  const [picked, setPicked] = useState<Picked | null>(null);
  const destination = { ...values, ...(picked?.of === values && picked.destination) };
  const chosen = useChosenReductions(ids, result?.values ?? facts.values, result);
  const quoteRequest = toQuoteRequest(ids, { ...destination, promocode: chosen.promocode, bonuses: String(chosen.bonuses) });
  const sum = useSum(result?.sum ?? facts.sum, quoteRequest);
  useRetry(form, result);
  const { state, formData } = useNavigation();
  const isPlacing = state !== 'idle' && formData?.has('key') === true;
  const setDestination = useCallback(
    (changed: Partial<DestinationValues>) =>
      setPicked((before) => ({ of: values, destination: { ...(before?.of === values && before.destination), ...changed } })),
    [values],
  );
  // The form holds the place only once it is rendered, and the key of an answer is newer than the draft's.
  useEffect(() => {
    if (result || picked || epoch) keep();
  }, [result, picked, epoch, keep]);
  return { form, values, ids, key, epoch, sum, quoteRequest, chosen, isPlacing, destination, setDestination, keep };
}
