export { Field, type FieldProps } from './Field.tsx';
export { FieldMessage, type FieldMessageProps } from './FieldMessage.tsx';
export type { FieldControl, FieldText } from './field-text.ts';
