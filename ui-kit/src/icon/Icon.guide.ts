import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A sign beside a text, which it makes faster to find: delivery, a place, a mark of success.',
    'Inside Link and IconButton, which bring the name.',
    'One of a set of 40 drawings: the page Icons under Foundations has all of them, to search and to copy.',
  ],
  avoid: [
    'Decoration: the design has none.',
    'Meaning without a text: add the text, or take IconButton with a name.',
    'Logos and pictures: use an SVG of your own, or Picture.',
  ],
  comparisons: [
    {
      rule: 'An icon stands beside its words. Alone it has to be guessed, and a screen reader says nothing.',
      good: 'BesideText',
      bad: 'WithoutText',
    },
    {
      rule: 'The icon comes first, then its words: signs below one another have one edge, and so have the words. Only what says where a row or a link leads, `arrow`, `right` and `external`, or that a list opens, `down`, comes last.',
      good: 'IconsFirst',
      bad: 'IconsLast',
    },
  ],
  anatomy: { none: 'One drawing without parts: Lucide, on a grid of 24 px, with a stroke of 1.5 in the colour of the text.' },
  stateStories: ['Heart', 'Filled', 'Sizes', 'InColours', 'Meanings'],
  statesInOwnRow: ['Meanings'],
  narrow: {
    story: 'Sizes',
    notes: [
      'Sizes are the same on a phone; it is no target. Take IconButton, which is 44 px.',
      'It does not shrink in a narrow row.',
      'In forced colours it has the colour of the text.',
      'It is sharp at any zoom.',
    ],
  },
  writing: [
    { rule: 'The words beside it say what is meant, not what is drawn.', good: 'Быстрая доставка', bad: 'Машинка' },
    { rule: 'An icon says the same wherever it stands.', good: 'Сердце — избранное', bad: 'Сердце — избранное и «нравится»' },
    { rule: 'Where it stands alone in a button, the name says what happens.', good: 'Добавить в\u00a0избранное', bad: 'Сердечко' },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: ['Always hidden: `aria-hidden="true"`.', 'Your part: the words beside it, or the name of the control around it.'],
  language: [
    'It needs no translation; no drawing has letters in it.',
    'Beside a longer translation it stays in the first line, where its row says `align-items: start`.',
  ],
  related: {
    IconButton: 'an icon as a control, with a name',
    Badge: 'a fact in words',
    StatusBadge: 'a state in words, with its own mark',
    Rating: 'stars that are counted',
  },
};
