import { useEffect, useRef } from 'react';

interface FocusReasons {
  /** Error of the field, if any. */
  error: string | undefined;
  /** Whether the shopper came from the other step. */
  arrived: boolean;
}

/** Focuses the field after a change of step and after a new error. */
export function useFieldFocus(id: string, { error, arrived }: FocusReasons) {
  // Switching tabs changes the field but must not move the focus.
  const field = useRef(id);
  useEffect(() => {
    field.current = id;
  }, [id]);
  useEffect(() => {
    if (arrived) document.getElementById(field.current)?.focus();
  }, [arrived]);
  // An error that was there on mount does not move the focus.
  const previous = useRef(error);
  useEffect(() => {
    if (error !== undefined && error !== previous.current) document.getElementById(field.current)?.focus();
    previous.current = error;
  }, [error]);
}
