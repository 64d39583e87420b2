export { BonusSlider, type BonusSliderProps } from './BonusSlider.tsx';
export { bonusStep, scaled, slidTo, startOf, typedAs } from './bonus-slider.rules.ts';
