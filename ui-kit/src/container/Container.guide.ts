import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'The edges of a page, so that all content begins and ends at the same lines. The grey strips in all figures but «Band» are the gutters.',
    'A form, `width="form"`, or a text to read, `width="text"`: both would be too wide on a large screen.',
    '`align="center"` where the page has nothing else: signing in, a step of an order.',
  ],
  avoid: [
    'A container inside another: the gutter would be doubled.',
    'Space between parts: take Stack. A container adds none above or below; `--meet-section` between sections is on the page Type, space and motion.',
    'Columns: take Grid.',
    'A ground or a picture from edge to edge: put the container inside of it, as under «Band».',
  ],
  comparisons: [
    {
      rule: 'Put one container around the page. A second one inside doubles the gutter, and the edges no longer line up.',
      good: 'Once',
      bad: 'Nested',
    },
    {
      rule: 'A form below other content begins at the same line. `align="center"` is for a page that has nothing else. Both are wide screens, drawn small.',
      good: 'InLine',
      bad: 'OutOfLine',
    },
  ],
  anatomy: [
    [
      'Element',
      'a `div`, or the element in `as`, without a ground, line or space above and below; `page` is at most 1440 px wide with its gutters, in the middle of a wider screen',
      '#storybook-root > *, .live-story > *',
    ],
    [
      'Content',
      'between the gutters. `page`: at most 1360 px; `form`: at most 720 px; `text`: at most 68ch, about 724 px with text of 16 px. A form keeps its width, a text has as many letters at every size. The narrower two begin at the line of the page, or stand in the middle',
      '[data-content]',
    ],
    [
      'Gutter',
      '`--meet-gutter`: the margin between content and edge, not the gap of columns. 16 px on a phone, 24 px from 768 px, 40 px from 1024 px',
      '[data-gutter]',
    ],
  ],
  anatomyStory: 'Gutter',
  stateStories: ['Widths', 'Centered'],
  statesInOwnRow: ['Widths', 'Centered'],
  narrow: {
    showsWideLayout: true,
    notes: [
      'On a phone the gutter is 16 px, and every `width` fills the screen between the gutters.',
      'From 768 px the gutter is 24 px, from 1024 px 40 px. Beyond 1440 px the page no longer grows: the space is on both sides of it.',
      'A ProductGrid inside runs to the edges of a phone by itself. Give anything else that should do so `margin-inline: calc(-1 * var(--meet-gutter))`.',
    ],
  },
  writing: { none: 'It has no text of its own.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of its content.' },
  screenReader: [
    'A `div` has no role and is not announced.',
    '`as="main"` is the landmark `main`, to which screen readers can jump.',
    'Your part: one `main` on a page, with `id="main"`, the target of the skip link of Header.',
  ],
  language: [
    '`text` is `68ch` wide: 68 digits, or about 80 letters of Russian or English. In a design tool draw 724 px.',
    'The widths do not depend on the language: a longer translation takes more lines.',
  ],
  related: {
    Stack: 'space between parts',
    Grid: 'columns',
    Prose: 'the text of an article, which keeps its lines readable by itself',
    ProductGrid: 'cards that run to the edges of a phone',
  },
};
