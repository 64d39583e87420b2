import { useEffect, useEffectEvent, useState } from 'react';
import { type CheckoutValues, readInput } from '../form/checkout-form.rules.ts';

/** Returns the current values of the checkout's form, whether or not the form is hidden; null before hydration. */
export function useFormValues(): CheckoutValues | null {
  const [values, setValues] = useState<CheckoutValues | null>(null);
  const readForm = useEffectEvent(() => {
    const form = document.querySelector<HTMLFormElement>('form#checkout');
    const currentValues = form && readInput(new FormData(form)).values;
    if (JSON.stringify(currentValues) !== JSON.stringify(values)) setValues(currentValues);
  });
  // Hidden fields get the new values with the next render after a choice.
  useEffect(() => readForm());
  useEffect(() => {
    const handleInput = () => readForm();
    document.addEventListener('input', handleInput);
    return () => document.removeEventListener('input', handleInput);
  }, []);
  return values;
}
