import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Sizes of one kind of goods in several systems, with how to measure: in a Dialog from the page of a product.',
    'Several grids behind tabs where a brand has its own for women, men and children.',
  ],
  avoid: ['Choosing a size: take SizePicker.', 'Other data: take Table.', 'Advice in words alone: take Prose.'],
  comparisons: [
    {
      rule: 'Only the systems that shoppers of these goods know, and a length: a column that nobody reads hides the others.',
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
    ['Head', 'the systems that the rows have; a size without an equivalent has a dash there', 'thead tr'],
    ['Own size', 'in bold, and named in words for screen readers', 'tbody tr:nth-child(2)'],
    [
      'Advice',
      'how to measure, by default a foot; for other goods pass your own `advice`, or `null` for none',
      'svg[viewBox="0 0 120 150"]',
    ],
  ],
  anatomyStory: 'Several',
  states: ['Shoes', 'Several', 'OwnAdvice', 'WithoutAdvice', 'Empty'],
  wideStates: ['Shoes', 'Several', 'OwnAdvice', 'WithoutAdvice', 'Empty'],
  narrow: {
    story: 'Several',
    notes: [
      'The table scrolls in its own region when it is wider than the screen.',
      'Below 768 px the advice stands below the table, with its drawing.',
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
    ['Tab', 'moves to the table; with several grids to the chosen tab and its view before'],
    ['← →', 'on a tab: change the grid; on a table that is wider than its place: scroll it'],
  ],
  screenReader: [
    '«Женские: таблица размеров»: cells are read with their system and their size.',
    'The own row: «38, ваш выбор».',
    'Tabs «Чьи размеры» name the grid; the drawing is decoration.',
    'Your part: `current`, the `eu` of the size that is chosen, so that its row says so.',
  ],
  language: [
    'EU, UK and US stay as they are; «см», «Рост, см» and the advice about feet are texts of the kit.',
    'Numbers come from you with the decimal sign of the language: 25,5, 25.5.',
    'A longer advice makes its column longer. Heads wrap, and the table scrolls where that is not enough.',
  ],
  unusedTexts: ['table.empty'],
  related: { SizePicker: 'chooses a size, and opens this', Table: 'other data', Tabs: 'other views', Dialog: 'where it stands' },
};
