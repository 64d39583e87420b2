import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Stages of an order, done and to come, with dates and with what happened in each.',
    'Two to five steps of a checkout; those that are done can be links back.',
  ],
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
    {
      rule: 'A few steps, and what happens within one as its entries. A flat list of everything hides how far the order is.',
      good: 'GroupedEntries',
      bad: 'FlatEntries',
    },
  ],
  anatomy: [
    ['Title', 'of the step; muted while it is to come, a link if it is done and has `href`', '.step-head p'],
    ['Date', 'optional, of a step or an entry: when it was, or about when it will be', '.step-head time'],
    ['Entry', 'optional: what happened within a step', 'ol ol li > span'],
    [
      'Mark and line',
      'a filled dot for what is done, one in a ring for the current step, an outlined one for what is to come; the line after a step that is done has the colour of its dot',
      'ol > [data-state=current]',
    ],
  ],
  anatomyStory: 'WithEntries',
  stateStories: ['Stages', 'Delivered', 'Checkout', 'WithEntries', 'JustBegun', 'LongText'],
  pressable: { Link: 'a' },
  pressableStory: 'Checkout',
  statesInOwnRow: ['Stages', 'Delivered', 'Checkout'],
  narrow: {
    story: 'Delivered',
    notes: [
      '`auto` is a column, and a row once the place of the stepper, not the window, is 880 px wide.',
      'Titles and entries wrap. A link is as tall as its line, 20 px, so give steps that are links `vertical` or room around them.',
    ],
  },
  writing: [
    {
      rule: 'An entry is a state by its name, with the moment at which it began or until which it lasts.',
      good: 'Выкуплен у\u00a0продавца · 11\u00a0нояб., 10:40',
      bad: 'Подэтап\u00a02 завершён',
    },
    {
      rule: 'Titles of steps are nouns, one to three words; entries may be longer.',
      good: 'Доставка',
      bad: 'Сейчас мы\u00a0доставляем ваш заказ',
    },
    { rule: 'A date is as exact as it is known.', good: 'около 28\u00a0нояб.', bad: '28.11.2026 00:00' },
    {
      rule: 'What the reader has to do stands beside the stepper, in a sentence with a button; a step only has its time.',
      good: 'Оформление · до\u00a014:32',
      bad: 'Оплатите заказ до\u00a014:32!',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the completed steps that are links; there is no other stop'],
    ['Enter', 'on a link: opens the step'],
  ],
  screenReader: [
    'A list named by `label`; entries are a list inside their step.',
    'Each title begins with hidden words: «Пройдено:», «Сейчас:», «Впереди:». The current step is `aria-current="step"`.',
    'Marks and lines are decoration and are not read.',
    'Your part: announce a change of state, such as in a status with the new step, because the list is no live region.',
  ],
  language: [
    'Dates are your texts: format them by the `language` of `LocaleProvider`, and give the same date to `dateTime` in ISO 8601.',
    'The hidden words come from the texts below.',
    'A longer translation wraps. It does not turn a row into a column: `auto` looks only at the width of its place, 880 px, whatever the size of the text.',
  ],
  related: {
    Progress: 'a share of one operation, without named steps',
    StatusBadge: 'the current state alone, such as in a list of orders',
    Breadcrumbs: 'where a page is in the site',
    Tabs: 'views in any order',
  },
};
