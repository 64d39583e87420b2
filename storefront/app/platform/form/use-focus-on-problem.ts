import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of a form. Whenever it gets a result, the focus moves to the first invalid field, or else to the explanation. */
export function useFocusOnProblem(response: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (response) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [response]);
  return form;
}
