import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns the errors in the details of an API error, as pairs of a field of the API's input and its message. */
export function listRefusedFields(details: Record<string, unknown>, message: string): [field: unknown, message: string][] {
  const namedFields = Array.isArray(details.fields) ? (details.fields as { field?: unknown; message?: unknown }[]) : [];
  const refusedFields = namedFields.length > 0 ? namedFields : [{ field: details.field, message }];
  return refusedFields.map(({ field, message: text }) => [field, String(text ?? message)]);
}

export interface VisibleErrors<Name extends string> {
  /** Errors of the fields that have not been edited yet. */
  remaining: Partial<Record<Name, string>>;
  getError: (name: Name) => string | undefined;
  /** To be called when a field is edited. */
  markCorrected: (name: string) => void;
}

/** Errors of the fields of a form. An error stays until its field is edited or the form gets another result. */
export function useFieldErrors<Name extends string>(errors: Partial<Record<Name, string>>): VisibleErrors<Name> {
  const [latest, setLatest] = useState({ sourceErrors: errors, remaining: errors });
  const remaining = latest.sourceErrors === errors ? latest.remaining : errors;
  return {
    remaining,
    getError: (name) => remaining[name],
    markCorrected: (name) => {
      if (name in remaining) setLatest({ sourceErrors: errors, remaining: { ...remaining, [name]: undefined } });
    },
  };
}

/** Returns the ref of a form. Whenever `response` changes, the form's first invalid field or alert gets the focus. */
export function useFocusOnProblem(response: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (response) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [response]);
  return form;
}
