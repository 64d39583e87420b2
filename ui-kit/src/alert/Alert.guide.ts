import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  pressable: { 'Close button': 'button[aria-label]' },
  pressableStory: 'Closable',
  use: [
    'A message of a page or a part of it that stays until its cause is gone: a form was not saved, a price has changed, an order is late.',
    'An error of a whole form, above it; the fields have messages of their own.',
  ],
  avoid: [
    'A result that may go by itself, such as «Сохранено»: take Toaster.',
    'An error of one field: pass `error` to the field.',
    'A list that is empty: take EmptyState. A page whose request failed: take NoSignal.',
    'A question: take ConfirmDialog.',
    'More than one at a time: put them into one message, the gravest first.',
  ],
  comparisons: [
    { rule: 'What happened, what is safe, what to do next. A code helps nobody who reads it.', good: 'SaysNextStep', bad: 'SaysCode' },
    {
      rule: 'One alert on a page, for what matters now. Of three none is read.',
      good: 'Warning',
      bad: 'ThreeAtOnce',
    },
  ],
  anatomy: [
    ['Edge and icon', 'in the colour of the tone; the text says the same', 'svg'],
    ['Title', 'optional: what has happened', 'svg + div > p'],
    ['Text', 'why, and whether anything was saved', 'svg + div > p + div'],
    ['Actions', 'optional, the next step', 'svg + div button'],
    ['Close button', 'optional, by `onClose`: only for what may be put aside', 'button[aria-label]'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['InfoTone', 'Success', 'Warning', 'ErrorTone', 'Closable', 'LongText', 'WithActions'],
  narrow: {
    story: 'WithActions',
    notes: [
      'It is as wide as its column. Actions stand below the text, and wrap where they do not fit side by side.',
      'The close button stays in the upper corner and is 44 by 44 px.',
    ],
  },
  writing: [
    { rule: 'The title is a sentence without a full stop and without an exclamation mark.', good: 'Цена изменилась', bad: 'Внимание!' },
    {
      rule: 'The text says what is safe and what to do.',
      good: 'Введённое на месте, повторите отправку.',
      bad: 'Произошла непредвиденная ошибка.',
    },
    { rule: 'A change has its day or its sum.', good: 'Доставку перенесли на 12 декабря', bad: 'Доставка задерживается' },
    { rule: 'An action is the verb of the next step.', good: 'Повторить', bad: 'ОК' },
  ],
  keyboard: [
    ['Tab', 'moves to the actions and to the close button; Shift+Tab goes back'],
    ['Enter, Space', 'press a button; Enter follows a link'],
    ['Escape', 'does nothing: the message is a part of the page'],
  ],
  screenReader: [
    'Read in its place in the page. With `announced` also when it appears: an error is a `role="alert"`, which interrupts; other tones are a `role="status"`, which waits for a pause. Not every screen reader says a status that comes together with its text.',
    'The icon is skipped: the tone must be in the words.',
    'The close button is «Закрыть, кнопка».',
    'Your part: add an announced message only after the page has loaded. Where one that is no error must be heard, write it into a `role="status"` of yours that has been there before.',
    'Your part: when it closes, move the focus to what follows it.',
  ],
  language: [
    'Title, text and actions come from you; «Закрыть» comes from the kit.',
    'Numbers and dates in your text: format them by the `language` of `LocaleProvider`. A longer translation wraps; the close button keeps its corner.',
  ],
  related: {
    Toaster: 'a result that passes',
    EmptyState: 'in place of a list',
    ConfirmDialog: 'asks before an action',
    Field: 'the error of one field',
  },
};
