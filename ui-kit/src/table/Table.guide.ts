import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { 'Head that sorts': 'thead th:not([aria-sort]) button', 'Sorted head': 'thead th[aria-sort] button' },
  pressableStory: 'Sorted',
  use: [
    'Data that are compared in rows and columns: levels, orders, sums.',
    'Lists for the staff, sorted by a column.',
    'More rows than a screen has: with `maxHeight` they scroll below the head.',
  ],
  avoid: [
    'Layout: take Grid or Stack.',
    'Sizes of goods: take SizeGuide, which knows their systems and marks the own size.',
    'Name and value in pairs: use a `<dl>`, whose terms and values Text makes by `as`.',
    'Products: take ProductGrid.',
    'Pages of rows: it has none, put Pagination below.',
    'Rows that still load: take Skeleton in its place.',
    'Choosing rows, a row of totals, columns of a set width, rows that open: it has none of these.',
  ],
  comparisons: [
    {
      rule: 'Units stand in the head and figures at the end of their cells, so that the eye compares the digits and nothing else.',
      good: 'UnitsInHead',
      bad: 'UnitsInCells',
    },
    {
      rule: 'The first column names the row. On a phone it is what one sees first; it scrolls away with the others, so few columns are better than many.',
      good: 'AllParts',
      bad: 'NumberLast',
    },
  ],
  anatomy: [
    ['Caption', 'names the table and its region; may be hidden', 'caption'],
    ['Head', 'names of the columns, grey; with `maxHeight` it stays, while the caption scrolls away', 'thead th:first-child'],
    [
      'Sort button',
      'in the head of a `sortable` column; black while the rows are sorted by it and under a pointer, grey again while it is pressed. The arrow points up for ascending, else down',
      'thead th:nth-child(2) button',
    ],
    ['Row header', 'optional, the first cell of each row', 'tbody tr:last-child th'],
    ['Figures', 'at the end of a `numeric` column, of equal width', 'tbody tr:last-child td:nth-child(2)'],
    ['Region', 'around the table: scrolls when that is wider than its place or longer than `maxHeight`', 'section'],
    ['Strip with an arrow', 'at the visible end while there are columns beyond it', 'section > table ~ *'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['Levels', 'Sorted', 'SortedDown', 'StickyHead', 'WithLinks', 'LongText', 'Narrow', 'HiddenCaption', 'Empty'],
  statesInOwnRow: ['Levels', 'Sorted', 'SortedDown', 'StickyHead', 'WithLinks', 'LongText'],
  narrow: {
    story: 'Narrow',
    notes: [
      'It scrolls sideways in its own region, never the page.',
      'A strip with an arrow says that there are more columns, and goes when the last one is in sight.',
      'Put what identifies a row into the first column, and at most four columns on a phone: the first one scrolls away too.',
      'Heads that sort are 44 px tall. With a mouse and `data-density="desk"` they are 32 px tall, rows 34 px, and the text has 13 px.',
    ],
  },
  writing: [
    { rule: 'The caption is a noun that says what is compared.', good: 'Уровни программы лояльности', bad: 'Таблица 1' },
    {
      rule: 'Heads are a few words with the unit, without a full stop.',
      good: 'Покупки от, ₽',
      bad: 'Сумма покупок, начиная с которой действует уровень.',
    },
    {
      rule: '`empty` says what will be here. Without it the table says only «Пока пусто».',
      good: 'Здесь появятся начисления и списания',
      bad: 'Нет данных',
    },
    {
      rule: 'A value that is missing is a dash: an empty cell looks like an error, and an abbreviation has to be known.',
      good: '—',
      bad: 'н/д',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the region, also where nothing scrolls, then to the heads that sort and to what cells hold'],
    ['← →, ↑ ↓', 'scroll the region, where there is more of it'],
    ['Page Up, Page Down, Home, End', 'scroll it by a page or to its ends, with `maxHeight`'],
    ['Enter, Space', 'on the head of a column sorts by it, and again the other way round'],
  ],
  screenReader: [
    '«Заказы, таблица», its number of rows and columns; cells are read with the headers of their row and column.',
    'The head of the sorted column: «Сумма, кнопка, по убыванию».',
    'The region has the name of the caption, so that those who scroll it by keys know what it is.',
    'The strip is hidden from screen readers, which read the columns beyond it too.',
    'Your part: `rowHeaders` where the first cell names its row, and rows in the order that `sort` says.',
  ],
  language: [
    'Numbers and dates in cells are texts that you format for the language: «24 990», «24,990».',
    'Longer heads wrap; figures never do.',
  ],
  related: {
    SizeGuide: 'sizes in several systems',
    Grid: 'columns without comparing',
    Prose: 'tables of an article',
    EmptyState: 'a page without content',
    Pagination: 'pages of rows, below it',
    Skeleton: 'the place of rows that load',
  },
};
