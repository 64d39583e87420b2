import type { CheckoutValues, FieldName } from './checkout-form.rules.ts';

/** Props of a text field of the form. */
export interface FieldProps {
  id: string;
  name: FieldName;
  defaultValue: string;
  error: string | undefined;
}

export interface SectionProps {
  buildFieldProps: (name: FieldName) => FieldProps;
}

export interface FormSectionProps extends SectionProps {
  /** Values with which the page opened the form or the server returned it. */
  values: CheckoutValues;
  /** Whether the form repeats an earlier order, so that completed sections are folded to one line. */
  isRepeat: boolean;
  /** Whether the form follows units that cannot be bought, so that completed sections are folded to one line too. */
  isBelowUnavailable: boolean;
  /** Whether these fields have values and no errors. */
  isFilledIn: (...names: readonly FieldName[]) => boolean;
}

/** Id of a field, to which the summary of errors links. */
export const buildFieldId = (name: FieldName) => `checkout-${name}`;
