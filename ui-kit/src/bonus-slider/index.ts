export { BonusSlider, type BonusSliderProps } from './BonusSlider.tsx';
export { bonusStep, chooseInitialBonuses, limitTypedNumber, scaleBonuses, snapSliderValue } from './bonus-slider.rules.ts';
