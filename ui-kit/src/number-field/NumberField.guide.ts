import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  pressable: { Input: 'input', Plus: 'button ~ button' },
  use: [
    'A number that is counted or calculated with: a quantity, a weight, a price, a percentage.',
    'Without buttons (`steppers={false}`) where nobody steps: a weight, a price.',
  ],
  avoid: [
    'Digits that are no number, such as a postcode or an order: take TextField.',
    'Phone numbers: take PhoneField. Codes: take CodeField.',
    'A rough amount within bounds: take Slider or RangeSlider.',
  ],
  comparisons: [
    {
      rule: 'Digits that are not counted are no number: nobody steps through postcodes, or groups their digits. Take TextField.',
      good: 'PostcodeAsText',
      bad: 'NotCounted',
    },
    {
      rule: 'The hint names limits that nobody would guess. Without it a button that is disabled at ten looks like a fault.',
      good: 'LimitsTold',
      bad: 'LimitsHidden',
    },
  ],
  anatomy: [
    ['Label', 'above, with the unit if there is one', 'label'],
    ['Input', 'when the focus leaves, digits are grouped and a number beyond `min` or `max` becomes the limit', 'input'],
    ['Minus', '48 by 48 px, one step less; disabled at the least number', 'button'],
    ['Plus', 'one step more; both buttons can be left out, and a field that is read only has none', 'button ~ button'],
    ['Error', 'optional: which numbers are allowed; a success stands in the same place', 'p[id$="-error"] > span'],
    ['Hint', 'optional: the limits', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  states: ['Count', 'WithoutSteppers', 'Percentage', 'AtItsLimit', 'Empty', 'WithError', 'Accepted', 'Disabled', 'ReadOnly', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'With `min` of 0 or more phones show the keyboard of digits; a press on a button does not open it.',
      'The text of 16 px keeps phones from zooming in. The buttons are 48 px tall, and repeat while they are held.',
      'Minus and plus keep their size; a long number is cut in its input while it is not edited.',
    ],
  },
  writing: [
    { rule: 'The label is a noun, with the unit that the number has.', good: 'Вес, кг', bad: 'Укажите вес' },
    { rule: 'The hint names the limits in words.', good: 'От\u00a01 до\u00a010 на\u00a0один заказ', bad: 'min\u00a01, max\u00a010' },
    { rule: 'The error says which numbers are possible.', good: 'На\u00a0складе осталось пять пар', bad: 'Слишком много' },
    { rule: 'A success says what follows, not that the number is right.', good: 'Три пары отложены', bad: 'Верно' },
  ],
  keyboard: [
    ['Tab', 'moves to the input; it skips the buttons, which get their focus ring at most from a screen reader'],
    ['↑, ↓', 'one step more or less'],
    ['Shift+↑, Shift+↓', 'ten steps'],
    ['Home, End', 'the least and the greatest number; without `min` or `max` they move the caret'],
    ['Enter', 'submits the form with the number, kept within the limits'],
  ],
  screenReader: [
    'The input: label, role `textbox`, the formatted number; error and hint are its description.',
    'An error that appears is announced politely, and the input is invalid.',
    'The buttons are skipped by Tab, because the arrow keys do the same; a screen reader finds them as «Уменьшить» and «Увеличить».',
    'A number that becomes the limit when the focus leaves is not announced.',
    'Your part: name the limits in `hint`, which is read before one types, and announce what follows from the number, such as a sum.',
  ],
  language: [
    'Grouping and the decimal sign follow the `language` of `LocaleProvider`: 12\u00a0500,5 in Russian, 12,500.5 in English.',
    '`format` takes everything that `Intl.NumberFormat` can: a currency or a unit stands where the language has it, 15\u00a0% or 15%.',
    'The form submits the plain number with a point, whatever the field shows, and `onValueChange` gets a number.',
    'A unit in the label has no plural; write it as an abbreviation.',
  ],
  related: {
    TextField: 'digits that are no number',
    PhoneField: 'a phone number',
    CodeField: 'a one-time code',
    Slider: 'a rough amount',
    RangeSlider: 'from and to',
    Select: 'one of a few numbers',
  },
};
