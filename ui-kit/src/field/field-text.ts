import type { ReactNode } from 'react';

/** What every field of the kit says around its control. */
export interface FieldText {
  /** What is asked for, in a word or two: «Телефон». */
  label: ReactNode;
  /** Leaves the label to screen readers, where its place says the same. */
  hideLabel?: boolean | undefined;
  /** Says in the label that it may stay empty; name the few optional fields rather than the many required ones. */
  optional?: boolean | undefined;
  /** What helps to fill it in, below it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown and announced, and the control is marked invalid. */
  error?: string | undefined;
  /** What has been accepted: «Скидка 10 %»; an error takes its place. */
  success?: string | undefined;
}

/** Attributes that tie a control to its label and messages; spread them on it. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Parts the props of a field into what stands around its control and what goes to the control. */
export function splitFieldText<Props extends FieldText>(props: Props): [text: FieldText, control: Omit<Props, keyof FieldText>] {
  const { label, hideLabel, optional, hint, error, success, ...control } = props;
  return [{ label, hideLabel, optional, hint, error, success }, control];
}
