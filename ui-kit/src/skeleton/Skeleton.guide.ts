import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The box of content that loads after the page, so that nothing moves when it comes.'],
  avoid: ['Content that the server can send at once.', 'Waiting for an action: take `loading` of Button.', 'Failures: take EmptyState.'],
  anatomy: [
    ['Shape', 'block, line or circle in the size of what will come'],
    ['Shimmer', 'none under reduced motion'],
    ['Label', 'on one skeleton of the view'],
  ],
  states: ['TextLines', 'Person', 'Card'],
  writing: [{ rule: 'The label says what loads, once.', good: 'Загружаем отзывы', bad: 'Загрузка, пожалуйста, подождите' }],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: ['Hidden, except for the one with a `label`, which is announced politely.'],
  related: { Progress: 'a known share', EmptyState: 'when nothing comes' },
};
