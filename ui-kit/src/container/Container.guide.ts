import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'The edges of a page: all content begins and ends at the same lines.',
    '`form`, 720 px without the gutters, for what is filled in, and `text`, 68ch without them, for what is read: both would be too wide on a large screen.',
    '`align="center"` where nothing else is on the page: signing in, a step of an order.',
  ],
  avoid: ['A container inside another: the gutter would be there twice.', 'Space between parts: take Stack.', 'Columns: take Grid.'],
  comparisons: [
    {
      rule: 'One container around the page. A second one inside doubles the gutter, and the edges no longer meet.',
      good: 'Once',
      bad: 'Nested',
    },
    {
      rule: 'A form below other content begins where that begins. `align="center"` is for a page that has nothing else.',
      good: 'InLine',
      bad: 'OutOfLine',
    },
  ],
  anatomy: [
    ['Element', '`div`, or what `as` names', '#storybook-root > *, .live-story > *'],
    [
      'Content',
      'with `page` it begins and ends at the same lines on every page; `form` and `text` begin there, or stand in the middle',
      'h2',
    ],
    ['Gutter', 'at both edges: 16 px on a phone, 24 px from 768 px, 40 px from 1024 px', '[data-gutter]'],
  ],
  anatomyStory: 'Gutter',
  states: ['Widths'],
  wideStates: ['Widths'],
  narrow: {
    notes: [
      'The gutter is 16 px, and every `width` is as wide as the page, less the gutter.',
      'ProductGrid reaches the edges of a phone from inside, because it knows the gutter. For anything else take `margin-inline: calc(-1 * var(--meet-gutter))`.',
    ],
  },
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of its content.' },
  screenReader: [
    'Nothing of its own: a `div` is not read.',
    '`as="main"` is the landmark «основное содержимое», which people jump to.',
    'Your part: `main` once on a page, with `id="main"`, to which the skip link of Header leads.',
  ],
  language: [
    '`text` is 68 digits wide (`68ch`), which is about 80 letters of Russian or English.',
    'Widths do not depend on the language: a longer translation takes more lines.',
  ],
  related: {
    Stack: 'space between parts',
    Grid: 'columns',
    Prose: 'the text of an article, which keeps its lines readable by itself',
    ProductGrid: 'cards that run to the edges of a phone',
  },
};
