import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  pressable: { Input: 'input', Plus: { selector: 'button ~ button', states: ['hover', 'pressed'] } },
  pressableStory: 'TwoFields',
  use: [
    'A number to count or calculate with: a quantity, a weight, a price, a percentage.',
    'Without buttons (`steppers={false}`) where people type rather than step: a weight, a price.',
    'A limit that the page knows: `max` with a `hint` that names it. A greater number becomes the limit, without an error.',
    'A limit that only the server knows, such as the pairs that are left: `error` after the form was sent, and no `max` for it. The number stays, so that one sees what to change.',
  ],
  avoid: [
    'Digits that are not a number, such as a postcode or the number of an order: take TextField.',
    'Phone numbers: take PhoneField. Codes: take CodeField.',
    'A rough amount within bounds: take Slider or RangeSlider.',
  ],
  comparisons: [
    {
      rule: 'A postcode is not a number: nobody steps through postcodes or groups their digits. Take TextField.',
      good: 'PostcodeAsText',
      bad: 'NotCounted',
    },
    {
      rule: 'The hint names limits that nobody would guess. Without it, a button that is disabled at ten looks broken.',
      good: 'LimitsTold',
      bad: 'LimitsHidden',
    },
  ],
  anatomy: [
    ['Label', 'above, 14 px, weight 500, with 6 px below it; with the unit if there is one', 'label'],
    [
      'Input',
      '48 px tall and as wide as its place allows: 240 px fit most numbers. 16 px text, in tabular figures, so that it does not move while it steps, with 16 px beside it; edge `control`, radius `control`. In the desk density and with a mouse it is 32 px tall, like its buttons. When it loses the focus, digits are grouped, and a number beyond `min` or `max` becomes the limit',
      'input',
    ],
    [
      'Minus',
      '48 by 48 px with an icon of 16 px, one step less; disabled at `min`: `muted` on `tile`, with the edge of the field',
      'button',
    ],
    ['Plus', 'as minus, one step more; disabled at `max`. Both buttons can be left out, and a read-only field has none', 'button ~ button'],
    [
      'Error',
      'optional, 14 px in `danger`, 6 px below: which numbers are allowed. A success is in the same place, in `success`',
      'p[id$="-error"] > span',
    ],
    ['Hint', 'optional, 14 px in `muted`: the limits', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: [
    'Count',
    'WithoutSteppers',
    'Amount',
    'Percentage',
    'AtItsLimit',
    'Empty',
    'WithError',
    'Accepted',
    'Disabled',
    'ReadOnly',
    'LongText',
  ],
  narrow: {
    story: 'Narrow',
    notes: [
      'With a `min` of 0 or more, phones show a keyboard of digits. A press on a button does not open it.',
      'The text is 16 px, so that phones do not zoom in. The buttons are 48 px tall, and repeat while they are held.',
      'Minus and plus keep their size; a number that is too long is cut until the input has the focus.',
    ],
  },
  writing: [
    { rule: 'The label names the number, with its unit unless `format` writes that.', good: 'Вес, кг', bad: 'Укажите вес' },
    { rule: 'The hint names the limits in words.', good: 'От\u00a01 до\u00a010 на\u00a0один заказ', bad: 'min\u00a01, max\u00a010' },
    { rule: 'The error says which numbers are possible.', good: 'На\u00a0складе осталось пять пар', bad: 'Слишком много' },
    { rule: 'A success says what happened, not that the number is right.', good: 'Три пары отложены', bad: 'Верно' },
  ],
  keyboard: [
    ['Tab', 'moves to the input; skips the buttons, because the arrow keys do the same'],
    ['↑, ↓', 'one step more or less'],
    ['Shift+↑, Shift+↓', 'ten steps'],
    ['Home, End', 'the smallest and the largest number; without `min` or `max` they move the caret'],
    ['Enter', 'submits the form with the number, kept within the limits'],
  ],
  screenReader: [
    'Role `textbox`, named by the label, with the formatted number; error and hint are its description.',
    'An error is added to a polite live region, and the input gets `aria-invalid`.',
    'The buttons, which Tab skips, are named «Уменьшить» and «Увеличить» for reading and touch.',
    'Nothing announces that a number has become the limit when the input lost the focus, so the hint has to name it before.',
    'Your part: name the limits in `hint`, which belongs to the description of the input, and announce what depends on the number, such as a sum.',
  ],
  language: [
    'Grouping and the decimal sign follow the `language` of `LocaleProvider`: 12\u00a0500,5 in Russian, 12,500.5 in English.',
    '`format` takes the options of `Intl.NumberFormat`, which puts a currency or a unit where the language has it: 15\u00a0% or 15%.',
    'Whatever the field displays, the form submits the plain number with a point, and `onValueChange` gets a number.',
    'A unit in the label has no plural, so write it as an abbreviation.',
  ],
  related: {
    TextField: 'digits that are not a number',
    PhoneField: 'a phone number',
    CodeField: 'a one-time code',
    Slider: 'a rough amount',
    RangeSlider: 'from and to',
    Select: 'one of up to about fifteen numbers',
  },
};
