import { useEffect, useRef } from 'react';

interface FocusReasons {
  error: string | undefined;
  /** Whether the field takes the focus when its step appears. */
  shouldFocus: boolean;
}

/** Focuses the field after a new error and, with `shouldFocus`, when its step appears. */
export function useFieldFocus(id: string, { error, shouldFocus }: FocusReasons) {
  // Switching tabs changes the field but must not move the focus.
  const fieldId = useRef(id);
  useEffect(() => {
    fieldId.current = id;
  }, [id]);
  useEffect(() => {
    if (shouldFocus) document.getElementById(fieldId.current)?.focus();
  }, [shouldFocus]);
  // An error that already exists on mount does not move the focus.
  const previousError = useRef(error);
  useEffect(() => {
    if (error !== undefined && error !== previousError.current) document.getElementById(fieldId.current)?.focus();
    previousError.current = error;
  }, [error]);
}
