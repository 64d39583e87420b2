import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Sizes of one kind of goods in several systems, with how to measure.'],
  avoid: ['Choosing: take SizePicker.', 'Other data: take Table.'],
  anatomy: [
    ['Tabs', 'where there are several grids'],
    ['Table', 'the current size is marked'],
    ['Advice', 'how to measure, below'],
  ],
  states: ['Several', 'WithoutAdvice', 'Empty'],
  writing: [
    {
      rule: 'Advice is one action a sentence.',
      good: 'Поставьте ногу на лист и отметьте пятку и носок.',
      bad: 'Необходимо произвести замер стопы',
    },
  ],
  keyboard: [
    ['← →', 'change the grid'],
    ['Tab', 'moves to the table if it scrolls'],
  ],
  screenReader: ['A table with row and column headers; tabs name the grid.'],
  related: { SizePicker: 'opens it', Table: 'other data' },
};
