import { useEffect, useEffectEvent } from 'react';
import { type FieldErrors, readInput } from '../form/checkout-form.rules.ts';
import { findMissingFields } from '../form/missing-fields.rules.ts';

const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Reports which fields of the checkout are empty, whenever that changes: an edit may correct one error and make another, as a method of
 * delivery does that needs a pickup point.
 */
export function useMissingFields(current: FieldErrors, isEnabled: boolean, onChange: (missing: FieldErrors) => void) {
  const reportMissing = useEffectEvent(() => {
    const form = document.querySelector<HTMLFormElement>('form#checkout');
    const missing = form && isEnabled ? findMissingFields(readInput(new FormData(form)).values) : {};
    if (!isEqual(missing, current)) onChange(missing);
  });
  // Hidden fields follow the choices of the shopper with the next render.
  useEffect(() => reportMissing());
  useEffect(() => {
    const handleInput = () => reportMissing();
    document.addEventListener('input', handleInput);
    return () => document.removeEventListener('input', handleInput);
  }, []);
}
