import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Content that belongs beside the page: cart, menu, filters, search.', 'On a phone, a sheet from below for a choice.'],
  avoid: ['A question with two answers: take Dialog.', 'Content that others should be able to link to: take a page.'],
  anatomy: [
    ['Scrim', 'a press on it closes', '[role=presentation][data-open]'],
    ['Panel', 'from right, left, bottom or top; square at the side, rounded at the bottom', '[role=dialog]'],
    ['Title and close button', 'always visible', '[role=dialog] h2'],
    ['Content', 'scrolls without dragging the panel', '[role=dialog] ul'],
    ['Footer', 'stays at the bottom: the sum, the main action', '[role=dialog] button:not([aria-label])'],
  ],
  states: ['Left', 'Bottom', 'WithForm', 'LongContent', 'Top'],
  narrow: {
    notes: [
      'From the right as wide as the screen; from the left a strip of the page stays, a press on which closes it.',
      'It follows the finger and closes when swiped to its edge.',
    ],
  },
  writing: [{ rule: 'The title names the content.', good: 'Фильтры', bad: 'Настройте выдачу' }],
  keyboard: [
    ['Tab, Shift+Tab', 'move inside the drawer'],
    ['Escape', 'closes it and returns the focus to the trigger'],
  ],
  screenReader: ['«Диалог» with its title; the page behind is hidden.', 'It can be swiped away, and always closed by a button as well.'],
  related: { Dialog: 'a question', Menu: 'actions', FilterPanel: 'stands in a drawer on phones' },
};
