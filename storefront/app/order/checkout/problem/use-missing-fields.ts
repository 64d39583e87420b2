import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors } from '../form/checkout-form.rules.ts';
import { findMissingFields } from '../form/missing-fields.rules.ts';
import { useFormValues } from './use-form-values.ts';

/**
 * Reports which fields of the checkout are empty, whenever that changes: an edit may correct one error and cause another, for example the
 * choice of a delivery method that needs a pickup point.
 */
export function useMissingFields(previouslyMissing: FieldErrors, isEnabled: boolean, onChange: (missing: FieldErrors) => void) {
  const values = useFormValues();
  const reportMissing = useEffectEvent(() => {
    if (!values) return;
    const missing = isEnabled ? findMissingFields(values) : {};
    if (JSON.stringify(missing) !== JSON.stringify(previouslyMissing)) onChange(missing);
  });
  useEffect(() => reportMissing());
}
