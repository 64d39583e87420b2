import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: ['A number that is counted or calculated with: a quantity, a weight, a price, a percentage.'],
  avoid: [
    'Digits that are no number, such as a postcode or an order: take TextField.',
    'Phone numbers: take PhoneField. Codes: take CodeField.',
    'A rough amount within bounds: take Slider or RangeSlider.',
  ],
  comparisons: [{ rule: 'Digits that are not counted are no number: no steppers, no grouping.', good: 'Counted', bad: 'NotCounted' }],
  anatomy: [
    ['Label', 'above, with the unit if there is one', 'label'],
    ['Input', 'digits are grouped when the focus leaves', 'input'],
    ['Minus and plus', 'change the number by a step; they can be left out', 'button'],
    ['Hint and error', 'below', 'p'],
  ],
  states: ['WithoutSteppers', 'Percentage', 'AtItsLimit', 'WithError', 'Disabled', 'ReadOnly', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'Phones show the keyboard of digits.',
      'Minus and plus keep their size; a long number is cut in its input while it is not edited.',
    ],
  },
  writing: [
    { rule: 'The unit stands in the label.', good: 'Вес, кг', bad: 'Вес' },
    {
      rule: 'The hint says the limits before they are met.',
      good: 'От\u00a01 до\u00a010 на\u00a0один заказ',
      bad: 'Недопустимое значение',
    },
  ],
  keyboard: [
    ['↑, ↓', 'one step more or less'],
    ['Shift+↑, Shift+↓', 'ten steps'],
    ['Home, End', 'the least and the greatest number, where there are limits'],
    ['Enter', 'submits the form with what is typed'],
  ],
  screenReader: [
    'Label, text of the number and hint.',
    'The buttons are skipped by Tab, because the arrow keys do the same; a screen reader finds them as «Уменьшить» and «Увеличить».',
  ],
  related: { TextField: 'digits that are no number', Slider: 'a rough amount', RangeSlider: 'from and to' },
};
