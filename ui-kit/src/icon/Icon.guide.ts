import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A sign beside a text, or inside IconButton.'],
  avoid: ['Decoration: the design has none.', 'Meaning without a text: add the text.', 'Logos: use an SVG of your own.'],
  anatomy: [
    ['Drawing', 'Lucide, 24 px grid, stroke 1.5, in the colour of the text'],
    ['Filled', 'for a chosen heart or star'],
  ],
  states: ['Filled', 'All'],
  writing: { none: 'It has no text. Its control or its neighbour has the name.' },
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['Always hidden.'],
  related: { IconButton: 'an icon as a control', Badge: 'a fact in words' },
};
