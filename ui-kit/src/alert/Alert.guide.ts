import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A message of a page or a part of it that stays until its cause is gone: a form was not saved, a price has changed, an order is late.',
    'An error of a whole form, above it; the fields have messages of their own.',
  ],
  avoid: [
    'The result of an action that passes: take Toaster.',
    'An error of one field: pass `error` to the field.',
    'A list that is empty or a page that failed: take EmptyState or NoSignal.',
    'A question: take ConfirmDialog.',
  ],
  anatomy: [
    ['Edge and icon', 'in the colour of the tone; the text says the same'],
    ['Title', 'what is the case'],
    ['Text', 'why, and whether anything was saved'],
    ['Actions', 'the next step'],
    ['Close button', 'only for what may be put aside'],
  ],
  states: ['Success', 'Warning', 'Failed', 'WithActions', 'Closable', 'LongText'],
  writing: [
    {
      rule: 'Say what happened, whether anything was saved, and the next step.',
      good: 'Не\u00a0сохранили: пропала связь. Введённое на\u00a0месте, повторите отправку.',
      bad: 'Ошибка 503. Обратитесь к\u00a0администратору.',
    },
    { rule: 'The title is a sentence without a full stop and without an exclamation mark.', good: 'Цена изменилась', bad: 'Внимание!' },
  ],
  keyboard: [['Tab', 'moves to the actions and to the close button']],
  screenReader: [
    'Read in its place in the page. With `announced` also at once when it appears: an error interrupts, other tones wait for a pause.',
    'An announced message must be added to the page after it was loaded.',
  ],
  related: {
    Toaster: 'a result that passes',
    EmptyState: 'in place of a list',
    ConfirmDialog: 'asks before an action',
  },
};
