import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Sizes of one kind of goods in several systems, with how to measure: in a Dialog from the page of a product.',
    'Several grids behind tabs where a brand has its own for women, men and children.',
  ],
  avoid: [
    'Choosing a size: take SizePicker.',
    'Other measures, such as a chest, a ring or S, M, L: it has EU, UK, US, the length of a foot and the height of a body only. Take Table.',
    'Advice in words alone: take Prose.',
  ],
  comparisons: [
    {
      rule: 'Only columns by which one chooses: the systems on the boxes of these goods, and a length. A column with the same value in each row hides the others.',
      good: 'KnownSystems',
      bad: 'EveryValue',
    },
    {
      rule: 'Women, men and children have a grid each, behind tabs. In one table for all most rows have dashes.',
      good: 'GridForEach',
      bad: 'OneForAll',
    },
  ],
  anatomy: [
    ['Tabs', 'where there are several grids', '[role=tablist]'],
    ['Head', 'EU, and the other systems that the rows have', 'thead tr'],
    ['Size', 'a row; what it has no equivalent of is a dash', 'tbody tr:nth-child(1)'],
    ['Own size', 'optional: on a ground, and named in words for screen readers', 'tbody tr:nth-child(2)'],
    [
      'Advice',
      'how to measure, at least 200 px wide. By default a foot; for other goods pass your own `advice`, or `null` for none',
      'svg[viewBox="0 0 120 150"]',
    ],
  ],
  anatomyStory: 'Several',
  states: ['Shoes', 'Several', 'OwnAdvice', 'WithoutAdvice', 'Empty', 'InDialog'],
  wideStates: ['Shoes', 'Several', 'OwnAdvice'],
  narrow: {
    story: 'Shoes',
    notes: [
      'The advice stands below the table, with its drawing, in each place narrower than 660 px: also in a small or a medium Dialog.',
      'The table scrolls in its own region when it is wider than its place.',
      'Tabs are 44 px tall; where they do not fit, their row scrolls.',
    ],
  },
  writing: [
    {
      rule: 'Advice says what to do, step by step.',
      good: 'Встаньте на лист бумаги, отметьте пятку и самый длинный палец.',
      bad: 'Необходимо произвести замер стопы',
    },
    { rule: 'The label of a grid says whom it is for.', good: 'Женские', bad: 'Таблица 2' },
    { rule: 'An empty grid says so, without a promise.', good: 'Размеры этой модели пока не внесены', bad: 'Скоро будет' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves to the selected tab, its panel and the table; with one grid to the table alone'],
    ['← →', 'on a tab: selects the next or the previous grid; on a table that is wider than its place: scrolls it'],
    ['Home, End', 'on a tab: selects the first or the last grid'],
  ],
  screenReader: [
    '«Женские: таблица размеров»: cells are read with their system and their size.',
    'The own row: «38, ваш выбор».',
    'Tabs «Чьи размеры» name the grid; the drawing is decoration.',
    'Your part: `current`, so that the own row says so, and a Dialog with a title around it.',
  ],
  language: [
    'EU, UK and US stay as they are; «см», «Рост, см» and the advice about feet are texts of the kit.',
    'Numbers come from you with the decimal sign of the language: 25,5, 25.5.',
    'Heads wrap, and the table scrolls where that is not enough.',
  ],
  unusedTexts: ['table.empty'],
  related: {
    SizePicker: 'chooses a size, and has a place for the button that opens this',
    Dialog: 'where it stands, `large` for table and advice side by side',
    Table: 'other measures and data',
    Tabs: 'other views',
  },
};
