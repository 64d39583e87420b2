import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Sizes of shoes in several systems, and of clothes that are chosen by height, such as those of children, with advice on measuring: in a Dialog on the page of a product.',
    'Several grids behind tabs, where women, men and children have sizes of their own.',
  ],
  avoid: [
    'Choosing a size: take SizePicker.',
    'Other measures, such as a chest, a ring or S, M, L: it has only EU, UK, US, foot length and body height. Take Table.',
    'Advice without a table: take Prose.',
  ],
  comparisons: [
    {
      rule: 'Only columns that help to choose: the systems on the boxes of these goods, and a length. A column with the same value in each row distracts from the others.',
      good: 'KnownSystems',
      bad: 'EveryValue',
    },
    {
      rule: 'Give women, men and children a grid each, behind tabs. In one table for all, every row has dashes.',
      good: 'GridForEach',
      bad: 'OneForAll',
    },
  ],
  anatomy: [
    ['Tabs', 'where there are several grids: 16 px, weight 500, 44 px tall, 20 px above the table', '[role=tab]'],
    [
      'Head',
      '14 px, in `muted`: EU, and the other systems that the rows have. «см» is the length of the foot, beside the height of the body «Рост, см»',
      'thead th',
    ],
    [
      'Chosen size',
      'optional: its row has the ground `tile`, which reaches 4 px beyond the table at each side, and the weight 600; hidden words say «ваш выбор»',
      'tbody tr:nth-child(2) th',
    ],
    [
      'Size',
      'begins a row of 45 px, with a line in `border` below it: 14 px, weight 500, with 12 px above and below, and 16 px between columns; a missing equivalent is a dash',
      'tbody tr:nth-child(4) th',
    ],
    [
      'Advice',
      'how to measure: a title of 16 px, weight 500, and 14 px, at least 200 px wide, 40 px beside the table or 24 px below it; by default a foot, 120 by 150 px, in `muted`. For other goods pass your own `advice`, or `null` for none',
      'svg[viewBox="0 0 120 150"]',
    ],
  ],
  anatomyStory: 'Several',
  // An enabled tab is selected when it gets the focus, so an unselected tab has no focused state.
  pressable: {
    Tab: { selector: '[role=tab][aria-selected=false]', states: ['hover', 'pressed'] },
    'Selected tab': '[role=tab][aria-selected=true]',
  },
  pressableStory: 'Several',
  stateStories: ['Several', 'OwnAdvice', 'WithoutAdvice', 'Empty', 'InDialog'],
  statesInOwnRow: ['Several', 'OwnAdvice'],
  narrow: {
    story: 'Several',
    notes: [
      'Where there are less than 660 px, also in a small or a medium Dialog, the advice is below the table.',
      'A table that is too wide scrolls in its own region.',
      'Tabs are 44 px tall; their row scrolls where they do not fit.',
    ],
  },
  writing: [
    {
      rule: 'Advice says what to do, step by step.',
      good: 'Встаньте на лист бумаги, отметьте пятку и самый длинный палец.',
      bad: 'Необходимо произвести замер стопы',
    },
    { rule: 'The label of a grid says whom it is for.', good: 'Женские', bad: 'Таблица 2' },
    { rule: 'An empty grid says so, and promises nothing.', good: 'Размеры этой модели пока не внесены', bad: 'Скоро будет' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move to the selected tab, its panel and the table; with one grid, to the table only'],
    ['← →', 'on a tab: select the previous or the next grid; on a table that is too wide: scroll it'],
    ['Home, End', 'on a tab: select the first or the last grid'],
  ],
  screenReader: [
    'A `table` named «Женские: таблица размеров», with headers for columns and rows, so that readers can say the system and the size of a cell.',
    'The header of the chosen row is «38, ваш выбор».',
    'The list of tabs is named «Чьи размеры»; the drawing is decoration and hidden.',
    'Your part: `current`, which marks the chosen row, and a Dialog with a title around it.',
  ],
  language: [
    'EU, UK and US are the same in every language; «см», «Рост, см» and the advice about feet are texts of the kit.',
    'Sizes are strings: write them with the decimal sign of the language, 25,5 or 25.5.',
    'Long headers wrap; where that is not enough, the table scrolls.',
  ],
  unusedTexts: ['table.empty'],
  related: {
    SizePicker: 'chooses a size; its `guide` is the button that opens this one',
    Dialog: 'contains the guide; `large` has room for table and advice side by side',
    Table: 'other measures and data',
    Tabs: 'views other than tables of sizes',
  },
};
