export { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
export type { Range } from './range.ts';
