import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { CodeStepProps } from './auth-props.ts';
import { useFieldFocus } from './use-field-focus.ts';

/** The code so far. Its field gets the focus for a mistake, and for another code that was asked for. */
export function useTypedCode({ onCode, codeLength = 4, error, loading, cooldownUntil, arrived }: CodeStepProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const sentAt = useRef(cooldownUntil);
  useFieldFocus(`${id}code`, { error: loading ? undefined : error, arrived });
  useEffect(() => {
    if (sentAt.current === cooldownUntil) return;
    sentAt.current = cooldownUntil;
    document.getElementById(`${id}code`)?.focus();
  }, [id, cooldownUntil]);
  const submit = (event: FormEvent) => {
    if (!onCode) return;
    event.preventDefault();
    if (code.length === codeLength && !loading) onCode(code);
  };
  // A form that is sent natively has nobody to say that the code is full: its button is always there.
  const isShort = onCode !== undefined && code.length < codeLength;
  return { id, setCode, submit, isShort };
}
