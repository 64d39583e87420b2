import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The order of a listing, in one line above it.'],
  avoid: ['Fields of a form: take Select.', 'Filters: take FilterPanel.'],
  anatomy: [
    ['Label', 'hidden, the value says it'],
    ['Native select', 'opens the picker of the device'],
  ],
  states: ['Disabled', 'LongText'],
  writing: [{ rule: 'An option says what comes first.', good: 'Сначала дешёвые', bad: 'По цене ↑' }],
  keyboard: [
    ['↑ ↓', 'change the order'],
    ['Space', 'opens the list'],
    ['Letters', 'jump to an option'],
  ],
  screenReader: ['«Сортировка», the chosen order, «список».'],
  related: { Select: 'a field in the style of the shop', FilterPanel: 'beside it' },
};
