export { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
