import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The levels of the programme, with the level of the shopper and the distance to the next.'],
  avoid: ['Other comparisons: take Table.', 'Progress of a task: take Progress.'],
  anatomy: [
    ['Table', 'level, threshold, cashback, share that bonuses may pay'],
    ['Mark', 'the own level'],
    ['Distance', 'a bar with what remains'],
  ],
  states: ['Own', 'Highest', 'OnStage', 'Narrow'],
  writing: [{ rule: 'The distance is a sum, not a per cent.', good: 'До уровня «Свой» осталось 8 400 ₽', bad: 'Прогресс 58 %' }],
  keyboard: [['Tab', 'moves to the table if it scrolls']],
  screenReader: ['A table with headers; the own level is marked.', 'The bar says what remains in words.'],
  related: { Progress: 'other shares', Table: 'other data' },
};
