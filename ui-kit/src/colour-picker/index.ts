export { type ColourOption, ColourPicker, type ColourPickerProps } from './ColourPicker.tsx';
