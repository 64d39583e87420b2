import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Content that comes after the page and whose box is known: a row of products, a map, a list of pickup points.',
    '`block` for pictures and boxes, `line` for text, `circle` for a face or a mark.',
  ],
  avoid: [
    'Content that the server can send with the page: send it.',
    'Waiting for an action: take `loading` of Button.',
    'Content whose size nobody knows: take Progress without a value, or leave room at the end of the page.',
    'Failures: take EmptyState, or Alert with an action.',
  ],
  comparisons: [
    {
      rule: 'The placeholder has the box of what comes: if it is smaller, the page jumps under the finger.',
      good: 'SameBox',
      bad: 'OtherBox',
    },
    {
      rule: 'Only what is late is grey. A heading that is known can be read meanwhile, and says what is coming.',
      good: 'OnlyWhatIsLate',
      bad: 'EverythingGrey',
    },
  ],
  anatomy: [
    [
      'Block',
      'with the `ratio` or `height` of what comes; the first one of a view has the hidden `label`',
      'div > div:first-child > div[aria-hidden]',
    ],
    ['Line', 'of text, 20 px tall with its space; the last of several is shorter', 'div > div:nth-child(3) > div[aria-hidden]'],
  ],
  anatomyStory: 'Card',
  states: ['TextLines', 'Person', 'Card', 'List'],
  narrow: {
    story: 'Card',
    notes: [
      'It takes the width of its place, as the content will; a circle keeps its own.',
      'Use as many rows as a phone shows: a longer placeholder is only scrolled past.',
    ],
  },
  writing: [
    { rule: 'The label says what loads, once.', good: 'Загружаем отзывы', bad: 'Загрузка, пожалуйста, подождите' },
    { rule: 'A verb in the present tense, without a promise of time.', good: 'Ищем пункты выдачи', bad: 'Осталось несколько секунд' },
    {
      rule: 'When it takes longer than ten seconds, say so and offer to repeat.',
      good: 'Долго не отвечает — Повторить',
      bad: 'Загружаем…',
    },
  ],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: [
    'Shapes are hidden: a screen reader does not read grey boxes.',
    'The one with a `label` is a status: «Загружаем товары…» in a pause.',
    'Your part: one label for a view, and the focus where it is when the content comes.',
  ],
  language: ['The label comes from you.', 'The shapes need no translation; give them the height of the longer one.'],
  related: {
    ProductCard: 'has ProductCardSkeleton, a placeholder of its own',
    Progress: 'a known share, or a wait without a box',
    Button: 'an action that is running',
    EmptyState: 'when nothing comes',
  },
};
