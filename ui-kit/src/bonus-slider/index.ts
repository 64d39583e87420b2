export { BonusSlider, type BonusSliderProps } from './BonusSlider.tsx';
export { bonusStep, chooseStart, fromSlider, fromTyped, scaleBonuses } from './bonus-slider.rules.ts';
