import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'Cells of equal width, as many as fit: links with pictures, figures of a report.',
    'A number of columns for each width of the screen: two on a phone, four on a wide screen.',
    'The same number at every width: the short fields of an address side by side.',
  ],
  avoid: [
    'Cards of products: take ProductGrid, whose tiles touch and run to the edge of a phone.',
    'Data to compare in rows and columns: take Table.',
    'Parts below one another, or in one line: take Stack.',
  ],
  comparisons: [
    {
      rule: 'Let the width that a cell needs decide, here `minWidth={180}`. A fixed number squeezes the cells on a phone until their words break.',
      good: 'FittingColumns',
      bad: 'FourColumns',
    },
    {
      rule: 'Give two or three short cells, which fit side by side on a phone, their number in `columns`. With `minWidth` the end of the row would stay empty.',
      good: 'NumberOfColumns',
      bad: 'EmptyEnd',
    },
  ],
  anatomy: [
    ['Element', 'a `div`, or the element in `as`', 'ul'],
    ['Cell', 'a child, as tall as its row unless `align` says otherwise', 'li:first-child'],
    ['Gap', 'a step of the scale between columns and rows, 4 (16 px) by default', '[data-gap]'],
  ],
  anatomyStory: 'Gap',
  stateStories: ['AsManyAsFit', 'ByWidth', 'Fixed', 'Aligned'],
  statesInOwnRow: ['AsManyAsFit', 'ByWidth'],
  narrow: {
    notes: [
      'Without `columns` a cell is at least `minWidth` wide, 240 px by default, so that a phone has one column. A few cells do not stretch: the row stays empty after them.',
      'Numbers by width depend on the screen, not on the parent: in a column beside others take `minWidth`. `mobile` is 1 by default.',
      'A cell shrinks with its column, so that a long word in a Text breaks.',
    ],
  },
  writing: { none: 'It has no text of its own.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of the children, row by row.' },
  screenReader: [
    'A `div` has no role and is not announced.',
    '`as="ul"` or `ol` with `li` inside has the role `list`, which Safari would otherwise drop for a list without bullets.',
    'Your part: the order in the code is the order of reading, row by row.',
  ],
  language: ['Cells of a row are as tall as the longest translation; the width of a column does not depend on it.'],
  related: {
    ProductGrid: 'cards of products, which touch',
    Stack: 'parts below one another, or in a row as wide as their content',
    Container: 'the edges of a page',
    Table: 'data in rows and columns',
  },
};
