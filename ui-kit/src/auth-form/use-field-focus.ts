import { useEffect, useRef } from 'react';

interface FocusReasons {
  /** Error of the field, if any. */
  error: string | undefined;
  /** Whether the field takes the focus when its step appears. */
  shouldFocus: boolean;
}

/** Focuses the field when its step appears and after a new error. */
export function useFieldFocus(id: string, { error, shouldFocus }: FocusReasons) {
  // Switching tabs changes the field but must not move the focus.
  const field = useRef(id);
  useEffect(() => {
    field.current = id;
  }, [id]);
  useEffect(() => {
    if (shouldFocus) document.getElementById(field.current)?.focus();
  }, [shouldFocus]);
  // An error that already exists on mount does not move the focus.
  const previous = useRef(error);
  useEffect(() => {
    if (error !== undefined && error !== previous.current) document.getElementById(field.current)?.focus();
    previous.current = error;
  }, [error]);
}
