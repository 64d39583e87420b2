export const rangeSliderTexts = {
  from: '{label} от',
  to: '{label} до',
};
