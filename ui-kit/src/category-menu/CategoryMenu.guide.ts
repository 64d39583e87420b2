import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Category: 'li:nth-child(3) > a' },
  use: [
    'The categories of the shop in its header (`row`), with a panel of their second level where there are many.',
    'The same categories in the drawer of a phone or beside a listing (`side`), and as the content of a home page (`index`).',
    'One category is red in every layout, that of the lowest price: `accentSlug`.',
  ],
  avoid: [
    'Filters of a listing: take FilterPanel.',
    'Links of the account or the footer: take a list of Link.',
    'Actions on one object: take Menu. Views of one page: take Tabs.',
  ],
  comparisons: [
    { rule: 'Nouns in the plural, one or two words, so that the row is read at a glance and fits.', good: 'ShortNames', bad: 'Sentences' },
    {
      rule: 'Only what is sold stands here. Delivery, shops and contacts are links of the service line of Header.',
      good: 'GoodsOnly',
      bad: 'WithServices',
    },
  ],
  anatomy: [
    ['Category', 'a link in the row, which scrolls when it does not fit', 'li:first-child > a > span'],
    ['Current category', 'underlined, and marked for screen readers', '[aria-current] > span'],
    ['Panel', 'optional second level in groups, with a picture if there is one; opens under a mouse', 'details[open] ~ [data-panel]'],
    ['Group', 'links of one kind, with a name', 'details[open] ~ [data-panel] p'],
  ],
  anatomyStory: 'PanelOpen',
  stateStories: ['RowWithAll', 'PanelOpen', 'NarrowRow', 'OtherAccent', 'Side', 'SideFolds', 'Index', 'LongNames'],
  statesInOwnRow: ['RowWithAll', 'PanelOpen', 'OtherAccent', 'Index', 'LongNames'],
  narrow: {
    story: 'SideFolds',
    notes: [
      'In the drawer of a phone the categories stand below each other (`side`), each 48 px tall; one is unfolded at a time. The whole catalogue and the search are left out there: place them yourself.',
      '`index` has no picture below 1024 px, and its names are 28 px instead of 48 px.',
      'The row scrolls under a finger, and by a button at each end that hides names. A tap follows the link of a category and opens no panel.',
    ],
  },
  writing: [
    { rule: 'Groups of a panel are named by a question word or a noun.', good: 'Кому · Виды · Бренды', bad: 'Выберите подходящий раздел' },
    {
      rule: 'A category has one name: in the row, in the drawer and above its listing.',
      good: 'Сумки',
      bad: 'Сумки и\u00a0рюкзаки для\u00a0города',
    },
    { rule: 'The link to a whole category says so.', good: 'Смотреть все', bad: 'Кроссовки (1)' },
  ],
  keyboard: [
    [
      'Tab',
      'moves between categories, and to the button of each panel; that button is seen only while it has the focus. Shift+Tab goes back',
    ],
    ['Enter', 'opens the category'],
    ['Enter, Space', 'on that button: open and close the panel; in `side` on a category with groups: unfold it'],
    ['Escape', 'closes the panel; the focus goes to its button'],
  ],
  screenReader: [
    'A navigation «Каталог», or your `label`, with nested lists: «Кроссовки, ссылка, текущая страница».',
    'The button of a panel: «Показать раздел: Обувь», expanded or collapsed; groups are lists with names. In `side` a category with groups is a button itself, and the first link under it is «Смотреть все».',
    'Scroll buttons are skipped, because the focus scrolls the row.',
    'Your part: `path`. The current category is the one whose address by `getHref` it is, or is below; without `path` none is marked.',
  ],
  language: [
    'Names come from you; a longer translation makes the row scroll.',
    'Numbers of `index` are grouped by the `language` of `LocaleProvider`: 1 284, 1,284. Names are sorted by `position`, not by alphabet.',
  ],
  related: {
    Header: 'where the row stands',
    Breadcrumbs: 'the way back up',
    Drawer: 'where it stands on a phone',
    FilterPanel: 'narrows a category',
    Picture: 'the pictures of `index`, by their keys',
    Link: 'one address',
  },
};
