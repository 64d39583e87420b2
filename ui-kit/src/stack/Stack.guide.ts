import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'The space between what stands below one another: fields of a form, lines of a card, parts of a page.',
    'Actions or short facts side by side, which continue in the next line where there is no room.',
    'Groups: a Stack with a small `gap` inside one with a larger, so that what belongs together stands together.',
  ],
  avoid: [
    'Columns of equal width: take Grid.',
    'The edges of a page: take Container.',
    'Cards of products: take ProductGrid, whose tiles touch.',
    'Running text: take Prose, which knows the space between headings and paragraphs.',
  ],
  comparisons: [
    {
      rule: 'One space between all parts, from the scale. Margins of the children add up differently on every page.',
      good: 'OneGap',
      bad: 'OwnMargins',
    },
    {
      rule: 'Less space inside a group than around it: groups are seen before a word is read. The same space everywhere hides them.',
      good: 'Grouped',
      bad: 'Ungrouped',
    },
  ],
  anatomy: [
    ['Element', '`div`, or what `as` names; a list has no bullets and no padding', 'ul'],
    ['Child', 'as wide as the column, or as its content in a row', 'li:first-child'],
    ['Space', 'a step of the scale between the children, none around them', '[data-gap]'],
  ],
  anatomyStory: 'Gap',
  states: ['Gaps', 'Row', 'Column', 'AlignedToStart', 'AlignedRows', 'Justified', 'OneLine', 'LongText'],
  wideStates: ['Gaps', 'Row'],
  narrow: {
    story: 'Row',
    notes: [
      'A row continues in the next line with the same space; nothing is cut.',
      'The space of a step is the same on a phone.',
      'A child shrinks with its column, so that Text in it breaks a long word and the page stays as wide as the screen.',
      '`wrap={false}` keeps a row in one line, in which its children shrink: for short pairs, such as an icon and its text.',
    ],
  },
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of the children.' },
  screenReader: [
    'Nothing of its own: a `div` is not read.',
    '`as="ul"` with `li` inside says the number of parts, in Safari too, although the list has no bullets.',
    '`as="section"` is a region only with a name: point `aria-labelledby` at its heading. Several `nav` or `aside` on a page need names too.',
    'Your part: the order in the code, which is the order of reading.',
  ],
  language: ['Rows wrap when a translation is longer.'],
  related: {
    Grid: 'columns of equal width',
    Container: 'the edges of a page',
    Prose: 'the parts of an article',
    ProductGrid: 'cards of products',
  },
};
