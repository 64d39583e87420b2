import { useEffect, useEffectEvent, useState } from 'react';
import { type CheckoutValues, readInput } from '../form/checkout-form.rules.ts';

/** Returns what stands in the checkout's form now, whether or not it is hidden; null before hydration. */
export function useFormValues(): CheckoutValues | null {
  const [values, setValues] = useState<CheckoutValues | null>(null);
  const readForm = useEffectEvent(() => {
    const form = document.querySelector<HTMLFormElement>('form#checkout');
    const current = form && readInput(new FormData(form)).values;
    if (JSON.stringify(current) !== JSON.stringify(values)) setValues(current);
  });
  // Hidden fields follow the choices of the shopper with the next render.
  useEffect(() => readForm());
  useEffect(() => {
    const handleInput = () => readForm();
    document.addEventListener('input', handleInput);
    return () => document.removeEventListener('input', handleInput);
  }, []);
  return values;
}
