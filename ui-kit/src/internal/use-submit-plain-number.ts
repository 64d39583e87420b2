'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** Makes the form submit a plain number instead of the grouped digits in a field. Without JavaScript the text is submitted as typed. */
export function useSubmitPlainNumber(field: RefObject<HTMLInputElement | null>, name: string | undefined, value: number | null): void {
  // A layout effect, because a later effect could be too late: a box checked right after typing would submit the previous number.
  useLayoutEffect(() => {
    const form = field.current?.form;
    if (name === undefined || !form) return;
    const setPlainNumber = ({ formData }: FormDataEvent) => {
      // A disabled field submits nothing.
      if (formData.has(name)) formData.set(name, value === null ? '' : String(value));
    };
    form.addEventListener('formdata', setPlainNumber);
    return () => form.removeEventListener('formdata', setPlainNumber);
  }, [field, name, value]);
}
