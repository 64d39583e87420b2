export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxGroup, ComboboxItem, ComboboxItems } from './items.ts';
