import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'Space between parts below one another: fields of a form, lines of a card, sections of a page.',
    'Actions or short facts side by side, which wrap where there is no room.',
    'Groups: a Stack with a small `gap` inside one with a larger gap, so that related parts are closer.',
  ],
  avoid: [
    'Columns of equal width: take Grid.',
    'The edges of a page: take Container.',
    'Cards of products: take ProductGrid, whose tiles touch.',
    'Running text: take Prose, which knows the space between headings and paragraphs.',
  ],
  comparisons: [
    {
      rule: 'Use one step of the scale between all parts. Margins of the children add up differently on every page.',
      good: 'OneGap',
      bad: 'OwnMargins',
    },
    {
      rule: 'Leave less space inside a group than around it, and people see the groups before they read a word. Equal space hides them.',
      good: 'Grouped',
      bad: 'Ungrouped',
    },
  ],
  anatomy: [
    ['Element', 'a `div`, or the element in `as`; a list has no bullets and no padding', 'ul'],
    ['Child', 'as wide as the column, or as its content in a row', 'li:first-child'],
    ['Space', 'a step of the scale between the children, none around them', '[data-gap]'],
  ],
  anatomyStory: 'Gap',
  stateStories: ['Gaps', 'Row', 'Column', 'AlignedToStart', 'AlignedRows', 'Justified', 'OneLine', 'LongText'],
  statesInOwnRow: ['Gaps', 'Row'],
  narrow: {
    story: 'Row',
    notes: [
      'A row wraps with the same space between its lines; nothing is cut.',
      'A step of the scale is as large on a phone.',
      'A child shrinks with its column, so that a long word in a Text breaks instead of widening the page.',
      '`wrap={false}` keeps a row in one line, and its children shrink: for short pairs, such as an icon and its text.',
    ],
  },
  writing: { none: 'It has no text of its own.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of the children.' },
  screenReader: [
    'A `div` has no role and is not announced.',
    '`as="ul"` with `li` inside has the role `list`, which Safari would otherwise drop for a list without bullets.',
    '`as="section"` is a region only with a name: point `aria-labelledby` at its heading. Several `nav` or `aside` on a page need names too.',
    'Your part: the order in the code is the order of reading.',
  ],
  language: ['Rows wrap when a translation is longer.'],
  related: {
    Grid: 'columns of equal width',
    Container: 'the edges of a page',
    Prose: 'the parts of an article',
    ProductGrid: 'cards of products',
  },
};
