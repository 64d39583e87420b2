import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The outcome of a step that people waited for: paid, declined, waiting for the bank.'],
  avoid: ['Small results: take Toaster.', 'Empty lists: take EmptyState.'],
  anatomy: [
    ['Title', 'what has happened'],
    ['Content', 'what follows and when'],
    ['Cashback or aside', 'what was gained'],
    ['Actions', 'what can be done now'],
  ],
  states: ['Waiting', 'Declined', 'Late', 'Short'],
  writing: [
    {
      rule: 'First the fact, then the date of what follows.',
      good: 'Заказ оплачен. Соберём до 2 декабря',
      bad: 'Спасибо за покупку! Ваш платёж обрабатывается',
    },
  ],
  keyboard: [['Tab', 'moves to the actions']],
  screenReader: ['A region named by the title; a result that comes later is announced.'],
  related: { Toaster: 'a short message', Stepper: 'the stages that follow' },
};
