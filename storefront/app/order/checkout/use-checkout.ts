import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useChosenCity } from '../../delivery/city/use-chosen-city.ts';
import { useFieldErrors, type VisibleErrors } from '../../platform/form/field-errors.ts';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import type { CheckoutPage } from './checkout-page.server.ts';
import { useCheckoutDraft } from './draft/use-checkout-draft.ts';
import type { CheckoutValues, FieldErrors, FieldName } from './form/checkout-form.rules.ts';
import type { CheckoutOutcome } from './placing/checkout-outcome.ts';
import { useRetry } from './placing/use-retry.ts';
import { type DestinationValues, type QuoteRequest, toQuoteRequest, toResolvedCityId } from './quote/quote-request.rules.ts';
import { type Sum, useReceivedQuote, useSum } from './quote/use-sum.ts';
import { type ChosenReductions, useChosenReductions } from './reduction/use-chosen-reductions.ts';

/** The destination picked in the form that was rendered from `baseValues`. */
interface PickedDestination {
  baseValues: CheckoutValues;
  destination: Partial<DestinationValues>;
}

export interface Checkout {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  ids: readonly string[];
  key: string;
  formVersion: number;
  sum: Sum;
  /** Methods of delivery to the chosen city; none while they are unknown. */
  deliveryOptions: CheckoutQuoteFragment['deliveryOptions'];
  /** Input of the request for the current quote. */
  quoteRequest: QuoteRequest;
  chosenReductions: ChosenReductions;
  /** Errors of the submitted form, without those of fields that were edited since. */
  fieldErrors: VisibleErrors<FieldName>;
  /** Errors of the fields that are empty now. There are none until the shop has rejected a submitted form because of its fields. */
  missing: FieldErrors;
  setMissing: (missing: FieldErrors) => void;
  isPlacing: boolean;
  destination: DestinationValues;
  setDestination: (destination: Partial<DestinationValues>) => void;
  saveDraft: () => void;
}

const noErrors: FieldErrors = {};

/** Adds errors for choices that are missing after an edit. A text field gets no new error before the form is sent again. */
const addMissingChoices = (fieldErrors: VisibleErrors<FieldName>, { point, consent }: FieldErrors): VisibleErrors<FieldName> => {
  const choices: Partial<Record<FieldName, string | undefined>> = { point, consent };
  return { ...fieldErrors, getError: (name) => fieldErrors.getError(name) ?? choices[name] };
};

/** Returns the methods of delivery to the city of the form. The methods stay while another quote for the same city is loading. */
function useDeliveryOptions({ quote, state }: Sum, { deliveryCityId }: QuoteRequest) {
  const [latest, setLatest] = useState({ cityId: deliveryCityId, options: quote?.deliveryOptions ?? [] });
  if (state === 'ready' && quote && quote.deliveryOptions !== latest.options)
    setLatest({ cityId: deliveryCityId, options: quote.deliveryOptions });
  return latest.cityId === deliveryCityId ? latest.options : [];
}

/** A saved address is valid only in its own city. Without JavaScript, the server checks that. */
function useDestinationInCity(destination: DestinationValues, { addresses }: CheckoutPage): DestinationValues {
  const isHydrated = useHydrated();
  const cityId = toResolvedCityId(destination);
  const isAddressInCity = addresses.some((address) => address.id === destination.address && address.cityId === cityId);
  return isHydrated && !isAddressInCity ? { ...destination, address: '' } : destination;
}

/** State of the checkout: input, draft and sum. Reads stores, so call it from an observer. */
export function useCheckout(page: CheckoutPage, outcome: CheckoutOutcome | undefined): Checkout {
  const form = useRef<HTMLFormElement>(null);
  const { ids } = outcome ?? page;
  const { values, key, formVersion, saveDraft } = useCheckoutDraft(form, {
    accountId: page.accountId,
    values: page.values,
    key: page.key,
    ids,
    outcome,
    chosenCity: useChosenCity(),
  });
  const [pickedDestination, setPickedDestination] = useState<PickedDestination | null>(null);
  const destination = useDestinationInCity(
    { ...values, ...(pickedDestination?.baseValues === values && pickedDestination.destination) },
    page,
  );
  const chosenReductions = useChosenReductions(ids, (outcome ?? page).values, outcome);
  const quoteRequest = toQuoteRequest(ids, {
    ...destination,
    promocode: chosenReductions.promocode,
    bonuses: String(chosenReductions.bonuses),
  });
  const sum = useSum(useReceivedQuote(page.quote, outcome), quoteRequest);
  const deliveryOptions = useDeliveryOptions(sum, quoteRequest);
  const [missing, setMissing] = useState(noErrors);
  const fieldErrors = addMissingChoices(useFieldErrors(outcome?.errors ?? noErrors), missing);
  useRetry(form, outcome);
  const { state, formData } = useNavigation();
  const isPlacing = state !== 'idle' && formData?.has('key') === true;
  const setDestination = useCallback(
    (changes: Partial<DestinationValues>) =>
      setPickedDestination((previous) => ({
        baseValues: values,
        destination: { ...(previous?.baseValues === values && previous.destination), ...changes },
      })),
    [values],
  );
  // Runs after rendering, because only then the form has the new destination. The idempotency key in a response is newer than the key of
  // the draft.
  useEffect(() => {
    if (outcome || pickedDestination || formVersion) saveDraft();
  }, [outcome, pickedDestination, formVersion, saveDraft]);
  return {
    form,
    values,
    ids,
    key,
    formVersion,
    sum,
    deliveryOptions,
    quoteRequest,
    chosenReductions,
    fieldErrors,
    missing,
    setMissing,
    isPlacing,
    destination,
    setDestination,
    saveDraft,
  };
}
