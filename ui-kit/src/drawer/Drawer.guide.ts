import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Content that belongs beside the page: cart, menu, filters, search.', 'On a phone, a sheet from below for a choice.'],
  avoid: ['A question with two answers: take Dialog.', 'Content that others should be able to link to: take a page.'],
  anatomy: [
    ['Scrim', 'a press on it closes'],
    ['Panel', 'from right, left, bottom or top; square at the side, rounded at the bottom'],
    ['Title and close button', 'always visible'],
    ['Content', 'scrolls without dragging the panel'],
    ['Footer', 'stays at the bottom: the sum, the main action'],
  ],
  states: ['Left', 'Bottom', 'WithForm', 'LongContent', 'Top'],
  writing: [{ rule: 'The title names the content.', good: 'Фильтры', bad: 'Настройте выдачу' }],
  keyboard: [
    ['Tab, Shift+Tab', 'move inside the drawer'],
    ['Escape', 'closes it and returns the focus to the trigger'],
  ],
  screenReader: ['«Диалог» with its title; the page behind is hidden.', 'It can be swiped away, and always closed by a button as well.'],
  related: { Dialog: 'a question', Menu: 'actions', FilterPanel: 'stands in a drawer on phones' },
};
