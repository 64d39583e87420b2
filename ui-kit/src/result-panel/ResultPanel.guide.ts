import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The outcome of a step that people waited for: `success` for paid, `declined` for what did not happen.',
    '`waiting` while somebody else decides: the bank, a manager.',
  ],
  avoid: ['Small results: take Toaster.', 'Empty lists: take EmptyState.', 'A request that failed: take NoSignal.'],
  comparisons: [
    {
      rule: 'The title says the fact, the text what follows and when. Thanks and exclamation marks instead hide both.',
      good: 'FactFirst',
      bad: 'ThanksFirst',
    },
  ],
  anatomy: [
    ['Overline', 'optional: of what, as the number of the order', 'section p'],
    ['Title', 'what has happened', 'h1'],
    ['Content', 'what follows and when', 'h1 + p'],
    ['Actions', 'what can be done now, the main one first', 'section a'],
    ['Cashback', 'optional: what was gained', 'section > div > div:last-child > p'],
    ['Aside', 'optional: the order', 'section section'],
  ],
  states: ['Paid', 'Waiting', 'Declined', 'Late', 'Short'],
  wideStates: ['Paid', 'Waiting', 'Declined', 'Late'],
  narrow: {
    notes: ['Below 1024 px the order stands below the outcome; actions take the width that they need and wrap.'],
  },
  writing: [
    { rule: 'A failure says what did not happen.', good: 'Банк отклонил платёж, деньги не списаны.', bad: 'Ошибка оплаты' },
    { rule: 'Who waits learns how long.', good: 'Обычно это две минуты. Страница обновится сама.', bad: 'Пожалуйста, подождите' },
    { rule: 'The main action is the next step.', good: 'Следить за заказом', bad: 'На главную' },
  ],
  keyboard: [
    ['Tab', 'moves to the actions, then to the order beside it'],
    ['Enter', 'follows a link or presses a button'],
  ],
  screenReader: [
    'A region named by its title, which is the heading of the page.',
    'With `announced` a result that comes later is a status, read in a pause; waiting always is.',
    'The sign of waiting is hidden, its text is read.',
    'Your part: the title of the document says the same.',
  ],
  language: [
    'All texts but those of the cashback come from you; bonuses have their plural.',
    'Dates and sums in texts are formatted by you: 24 ноября, 18 420 ₽.',
    'Longer texts wrap.',
  ],
  related: { Toaster: 'a short message', Stepper: 'the stages that follow', OrderSummary: 'beside it', EmptyState: 'an empty list' },
};
