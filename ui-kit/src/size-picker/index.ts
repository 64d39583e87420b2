export { SizePicker, type SizePickerProps } from './SizePicker.tsx';
export type { SizeDelivery, SizeOption, SizeScale } from './size-scales.ts';
