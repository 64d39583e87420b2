import type { FieldName } from './checkout-form.rules.ts';

/** Props of a text field of the form. */
export interface FieldProps {
  id: string;
  name: FieldName;
  defaultValue: string;
  error: string | undefined;
}

export interface PartProps {
  /** Returns a field's name, initial value and error. */
  field: (name: FieldName) => FieldProps;
}

/** Id of a field, to which the summary of errors links. */
export const fieldId = (name: FieldName) => `checkout-${name}`;
