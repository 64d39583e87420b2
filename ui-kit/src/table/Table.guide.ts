import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Data that are compared in rows and columns.'],
  avoid: ['Layout: take CSS grid.', 'Sizes of goods: take SizeGuide.', 'Name and value in pairs: use a description list.'],
  comparisons: [{ rule: 'Units stand in the head, figures at the end of their cells.', good: 'UnitsInHead', bad: 'UnitsInCells' }],
  anatomy: [
    ['Caption', 'names the table; may be hidden', 'caption'],
    ['Header row', 'names of columns', 'thead tr'],
    ['Sort button', 'in the head of a `sortable` column; the icon shows the direction'],
    ['Row headers', 'the first cell of each row', 'tbody th'],
    ['Region', 'scrolls when the table is wider than the screen; with `maxHeight` also below its head, which stays', 'table'],
    ['Strip with an arrow', 'at the visible end, while there are columns beyond it'],
  ],
  states: ['Sorted', 'StickyHead', 'Narrow', 'HiddenCaption', 'Empty', 'LongText'],
  narrow: {
    story: 'Narrow',
    notes: ['It scrolls sideways in its own region, never the page.', 'A strip with an arrow says that there are more columns.'],
  },
  writing: [{ rule: 'Units stand in the header, not in every cell.', good: 'Длина, см', bad: '27 см' }],
  keyboard: [
    ['Tab', 'moves to the region if it scrolls'],
    ['← →, ↑ ↓', 'scroll it'],
    ['Enter, Space', 'on the head of a column sorts by it, and again the other way round'],
  ],
  screenReader: [
    'Caption, number of rows and columns; cells are read with their headers.',
    'The head of the sorted column says «по возрастанию» or «по убыванию».',
  ],
  related: { SizeGuide: 'sizes in several systems', Prose: 'tables of an article' },
};
