import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A day that a person knows or finds in a calendar: a birthday, the promised day, the end of a promo code.',
    '`withTime` for a moment: when to call back.',
  ],
  avoid: [
    'One of a few days: take RadioGroup or ChoiceCards, which show all of them.',
    'A rough date, such as a year: take TextField or Select.',
  ],
  comparisons: [
    {
      rule: 'A calendar is for a day that one knows or finds. Three days are shown as three options.',
      good: 'DayToFind',
      bad: 'DayOfThree',
    },
  ],
  anatomy: [
    ['Label', 'above', 'label'],
    ['Input', 'day, month and year, each of which can be typed', 'input'],
    ['Calendar', "the browser's own; on a phone that of the system"],
    ['Hint and error', 'below'],
  ],
  states: ['Empty', 'WithTime', 'Disabled'],
  narrow: {
    notes: [
      'The calendar is that of the system, as large as a finger needs.',
      'The width follows the form; the text of 16 px keeps phones from zooming in.',
    ],
  },
  writing: [
    { rule: 'The label says what happens on the day.', good: 'Доставить не\u00a0раньше', bad: 'Дата' },
    { rule: 'The error says which days there are.', good: 'Доставляем с\u00a029\u00a0ноября', bad: 'Неверная дата' },
  ],
  keyboard: [
    ['Tab, ← →', 'move between day, month and year'],
    ['↑ ↓, digits', 'change the part that has the focus'],
    ['Space', 'opens the calendar, in browsers where it does'],
    ['Escape', 'closes the calendar'],
  ],
  screenReader: ['Label, the parts of the date with their names, and the hint, all in the language of the device.'],
  related: { RadioGroup: 'a few days', ChoiceCards: 'days with a price', TextField: 'a rough date' },
};
