import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Stages of an order with dates, done and to come.', 'Steps of the checkout, completed ones as links.'],
  avoid: [
    'A share of something: take Progress.',
    'The position in the site: take Breadcrumbs.',
    'Views of one thing in any order: take Tabs.',
    'A number with plus and minus: take NumberField.',
  ],
  comparisons: [
    {
      rule: 'A step says what happens and when. Numbered stages tell nothing that one could wait for.',
      good: 'NamedSteps',
      bad: 'NumberedSteps',
    },
  ],
  anatomy: [
    ['Title', 'of the step', '.step-head p'],
    ['Date', 'optional: when it was, or about when it will be', '.step-head time'],
    ['Entry', 'optional: what happened within a step', 'ol ol li'],
    ['Mark and line', 'done, current or to come; a row where there is room, else a column', 'ol > [data-state=current]'],
  ],
  anatomyStory: 'Parts',
  states: ['InRow', 'Delivered', 'Checkout', 'JustBegun', 'LongText'],
  wideStates: ['InRow', 'Delivered', 'Checkout'],
  narrow: {
    story: 'Delivered',
    notes: [
      '`auto` is a column on a phone and a row where the entries of each step have room.',
      'Titles and entries wrap. A link has a target of 44 px for fingers.',
    ],
  },
  writing: [
    {
      rule: 'A step that is done is stated in the past, one to come with an estimated date.',
      good: 'Выкуплен у\u00a0продавца · около 28\u00a0ноя',
      bad: 'Этап\u00a03',
    },
    { rule: 'Titles are nouns of a word or two.', good: 'Доставка', bad: 'Сейчас мы\u00a0доставляем ваш заказ' },
    { rule: 'A date is as exact as it is known.', good: 'около 28\u00a0ноя', bad: '28.11.2026 00:00' },
  ],
  keyboard: [
    ['Tab', 'moves to the completed steps that are links; there is no other stop'],
    ['Enter', 'opens the step'],
  ],
  screenReader: [
    'A list named by `label`; entries are a list inside their step.',
    'Each title begins with hidden words: «Пройдено:», «Сейчас:», «Впереди:». The current step is `aria-current="step"`.',
    'Marks and lines are decoration. Your part: announce a change of state, the list is no live region.',
  ],
  language: [
    'Dates are your texts: format them by the `language` of `LocaleProvider`, and give the same date to `dateTime` in ISO 8601.',
    'The hidden words come from the texts below.',
    'A longer translation wraps; where a row has no room for it, `auto` is a column. Widths are in `rem`, so larger text turns earlier.',
  ],
  related: { Progress: 'a share', Breadcrumbs: 'a position', Tabs: 'views in any order' },
};
