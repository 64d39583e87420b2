import { useEffect, useRef } from 'react';

interface FocusReasons {
  /** What is wrong at the field, once it is known. */
  error: string | undefined;
  /** The shopper came from the other step. */
  arrived: boolean;
}

/** The field gets the focus where the shopper must go on: on coming from the other step, and when something is wrong with it. */
export function useFieldFocus(id: string, { error, arrived }: FocusReasons) {
  // The other tab has another field, and going there is no reason by itself.
  const field = useRef(id);
  useEffect(() => {
    field.current = id;
  }, [id]);
  useEffect(() => {
    if (arrived) document.getElementById(field.current)?.focus();
  }, [arrived]);
  // What was wrong when the page came is no news.
  const known = useRef(error);
  useEffect(() => {
    if (error !== undefined && error !== known.current) document.getElementById(field.current)?.focus();
    known.current = error;
  }, [error]);
}
