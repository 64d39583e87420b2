import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The result of an action that succeeded elsewhere on the page: added to the cart, removed, saved.',
    'Undo, as the one action of a toast.',
  ],
  avoid: [
    'Errors of a field: they stand at the field.',
    'Decisions: take Dialog.',
    'The outcome of a payment: take ResultPanel, which stays.',
  ],
  anatomy: [
    ['Region', 'one per page'],
    ['Toast', 'icon or picture, a line, an optional second line', '[data-sonner-toast]'],
    ['Action', 'one, which also closes'],
    ['Close', 'button, swipe or time', '[data-sonner-toast] button'],
  ],
  states: ['Types', 'Loading', 'WithAction'],
  narrow: { notes: ['Over the whole width at the bottom, above a bar that is fixed there.', 'A swipe closes it.'] },
  writing: [
    { rule: 'Say what has happened, in the past tense, in one line.', good: 'Добавили в корзину', bad: 'Операция успешно выполнена' },
  ],
  keyboard: [
    ['F6, Alt+T', 'move the focus to the toasts'],
    ['Tab', 'moves to action and close button'],
    ['Escape', 'closes the toast'],
  ],
  screenReader: [
    'Announced politely in a region «Уведомления».',
    'Time stops while a toast is hovered, focused, or the browser tab is hidden.',
  ],
  related: { Dialog: 'needs a decision', ResultPanel: 'stays on the page' },
};
