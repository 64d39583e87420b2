import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'The edges of a page: all content begins and ends at the same lines.',
    '`form` and `text` for what is read or filled in, which would be too wide on a large screen.',
  ],
  avoid: ['A container inside another: the gutter would be there twice.', 'Space between parts: take Stack.', 'Columns: take Grid.'],
  anatomy: [
    ['Element', '`div`, or what `as` names; `main` once on a page'],
    ['Gutter', '16 px on a phone, 24 px from 768 px, 40 px from 1024 px'],
  ],
  states: ['Reading', 'Centered'],
  writing: { none: 'It has no text of its own; its children have theirs.' },
  keyboard: { none: 'It takes no focus; Tab follows the order of its content.' },
  screenReader: ['Nothing of its own; `as="main"` is the landmark «основное содержимое».'],
  related: { Stack: 'space between parts', Grid: 'columns', Prose: 'the text of an article' },
};
