import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A question that must be decided before going on.', 'A short form that belongs to this page: signing in, an address.'],
  avoid: [
    'Messages that need no decision: take Toaster.',
    'Lists, menus and filters: take Drawer.',
    'Details beside a control: take Popover.',
    'Long forms: take a page, which has an address.',
  ],
  anatomy: [
    ['Scrim', 'the page behind is inert', '[role=presentation][data-open]'],
    ['Title and close button', 'always visible', 'h2'],
    ['Content', 'scrolls between title and footer', '[role=dialog] p'],
    ['Aside', 'an optional band, above on a phone'],
    ['Footer', 'the actions, the main one first', '[role=dialog] button:not([aria-label])'],
  ],
  states: ['WithAside', 'LongText'],
  narrow: {
    notes: [
      'A sheet from below over the whole width; the actions stay in sight above the keyboard.',
      'The content scrolls between title and footer.',
    ],
  },
  writing: [
    {
      rule: 'The title is the question, the button its answer as a verb.',
      good: 'Удалить адрес? — Удалить · Оставить',
      bad: 'Подтверждение — ОК · Отмена',
    },
    { rule: 'The description says what cannot be undone.', good: 'Вернуть его будет нельзя.', bad: 'Вы уверены?' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move inside the dialog only'],
    ['Escape', 'closes it and returns the focus to the trigger'],
    ['Enter', 'presses the focused button or submits the form'],
  ],
  screenReader: [
    '«Диалог» with title and description; the focus is on the close button, or where `initialFocus` says.',
    'The page behind is hidden while it is open.',
  ],
  related: { Drawer: 'a panel from an edge', Popover: 'does not block the page', Toaster: 'a message that goes by itself' },
};
