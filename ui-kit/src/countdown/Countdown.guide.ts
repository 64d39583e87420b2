import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Time in which something can still be done: an order can be paid, a code can be entered.',
    'Time until something can be done again: a new code.',
  ],
  avoid: [
    'Pressure to buy: the shop has no false hurry. Write the end of a sale as a date.',
    'An hour and more, days and dates: write the time of day or the date as Text.',
    'A wait whose end is not known: take Progress without a value.',
  ],
  comparisons: [
    { rule: 'A sentence says what happens at the end. A clock alone only hurries.', good: 'InSentence', bad: 'Alone' },
    {
      rule: 'The end is real: a code expires, a pair is held. A discount that begins again at zero is found out.',
      good: 'RealEnd',
      bad: 'InventedHurry',
    },
  ],
  anatomy: [
    ['Sentence', 'yours: what happens at the end', 'p'],
    ['Time', 'minutes and seconds, figures of equal width', '[role=timer]'],
  ],
  stateStories: ['InSentence', 'NewCode', 'LongSentence', 'Over'],
  narrow: {
    story: 'LongSentence',
    notes: ['Figures are of equal width, so that the line does not move each second.', 'The sentence wraps; the time never breaks inside.'],
  },
  writing: [
    {
      rule: 'The verb says what is still possible, or will be.',
      good: 'Отправить код ещё раз можно через 0:57',
      bad: 'Повтор: 0:57',
    },
    { rule: 'No unit after the time.', good: 'ещё 24:10', bad: 'ещё 24:10 минут' },
    { rule: 'From an hour on write the time of day.', good: 'до 18:30', bad: '3:34:59' },
    { rule: 'At the end say what has happened and what is possible now.', good: 'Код больше не действует. Отправить новый', bad: '0:00' },
  ],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: [
    'A timer, which is read where it stands: «24:10». Its seconds are not announced.',
    'Announced when 60, 30, 10, 5 or 1 minutes, 30 or 10 seconds are left: «Осталось: 1\u00a0минута». A page that opens less than five seconds later says it, too.',
    'Inside a `role="status"` an announcement may be read with all that the status holds.',
    'Your part: at `onEnd` change the text or offer the action, and announce that, by a `role="status"` that has been there before.',
    'Your part: let the shopper have more time, such as by a new code, or say before it begins that there is none.',
  ],
  language: [
    'Minutes and seconds have their plural: 1\u00a0минута, 2\u00a0минуты, 5\u00a0минут.',
    'The figures are m:ss in every language. From an hour on, which it is not made for, they are h:mm:ss.',
    'The sentence comes from you, with the time wherever the language puts it.',
  ],
  related: {
    AuthForm: 'has one before a new code',
    ResultPanel: 'says what follows when the time has passed',
    Progress: 'a share instead of a time',
    Text: 'the time of day, or a date',
  },
};
