import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { CodeStepProps } from './auth-props.ts';
import { useFieldFocus } from './use-field-focus.ts';

/** State of the code field. The field gets the focus after an error and after a resend. */
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
  // A native form cannot tell that the code is complete, so its button is always enabled.
  const isShort = onCode !== undefined && code.length < codeLength;
  return { id, setCode, submit, isShort };
}
