export { SizePicker, type SizePickerProps } from './SizePicker.tsx';
export type { SizeDelivery, SizeOption } from './size-option.ts';
export type { SizeScale } from './size-scales.ts';
