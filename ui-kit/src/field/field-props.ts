import type { ReactNode } from 'react';

/** Texts that every field shows around its control. */
export interface FieldText {
  /** Label above the control, a noun of one or two words. */
  label: ReactNode;
  /**
   * Hides the label visually; screen readers still announce it. Use it only where nearby text already says the same.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /**
   * Marks the label as optional. Mark the few optional fields, not the many required ones.
   * @default false
   */
  optional?: boolean | undefined;
  /** Help text below the field. */
  hint?: ReactNode;
  /** Error message: what is wrong and how to correct it. Screen readers announce it, and the control is marked invalid. */
  error?: string | undefined;
  /** What was accepted, below the control. An error replaces it. */
  success?: string | undefined;
}

/** Separates the texts of a field from the props of its control. */
export function splitFieldText<Props extends FieldText>(props: Props): [text: FieldText, control: Omit<Props, keyof FieldText>] {
  const { label, hideLabel, optional, hint, error, success, ...control } = props;
  return [{ label, hideLabel, optional, hint, error, success }, control];
}
