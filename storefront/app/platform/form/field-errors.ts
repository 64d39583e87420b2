import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns the errors in the details of an API error, as pairs of a field of the API's input and its message. */
export function refusedFields(details: Record<string, unknown>, message: string): [field: unknown, message: string][] {
  const listed = Array.isArray(details.fields) ? (details.fields as { field?: unknown; message?: unknown }[]) : [];
  const all = listed.length > 0 ? listed : [{ field: details.field, message }];
  return all.map(({ field, message: text }) => [field, String(text ?? message)]);
}

interface VisibleErrors<Name extends string> {
  getError: (name: Name) => string | undefined;
  /** Call it when a field is edited. */
  mend: (name: string) => void;
}

/** Errors of the fields of a form. Each stays until its field is edited, or the form has another result. */
export function useFieldErrors<Name extends string>(errors: Partial<Record<Name, string>>): VisibleErrors<Name> {
  const [mended, setMended] = useState<{ of: object; names: readonly string[] }>({ of: errors, names: [] });
  const names = mended.of === errors ? mended.names : [];
  return {
    getError: (name) => (names.includes(name) ? undefined : errors[name]),
    mend: (name) => setMended({ of: errors, names: [...names, name] }),
  };
}

/** Returns the ref of a form. Whenever it gets a result, the focus moves to the first invalid field, or else to the explanation. */
export function useFocusOnProblem(response: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (response) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [response]);
  return form;
}
