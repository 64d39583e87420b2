import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  pressable: { Field: 'input' },
  use: [
    'A day that a person knows or finds in a calendar: a birthday, the promised day, the end of a promo code.',
    '`withTime` for a moment: when to call back.',
    'A period as two fields: the first day of one is the `min` of the other.',
  ],
  avoid: [
    'One of a few days: take RadioGroup or ChoiceCards, which show all of them.',
    'A month or a year: take Select. A rough date in words: take TextField.',
    'A date that is only shown: take Text with a formatted date.',
  ],
  comparisons: [
    {
      rule: 'A few days are options: all are seen, and each is one press away. A calendar hides them among the days that are not offered.',
      good: 'DaysAsOptions',
      bad: 'DayOfThree',
    },
    {
      rule: 'The hint says which days there are. Otherwise one learns it from an error.',
      good: 'LimitsTold',
      bad: 'LimitsHidden',
    },
  ],
  anatomy: [
    ['Label', 'above; visible unless `hideLabel`', 'label'],
    [
      'Input',
      '48 px tall: day, month and year, each of which can be typed; with `withTime` hours and minutes too. The browser draws them, and the calendar button at the end; here an English one, whose 12/24/2026 is 24 December',
      'input',
    ],
    ['Error', 'optional: which days there are; a success stands in the same place', 'p[id$="-error"] > span'],
    ['Hint', 'optional: the limits', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Day', 'Empty', 'WithTime', 'WithError', 'Accepted', 'Disabled', 'ReadOnly', 'HiddenLabel', 'LongText'],
  narrow: {
    story: 'Period',
    notes: [
      'A press on the field opens the picker of the system, which is as large as a finger needs.',
      'The field is as wide as its column. The layout of a period is yours: these two stand below each other where each would have less than 140 px.',
      'The text of 16 px keeps phones from zooming in.',
    ],
  },
  writing: [
    { rule: 'The label says what happens on the day.', good: 'Доставить не\u00a0раньше', bad: 'Дата' },
    {
      rule: 'The hint names the limits as people say them, not as the field shows them.',
      good: 'С\u00a029\u00a0ноября по\u00a020\u00a0декабря',
      bad: 'min\u00a02026-11-29, max\u00a02026-12-20',
    },
    { rule: 'The error says which days there are.', good: 'Доставляем с\u00a029\u00a0ноября', bad: 'Неверная дата' },
    { rule: 'No format in label or hint: it depends on the device.', good: 'Дата рождения', bad: 'Дата рождения (ДД.ММ.ГГГГ)' },
  ],
  keyboard: [
    ['Tab', 'moves through day, month and year, then to the calendar button, which some browsers skip'],
    ['← →', 'move between day, month and year'],
    ['Digits', 'fill the part and move on'],
    ['↑ ↓', 'change the part that has the focus'],
    ['Backspace, Delete', 'clear the part; the field is empty until every part is there'],
    ['Space', 'opens the calendar in most browsers of a computer; in the others the button does'],
    ['Escape', 'closes the calendar without a choice'],
    ['Enter', 'submits the form'],
  ],
  screenReader: [
    'The field: label, value, then error and hint; its parts are spin buttons, named day, month and year by the browser.',
    'The button at the end is named by the browser too, in its language: «Show date picker» in English Chrome.',
    'An error that appears is announced politely, and the field is invalid.',
    'Your part: set `autoComplete="bday"` for the birthday of the reader, and check the limits on the server as well, because they can be typed past.',
  ],
  language: [
    'Order of the parts, 12 or 24 hours and the first day of the week follow browser and device, not `LocaleProvider`: 02.12.2026 and 18:00 for most readers in Russia, 12/02/2026 and 06:00 PM in the English browser of these pictures.',
    '`value`, `min`, `max` and what the form submits are the same in every language: `2026-12-02`, with the time `2026-12-02T18:00`.',
    'Neither has a time zone: it is the clock of the reader. Add the zone of the shop or of the reader where the moment matters.',
    'Dates in your hint and error are texts: write them by `Intl.DateTimeFormat` in the `language` of `LocaleProvider`.',
    'A longer translation wraps in label, hint and error.',
  ],
  related: {
    RadioGroup: 'a few days',
    ChoiceCards: 'days with a price',
    Select: 'a month or a year',
    TextField: 'a rough date',
    Countdown: 'the time that is left, to be read',
  },
};
