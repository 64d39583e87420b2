import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'What the programme gives, on its page and on the home page.',
    'In the account: the level of the shopper, the distance to the next, and what bonuses may pay.',
  ],
  avoid: [
    'Other comparisons: take Table.',
    'A tariff to choose: take ChoiceCards.',
    'Progress of a task: take Progress.',
    'The bonuses of an account: write them as Text.',
  ],
  comparisons: [
    {
      rule: 'The distance is a sum that the shopper can spend. A percentage of an unknown whole says nothing.',
      good: 'DistanceAsSum',
      bad: 'DistanceAsShare',
    },
    {
      rule: 'In the account the table says where its reader stands, by `current` and `spent`. A bare one makes people look for their own sum.',
      good: 'PlaceTold',
      bad: 'PlaceHidden',
    },
  ],
  anatomy: [
    [
      'Distance',
      'with `spent`: what remains to the next level, and a bar from nothing to its threshold; at the last level only a sentence',
      'p',
    ],
    ['Head', 'names of the columns, visible with `withChargeOff`', 'thead tr'],
    ['Level', 'its name, from the lowest to the highest', 'tbody tr:first-child th'],
    ['Own level', 'of `current`: a thicker line above its row, and «ваш уровень»', 'tr[aria-current] small'],
    ['Threshold', 'what one has spent to reach it', 'tbody tr:last-child td:nth-of-type(1)'],
    ['Share of bonuses', 'optional: what they may pay of an order', 'tbody tr:last-child td:nth-of-type(2)'],
    ['Cashback', 'what a purchase brings', 'tbody tr:last-child td:nth-of-type(3)'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Levels', 'Own', 'Highest', 'OwnLevels', 'OnStage'],
  narrow: {
    story: 'Narrow',
    notes: [
      'All columns stay visible at 320 px; nothing scrolls.',
      '«с первой покупки» wraps in its cell, below 340 px «ваш уровень» too. Sums stay in one piece; a name of two words wraps, a long word makes the table wider.',
    ],
  },
  writing: [
    { rule: 'A level is a name, the same in every language.', good: 'Silver', bad: 'Серебряный уровень №2' },
    {
      rule: 'A threshold is a round sum that one remembers; the kit writes «от» before it.',
      good: 'от\u00a0150\u00a0000\u00a0₽',
      bad: 'от\u00a0149\u00a0990\u00a0₽',
    },
    {
      rule: 'The heading above it, which is yours, says what the levels give, in a number.',
      good: 'Кешбэк до\u00a010\u00a0%',
      bad: 'Ещё больше выгоды',
    },
  ],
  keyboard: { none: 'It takes no focus: nothing in it is pressed and nothing scrolls.' },
  screenReader: [
    '«Уровни программы лояльности, таблица»; cells are read with the headers of row and column, also where the head is hidden.',
    'The own row is current and says «ваш уровень».',
    'The bar: «Путь к уровню Gold, осталось 41\u00a0600\u00a0₽».',
    'Your part: a heading above it, because the title of the table is hidden.',
  ],
  language: [
    'Sums and per cent follow the language and the currency: «150\u00a0000\u00a0₽», «7\u00a0%».',
    'Headers and sentences are of the kit, names of levels come from you.',
    'Longer headers wrap in their cells.',
    '`requiredSpentAmount` and `spent` count minor units of the currency: kopecks, cents.',
  ],
  related: {
    Progress: 'how far a task has come',
    Table: 'other data in rows and columns',
    BonusSlider: 'spends the bonuses that a level brings',
    OrderSummary: 'says how many bonuses an order brings',
  },
};
