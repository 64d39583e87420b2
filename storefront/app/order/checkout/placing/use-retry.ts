import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { CheckoutOutcome } from './checkout-outcome.ts';

const delaysMs = [1000, 4000];

/** Remembers the last form that was sent to place an order. */
function usePlacing() {
  const { formData } = useNavigation();
  const placing = useRef<FormData | null>(null);
  useEffect(() => {
    if (formData?.has('key')) placing.current = formData.has('swap') || formData.has('intent') ? null : formData;
  }, [formData]);
  return placing;
}

/**
 * Sends a form that places an order again if its answer was lost. The key makes that safe: if the order was placed, the repetition answers
 * the same order. What is sent is what the shopper confirmed, so it ends when they edit the form.
 */
export function useRetry(form: RefObject<HTMLFormElement | null>, outcome: CheckoutOutcome | undefined) {
  const submit = useSubmit();
  const placing = usePlacing();
  const tries = useRef(0);
  const hasFailed = outcome?.problem.kind === 'lost';
  useEffect(() => {
    if (!outcome || !hasFailed) {
      tries.current = 0;
      return;
    }
    const delay = delaysMs[tries.current];
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      tries.current += 1;
      if (placing.current) void submit(placing.current, { method: 'post', preventScrollReset: true });
    }, delay);
    const stop = () => clearTimeout(timer);
    const edited = form.current;
    edited?.addEventListener('input', stop);
    return () => {
      stop();
      edited?.removeEventListener('input', stop);
    };
  }, [outcome, hasFailed, form, placing, submit]);
}
