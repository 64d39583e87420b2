import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Time in which something can still be done: goods held for a payment.', 'Time until something can be done again: a new code.'],
  avoid: [
    'Pressure to buy: the shop has no false hurry. Write the end of a sale as a date.',
    'An hour and more, days and dates: write the time of day or the date as Text.',
    'A wait whose end is not known: take Progress without a value.',
  ],
  comparisons: [
    { rule: 'A sentence says what happens at the end. A clock alone only hurries.', good: 'InSentence', bad: 'Alone' },
    {
      rule: 'A countdown is for an end that is real: a code expires, a pair is held. An offer that begins again at zero is found out.',
      good: 'InSentence',
      bad: 'InventedHurry',
    },
  ],
  anatomy: [
    ['Sentence', 'yours: what happens at the end', 'p'],
    ['Time', 'minutes and seconds, figures of equal width', '[role=timer]'],
  ],
  states: ['InSentence', 'NewCode', 'LongSentence', 'Ended'],
  narrow: {
    story: 'LongSentence',
    notes: ['Figures are of equal width, so that the line does not move each second.', 'The sentence wraps; the time never breaks inside.'],
  },
  writing: [
    { rule: 'No hurry to buy.', good: 'Держим вещи за вами ещё 24:10', bad: 'Успейте! До конца акции 24:10' },
    { rule: 'From an hour on write the time of day.', good: 'до 18:30', bad: '3:34:59' },
  ],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: [
    'A timer, which is read where it stands: «24:10». Its seconds are not announced.',
    'Announced when 60, 30, 10, 5 or 1 minutes, 30 or 10 seconds are left: «Осталось: 1\u00a0минута».',
    'Your part: at `onEnd` change the text or enable the button, and announce that.',
  ],
  language: [
    'Minutes and seconds have their plural: 1\u00a0минута, 2\u00a0минуты, 5\u00a0минут.',
    'The figures are m:ss in every language, and h:mm:ss from an hour on.',
    'The sentence comes from you, with the time wherever the language puts it.',
  ],
  related: {
    AuthForm: 'has one before a new code',
    ResultPanel: 'says what follows when the time has passed',
    Progress: 'a share instead of a time',
  },
};
