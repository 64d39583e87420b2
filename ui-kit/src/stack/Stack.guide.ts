import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'Parts below one another with the same space between them: a form, a card, a section.',
    'Actions side by side, which continue in the next line on a phone.',
  ],
  avoid: [
    'Columns of equal width: take Grid.',
    'The edges of a page: take Container.',
    'Cards of products: take ProductGrid, whose tiles touch.',
  ],
  anatomy: [
    ['Element', '`div`, or what `as` names; a list has no marks and no padding'],
    ['Space', 'a step of the scale between the children, none around them'],
  ],
  states: ['Row', 'Between', 'LongText'],
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of the children.' },
  screenReader: ['Nothing of its own. `as="ul"` with `li` inside says the number of parts.'],
  related: { Grid: 'columns of equal width', Container: 'the edges of a page', ProductGrid: 'cards of products' },
};
