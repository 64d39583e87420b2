export { BonusSlider, type BonusSliderProps } from './BonusSlider.tsx';
export { bonusStep, chooseStart, scaled, slidTo, typedAs } from './bonus-slider.rules.ts';
