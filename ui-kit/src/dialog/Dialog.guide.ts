import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A short form that belongs to this page: signing in, an address, a request to be told when a size is back.',
    'A choice before going on, where closing is an answer too, the safe one: the cross, Escape and a press beside it leave everything as it was.',
    'In the footer one action, where the cross is enough to refuse; a second one where refusing has a name of its own, «Оставить Москву», or where the form is long.',
  ],
  avoid: [
    'A question before what cannot be taken back: take ConfirmDialog, which also waits for the action.',
    'Messages that need no decision: take Toaster.',
    'Lists, menus and filters: take Drawer.',
    'Details beside a control: take Popover.',
    'A choice of one value: take Select, or RadioGroup on the page.',
    'Long forms: take a page, which has an address, and the button Back. In a dialog Back leaves the page below it.',
  ],
  comparisons: [
    {
      rule: 'What takes more than a screen is a page: in a dialog it scrolls in a window, and one press beside it loses everything, unless `onOpenChange` asks.',
      good: 'OneField',
      bad: 'PageOfFields',
    },
    {
      rule: 'The main button says what it does. What «ОК» agrees to has to be puzzled out.',
      good: 'FooterVerb',
      bad: 'FooterOk',
    },
  ],
  anatomy: [
    ['Scrim', 'covers the page, which is inert; a press on it closes the dialog', '[role=presentation][data-open]'],
    ['Aside', 'optional band in inverted colours: beside the rest from 768 px on, above it on a phone', '[role=dialog] > div'],
    ['Title', 'names the dialog, always visible', 'h2'],
    ['Close button', 'always visible', '[role=dialog] button[aria-label]'],
    ['Description', 'optional, announced with the title', '[role=dialog] p[id]'],
    ['Content', 'scrolls where it is taller than the room', '[role=dialog] input'],
    [
      'Footer',
      'optional, at most two actions, the main one first, in a row that wraps, also on a phone; it stays in view while the content scrolls',
      '[role=dialog] button:not([aria-label])',
    ],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['ShortForm', 'SendingForm', 'FailedForm', 'Choice', 'WithAside', 'LongText'],
  narrow: {
    notes: [
      'A sheet from below over the whole width, whatever its `size`; from 768 px on it stands in the middle, 440 (`small`), 640 or 880 px wide.',
      'The actions stay in sight above the on-screen keyboard, and the content scrolls between title and footer.',
      'It has no swipe: an entered form must not be lost by a scroll. Take Drawer for what may be swiped away.',
      'The close button is 44 px.',
    ],
  },
  writing: [
    { rule: 'The title names the task, the main button says the verb.', good: 'Новый адрес — Сохранить адрес', bad: 'Внимание — ОК' },
    {
      rule: 'A question is answered by verbs.',
      good: 'Привезти в\u00a0Казань? — Привезти в\u00a0Казань · Оставить Москву',
      bad: 'Подтверждение — Да · Нет',
    },
    { rule: 'The description says what follows, in a sentence.', good: 'Привезём заказ по нему.', bad: 'Вы уверены?' },
    { rule: 'At most two actions, in the order of their weight.', good: 'Сохранить · Отмена', bad: 'Отмена · Назад · Сохранить · Помощь' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move inside the dialog only'],
    ['Escape', 'closes it and returns the focus to the trigger'],
    ['Enter, Space', 'press the focused button; Enter in a field submits the form'],
    ['↑ ↓, Page Up, Page Down, Home, End', 'scroll a text that is taller than the room, once it has the focus'],
  ],
  screenReader: [
    '«Новый адрес, диалог» with its description. The focus is on the close button, which is the first control, or where `initialFocus` says. Opened by touch without `initialFocus`, the dialog itself has the focus, so that no keyboard covers it.',
    'The page behind is hidden while it is open; toasts are not.',
    'Your part: `initialFocus` on the first field of a form, which opens the keyboard of a phone.',
    'It closes back to the trigger, or without one to what had the focus before. Your part: keep that on the page.',
  ],
  language: [
    'Title, description and actions come from you. A longer translation wraps. Put the actions into a row that wraps, such as Stack.',
    'Long words of a title or a description break; `size` stays, so that a translation makes the dialog taller, not wider.',
  ],
  related: {
    ConfirmDialog: 'a question before an action that cannot be taken back',
    Drawer: 'a panel from an edge',
    Popover: 'does not block the page',
    Toaster: 'a message that goes by itself',
  },
};
