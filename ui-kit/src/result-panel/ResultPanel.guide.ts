import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The outcome of a step that people waited for: `success` for paid, `declined` for what did not happen.',
    '`waiting` while somebody else decides: the bank, a manager.',
    'A page or a large part of it. Words tell the outcomes apart, not colour: `success` and `declined` look alike, `waiting` has a spinner.',
  ],
  avoid: [
    'Small results, such as an address that was saved: take Toaster.',
    'A message inside a page that goes on: take Alert.',
    'Empty lists: take EmptyState.',
    'A page that could not be loaded: take NoSignal.',
  ],
  comparisons: [
    {
      rule: 'The title says the fact, the text what follows and when. A word of thanks may stand before the fact, never in its place; no exclamation marks.',
      good: 'FactFirst',
      bad: 'ThanksFirst',
    },
    {
      rule: 'One next step is in front. Three buttons of one weight leave the choice to chance.',
      good: 'OneInFront',
      bad: 'ThreeWays',
    },
  ],
  anatomy: [
    ['Overline', 'optional: what the outcome is of, such as the number of the order', 'section p'],
    ['Title', 'what has happened', 'h1'],
    ['Content', 'what follows and when, in lines of up to `36em`, some 70 letters', 'h1 + p'],
    [
      'Actions',
      'the next step as a large button, `solid`, or `line` while there is nothing to do but wait; beside it the rest as text',
      'a[href="/orders/48377"]',
    ],
    ['Cashback', 'optional, of what is paid: a line with the bonuses that the order will earn', 'section > div > div:last-child > p'],
    ['Aside', 'optional: the order', 'section section'],
    ['Waiting line', 'of `waiting` only, below the title: a spinner, and how long it takes'],
  ],
  stateStories: ['Outcome', 'Pending', 'Refused', 'Late', 'Short'],
  statesInOwnRow: ['Outcome', 'Pending', 'Refused', 'Late'],
  narrow: {
    notes: [
      'From 1024 px on the aside is 400 px wide and stands 80 px beside the outcome; below that it stands under it, 40 px apart.',
      'Actions take the width that they need and wrap.',
    ],
  },
  writing: [
    { rule: 'A failure says what did not happen.', good: 'Банк отклонил платёж, деньги не списаны.', bad: 'Ошибка оплаты' },
    { rule: 'Who waits learns how long.', good: 'Обычно это две минуты. Страница обновится сама.', bad: 'Пожалуйста, подождите' },
    { rule: 'The main action names the next step, and its sum if it costs.', good: 'Оплатить 18\u00a0420\u00a0₽', bad: 'Продолжить' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move to the actions, then to the order beside it'],
    ['Enter', 'follows a link or presses a button'],
    ['Space', 'presses a button'],
  ],
  screenReader: [
    'A region named by its title, which is the heading of the page, or of a part of it with `headingLevel={2}`.',
    'With `announced` its overline, title and text are a status: read when the screen reader has finished what it says. `waiting` is one by default.',
    'A status is announced when it changes, and often not when it comes into the page with its text. Your part: where the outcome changes while the page is open, keep one ResultPanel in it with `announced` in each state, as under Controlled.',
    'The sign of waiting is hidden, its text is read.',
    'A Countdown in the text announces its own marks, such as «Осталось: 1\u00a0минута». Inside a status each mark may have the whole panel read again, so a panel with `announced` names the time of day instead: «до\u00a014:30».',
    'Your part: where the button that was pressed goes, move the focus to the panel when its title has changed: in an effect, not in the handler of the press.',
    'Your part: the title of the document says the same.',
  ],
  language: [
    'All texts but those of the cashback come from you; bonuses have their plural.',
    'Dates and sums in texts are formatted by you: 24\u00a0ноября, 18\u00a0420\u00a0₽. Free delivery is a word, not 0\u00a0₽: `deliveryText="Бесплатно"` of the OrderSummary, as in the picture.',
    'Longer texts wrap.',
  ],
  related: {
    Toaster: 'a short message that goes by itself',
    Alert: 'a message in a page that goes on',
    NoSignal: 'the page could not be loaded',
    EmptyState: 'an empty list',
    Stepper: 'the stages that follow',
    OrderSummary: 'the order, as the aside',
    Countdown: 'the time for which goods are held, as a clock that runs, in the text of a `declined` panel that is not `announced`',
  },
};
