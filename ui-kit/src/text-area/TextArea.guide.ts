import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A text of several sentences: a review, a comment for the courier, a request.'],
  avoid: ['One line: take TextField.', 'Formatted text: the kit has no editor.'],
  anatomy: [
    ['Label', 'above'],
    ['Area', 'grows with the text'],
    ['Counter', 'how many characters remain, with a limit'],
  ],
  states: ['WithLimit', 'LongText', 'WithError', 'Disabled'],
  writing: [{ rule: 'The hint says what helps the reader of the text.', good: 'Домофон, этаж, ориентир', bad: 'Введите комментарий' }],
  keyboard: [
    ['Tab', 'moves to the area and out of it'],
    ['Enter', 'begins a new line'],
  ],
  screenReader: ['Label, «многострочное поле», hint.', 'The remaining characters are announced near the limit, not after each key.'],
  related: { TextField: 'one line', FileField: 'photos beside a text' },
};
