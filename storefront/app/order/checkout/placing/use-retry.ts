import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { placesOrder, readInput } from '../form/checkout-form.rules.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';

const retryDelaysMs = [1000, 4000];

/** Remembers the last form that was sent to place an order. */
function useLastPlacedForm() {
  const { formData } = useNavigation();
  const lastForm = useRef<FormData | null>(null);
  useEffect(() => {
    if (formData?.has('key')) lastForm.current = placesOrder(readInput(formData)) ? formData : null;
  }, [formData]);
  return lastForm;
}

/**
 * Sends a form that places an order again if its response was lost. The idempotency key makes that safe: if the order was placed, the
 * repeated request returns the same order. The retries end when the shopper edits the form, because they send the confirmed values.
 */
export function useRetry(form: RefObject<HTMLFormElement | null>, outcome: CheckoutOutcome | undefined) {
  const submit = useSubmit();
  const lastForm = useLastPlacedForm();
  const attempts = useRef(0);
  const isOutcomeUnknown = outcome?.problem.kind === 'unknown';
  useEffect(() => {
    if (!outcome || !isOutcomeUnknown) {
      attempts.current = 0;
      return;
    }
    const delay = retryDelaysMs[attempts.current];
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      attempts.current += 1;
      if (lastForm.current) void submit(lastForm.current, { method: 'post', preventScrollReset: true });
    }, delay);
    const stop = () => clearTimeout(timer);
    const watchedForm = form.current;
    watchedForm?.addEventListener('input', stop);
    return () => {
      stop();
      watchedForm?.removeEventListener('input', stop);
    };
  }, [outcome, isOutcomeUnknown, form, lastForm, submit]);
}
