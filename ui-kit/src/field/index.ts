export { Field, type FieldControl, type FieldControlAttributes, type FieldProps } from './Field.tsx';
export { FieldMessage, type FieldMessageProps } from './FieldMessage.tsx';
export type { FieldText } from './field-props.ts';
