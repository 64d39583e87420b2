import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The search of the whole shop, with history, suggestions and products while typing.'],
  avoid: ['Searching inside a list of the page: FilterPanel has a field of its own.', 'Any other text: take TextField.'],
  anatomy: [
    ['Field', 'with icon and clear button'],
    ['Popup', 'sections of rows: recent, suggestions, products'],
    ['Link to all results', 'after at most ten rows'],
  ],
  states: ['WithHint', 'PlainForm'],
  writing: [
    {
      rule: 'Nothing found offers a way on.',
      good: 'Ничего не нашли по запросу «конверсы». Может быть, Converse?',
      bad: 'Нет результатов',
    },
  ],
  keyboard: [
    ['↓ ↑', 'move between rows'],
    ['→', 'moves to the button that removes a row of the history'],
    ['Enter', 'opens the row or all results'],
    ['Escape', 'closes, then clears'],
  ],
  screenReader: [
    'A combobox with a grid; the number of rows is announced when it settles.',
    'Responses that are out of date are dropped and not announced.',
  ],
  related: { Header: 'where it stands', AppliedFilters: 'narrows a listing' },
};
