import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Data that are compared in rows and columns.'],
  avoid: ['Layout: take CSS grid.', 'Sizes of goods: take SizeGuide.', 'Name and value in pairs: use a description list.'],
  anatomy: [
    ['Caption', 'names the table; may be hidden'],
    ['Header row', 'names of columns'],
    ['Row headers', 'the first cell of each row'],
    ['Region', 'scrolls when the table is wider than the screen'],
  ],
  states: ['Narrow', 'HiddenCaption', 'Empty', 'LongText'],
  writing: [{ rule: 'Units stand in the header, not in every cell.', good: 'Длина, см', bad: '27 см' }],
  keyboard: [
    ['Tab', 'moves to the region if it scrolls'],
    ['← →', 'scroll it'],
  ],
  screenReader: ['Caption, number of rows and columns; cells are read with their headers.'],
  related: { SizeGuide: 'sizes in several systems', Prose: 'tables of an article' },
};
