export { FileField, type FileFieldProps } from './FileField.tsx';
export type { FileState } from './FileRow.tsx';
