import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Time in which something can still be done: a new code, a payment.'],
  avoid: ['Pressure to buy: the shop has no false hurry.', 'Days and dates: write the date.'],
  comparisons: [{ rule: 'A sentence says what happens at the end. A clock alone only hurries.', good: 'InSentence', bad: 'Alone' }],
  anatomy: [
    ['Sentence', 'yours: what happens at the end', 'p'],
    ['Time', 'minutes and seconds, figures of equal width', '[role=timer]'],
  ],
  states: ['Ended'],
  narrow: {
    notes: [
      'Figures are of equal width, so that the line does not move each second.',
      'Reduced motion changes nothing: only figures change.',
    ],
  },
  writing: [
    { rule: 'Say what happens at the end.', good: 'Отправить ещё раз можно через 0:42', bad: 'Осталось 0:42' },
    { rule: 'No hurry to buy.', good: 'Держим вещи за вами ещё 24:10', bad: 'Успейте! До конца акции 24:10' },
    { rule: 'From an hour on write the time of day.', good: 'до 18:30', bad: '214:59' },
  ],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: [
    'A timer, which is read when somebody comes to it: «0:42».',
    'Announced at a few marks only: «Осталось: 1 минута».',
    'Your part: at `onEnd` change the text or enable the button, and announce that.',
  ],
  language: [
    'Minutes and seconds have their plural: 1 минута, 2 минуты, 5 минут.',
    'The figures are m:ss in every language.',
    'It counts by the clock of the device; `now` is the time of the server, so that both agree.',
  ],
  related: { AuthForm: 'a new code', ResultPanel: 'when the time has passed', Progress: 'a share instead of a time' },
};
