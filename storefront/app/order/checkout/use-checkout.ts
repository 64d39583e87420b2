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
  answer: CheckoutResult | undefined;
}

/** What was picked in the form that was rendered with these values. */
interface Picked {
  of: CheckoutValues;
  place: Partial<DestinationValues>;
}

export interface Checkout {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  ids: readonly string[];
  key: string;
  epoch: number;
  sum: ReturnType<typeof useSum>;
  /** Question of the present sum. */
  asked: QuoteRequest;
  chosen: ChosenReductions;
  isPlacing: boolean;
  /** Where the order goes, as it is chosen now. */
  place: DestinationValues;
  setDestination: (place: Partial<DestinationValues>) => void;
  keep: () => void;
}

/** State of the checkout: what is typed, kept and quoted. Reads stores, so call it from an observer. */
export function useCheckout(facts: CheckoutFacts): Checkout {
  const { accountId, answer, formKey } = facts;
  const form = useRef<HTMLFormElement>(null);
  const ids = answer?.ids ?? facts.ids;
  const { values, key, epoch, keep } = useCheckoutDraft(form, {
    accountId,
    values: facts.values,
    key: formKey,
    ids,
    answer,
    chosen: useChosenCity(),
  });
  const [picked, setPicked] = useState<Picked | null>(null);
  const place = { ...values, ...(picked?.of === values && picked.place) };
  const chosen = useChosenReductions(ids, answer?.values ?? facts.values, answer);
  const asked = toQuoteRequest(ids, { ...place, promocode: chosen.promocode, bonuses: String(chosen.bonuses) });
  const sum = useSum(answer?.sum ?? facts.sum, asked);
  useRetry(form, answer);
  const { state, formData } = useNavigation();
  const isPlacing = state !== 'idle' && formData?.has('key') === true;
  const setDestination = useCallback(
    (changed: Partial<DestinationValues>) =>
      setPicked((before) => ({ of: values, place: { ...(before?.of === values && before.place), ...changed } })),
    [values],
  );
  // The form holds the place only once it is rendered, and the key of an answer is newer than the draft's.
  useEffect(() => {
    if (answer || picked || epoch) keep();
  }, [answer, picked, epoch, keep]);
  return { form, values, ids, key, epoch, sum, asked, chosen, isPlacing, place, setDestination, keep };
}
