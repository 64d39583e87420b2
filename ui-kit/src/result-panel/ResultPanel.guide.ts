import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The outcome of a step that people waited for: `success` for paid, `declined` for what did not happen.',
    '`waiting` while somebody else decides: the bank, a manager.',
    'Words tell the outcomes apart, not colour: `success` and `declined` look alike, `waiting` has a spinner.',
  ],
  avoid: ['Small results: take Toaster.', 'Empty lists: take EmptyState.', 'A request that failed: take NoSignal.'],
  comparisons: [
    {
      rule: 'The title says the fact, the text what follows and when. A word of thanks may stand before the fact, never in its place; no exclamation marks.',
      good: 'FactFirst',
      bad: 'ThanksFirst',
    },
    {
      rule: 'One next step is in front. Three buttons of one weight leave the choice to chance.',
      good: 'FactFirst',
      bad: 'ThreeWays',
    },
  ],
  anatomy: [
    ['Overline', 'optional: of what, as the number of the order', 'section p'],
    ['Title', 'what has happened', 'h1'],
    ['Waiting line', 'of `waiting` only: a spinner, and how long it takes', 'h1 + p'],
    ['Content', 'what follows and when', 'h1 + p + p'],
    [
      'Actions',
      'the next step as a large button, `solid`, or `line` while there is nothing to do but wait; beside it the rest as text',
      'section button',
    ],
    ['Cashback', 'optional, of what is paid: the bonuses that the order will earn', 'section > div > div:last-child > p'],
    ['Aside', 'optional: the order', 'section section'],
  ],
  anatomyStory: 'Parts',
  states: ['Outcome', 'Pending', 'Refused', 'Late', 'Short'],
  wideStates: ['Outcome', 'Pending', 'Refused', 'Late'],
  narrow: {
    notes: ['Below 1024 px the order stands below the outcome; actions take the width that they need and wrap.'],
  },
  writing: [
    { rule: 'A failure says what did not happen.', good: 'Банк отклонил платёж, деньги не списаны.', bad: 'Ошибка оплаты' },
    { rule: 'Who waits learns how long.', good: 'Обычно это две минуты. Страница обновится сама.', bad: 'Пожалуйста, подождите' },
    { rule: 'The main action names the next step, and its sum if it costs.', good: 'Оплатить 18\u00a0420\u00a0₽', bad: 'Продолжить' },
  ],
  keyboard: [
    ['Tab', 'moves to the actions, then to the order beside it'],
    ['Enter', 'follows a link or presses a button'],
  ],
  screenReader: [
    'A region named by its title, which is the heading of the page.',
    'With `announced` a result that comes later is a status, read in a pause. Waiting is one unless `announced={false}`, for a page that loads with it.',
    'The sign of waiting is hidden, its text is read.',
    'Your part: the title of the document says the same.',
  ],
  language: [
    'All texts but those of the cashback come from you; bonuses have their plural.',
    'Dates and sums in texts are formatted by you: 24\u00a0ноября, 18\u00a0420\u00a0₽. Free delivery is a word, not 0\u00a0₽: `deliveryText="Бесплатно"` of the OrderSummary, as in the picture.',
    'Longer texts wrap.',
  ],
  related: {
    Toaster: 'a short message',
    Stepper: 'the stages that follow',
    OrderSummary: 'beside it',
    Countdown: 'the time for which goods are held, as a clock that runs, in the text of `declined`',
    EmptyState: 'an empty list',
  },
};
