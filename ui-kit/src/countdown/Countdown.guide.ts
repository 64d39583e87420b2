import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Time in which something can still be done: a new code, a payment.'],
  avoid: ['Pressure to buy: the shop has no false hurry.', 'Days and dates: write the date.'],
  anatomy: [
    ['Time', 'minutes and seconds, tabular figures'],
    ['End', 'the moment calls `onEnd`, and the text is replaced'],
  ],
  states: ['Ended', 'ResendCode', 'WithoutNow'],
  writing: [{ rule: 'Say what happens at the end.', good: 'Отправить ещё раз можно через 0:42', bad: 'Осталось 0:42' }],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: ['A timer that is announced at a few marks only, such as one minute.'],
  related: { AuthForm: 'a new code', ResultPanel: 'when the time has passed' },
};
