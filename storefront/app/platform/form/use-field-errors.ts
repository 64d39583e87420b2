import { useState } from 'react';

interface VisibleErrors<Name extends string> {
  getError: (name: Name) => string | undefined;
  /** Call it when a field is edited. */
  mend: (name: string) => void;
}

/** Errors of the fields of a form. Each stays until its field is edited, or the form is answered again. */
export function useFieldErrors<Name extends string>(errors: Partial<Record<Name, string>>): VisibleErrors<Name> {
  const [mended, setMended] = useState<{ of: object; names: readonly string[] }>({ of: errors, names: [] });
  const names = mended.of === errors ? mended.names : [];
  return {
    getError: (name) => (names.includes(name) ? undefined : errors[name]),
    mend: (name) => setMended({ of: errors, names: [...names, name] }),
  };
}
