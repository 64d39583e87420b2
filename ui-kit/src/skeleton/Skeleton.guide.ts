import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The box of content that loads after the page, so that nothing moves when it comes.',
    '`block` for pictures and maps, `line` for text, `circle` for a person.',
  ],
  avoid: ['Content that the server can send at once.', 'Waiting for an action: take `loading` of Button.', 'Failures: take EmptyState.'],
  comparisons: [
    {
      rule: 'The placeholder has the box of what comes: if it is smaller, the page jumps under the finger.',
      good: 'SameBox',
      bad: 'OtherBox',
    },
  ],
  anatomy: [
    ['Block', 'of the ratio or height of what comes; the first of a view has the hidden label', 'div > div:first-child > div[aria-hidden]'],
    ['Line', 'of text, as long as a usual one', 'div > div:nth-child(3) > div[aria-hidden]'],
  ],
  anatomyStory: 'Card',
  states: ['TextLines', 'Person', 'Card'],
  narrow: {
    story: 'Card',
    notes: ['It takes the width of its place, as the content will.'],
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
  related: { Progress: 'a known share', EmptyState: 'when nothing comes', ProductCard: 'ProductCardSkeleton, its own placeholder' },
};
