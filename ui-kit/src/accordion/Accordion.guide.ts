import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Title: 'summary' },
  use: [
    'Questions and answers, care, composition: parts that some readers need and others skip.',
    'Long pages on a phone, where people look through the titles before they open a part.',
  ],
  avoid: [
    'Content that most readers need: show it.',
    'Several views, one at a time: take Tabs.',
    'Navigation: take CategoryMenu.',
    'A single part: take a link to a page, or show it.',
    'An empty part: leave it out, because a title cannot be disabled.',
    'Details beside a control: take Popover.',
  ],
  comparisons: [
    {
      rule: 'The title says what is inside, in the words of the shopper. Words of the office are skipped.',
      good: 'AsQuestion',
      bad: 'AsChapter',
    },
    {
      rule: 'Show on the page what most readers came for. The accordion has the rest.',
      good: 'TermsInPage',
      bad: 'TermsInPart',
    },
  ],
  anatomy: [
    ['Title', 'a heading inside the button, 16 px: text, without links', 'summary h3'],
    ['Plus', 'turns into a cross while the part is open', 'summary svg'],
    ['Content', 'stays in the page while closed; at most `60ch` wide, some 70 letters', 'details[open] > div'],
    ['Part', 'a title with its content, between two hairlines', 'details[open]'],
  ],
  stateStories: ['Several', 'Closed', 'Single', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'A title is at least 52 px tall and wraps; the plus stays at its end, in the middle of its lines.',
      'A press anywhere in the row of the title opens or closes the part.',
    ],
  },
  writing: [
    {
      rule: 'The answer begins with the answer.',
      good: 'Принесите его в любой пункт выдачи за 14 дней.',
      bad: 'Согласно правилам нашего магазина…',
    },
    {
      rule: 'Titles of one list have one form: all questions, or all nouns.',
      good: 'Состав · Уход · Доставка',
      bad: 'Состав · Как ухаживать? · О доставке',
    },
    {
      rule: 'A title of up to 25 letters stays in one line on a phone of 320 px.',
      good: 'Состав и уход',
      bad: 'Подробная информация о составе изделия и уходе за ним',
    },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move from title to title, and through the links and fields of an open part'],
    ['Enter, Space', 'open or close the part'],
    ['Ctrl+F', 'opens the part that has a match, in browsers that search closed parts, such as Chrome'],
  ],
  screenReader: [
    'A title is the `summary` of a `details`, expanded or collapsed. A reader may say «Сколько стоит курьер?, кнопка, развёрнуто». It contains a heading, which not every browser exposes there.',
    'Closed content is hidden.',
    'With `single` the part that closes is not announced; the focus stays on the title.',
    'Your part: a `headingLevel` that fits the outline of the page; it is 3 by default.',
    'Your part: `open` for the part whose `id` follows `#` in the address, as in the example From address. The browser scrolls to it, but leaves it closed.',
  ],
  language: ['Titles and contents come from you; longer translations wrap.', 'A screen reader says open and closed in its own language.'],
  related: {
    Tabs: 'one view at a time',
    Popover: 'details beside the word that they explain',
    Prose: 'articles with questions',
    CategoryMenu: 'navigation that opens',
    FilterPanel: 'filters under titles that open',
  },
};
