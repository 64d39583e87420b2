import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: ['Cells of equal width: fields of a form side by side, links with pictures, figures of a report.'],
  avoid: [
    'Cards of products: take ProductGrid, whose tiles touch and run to the edge of a phone.',
    'Data that are compared in rows and columns: take Table.',
    'Parts below one another, or in one line: take Stack.',
  ],
  anatomy: [
    ['Element', '`div`, or what `as` names'],
    ['Columns', 'a number, numbers by the width of the screen, or as many as fit'],
    ['Cells', 'the children, in reading order'],
  ],
  states: ['ByWidth', 'Fixed'],
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of the children, row by row.' },
  screenReader: ['Nothing of its own. `as="ul"` with `li` inside says the number of cells.'],
  related: { ProductGrid: 'cards of products', Stack: 'one direction', Table: 'data in rows and columns' },
};
