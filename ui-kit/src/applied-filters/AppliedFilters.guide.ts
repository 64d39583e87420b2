import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Chip: 'li:first-child a', Reset: 'li:last-child a' },
  use: ['What narrows a listing now, above it, to take back one filter or all.', 'An empty result: which of the filters is in the way.'],
  avoid: ['Choosing filters: take FilterPanel.', 'Suggestions and tags: take Chip.', 'The order of a listing: take SortSelect.'],
  comparisons: [
    { rule: 'A chip names the value: «Цена» could be any price, and is taken back blindly.', good: 'Values', bad: 'NamesOnly' },
  ],
  anatomy: [
    ['Chip', 'a link to the listing without this filter', 'li:first-child a'],
    ['Cross', 'says that a press removes; part of the link, not a target of its own', 'li:first-child svg'],
    ['Reset', 'a link to the listing without any filter, always last', 'li:last-child a'],
  ],
  states: ['Applied', 'Many'],
  wideStates: ['Applied', 'Many'],
  narrow: {
    story: 'Many',
    notes: [
      'One line that scrolls under a finger up to the edge of the screen; from 1024 px on it wraps.',
      'Chips are 44 px apart from top to bottom for a finger.',
    ],
  },
  writing: [
    { rule: 'A number comes with its property.', good: 'Размер 41', bad: '41' },
    { rule: 'The words are those of the filter.', good: 'Быстрая доставка', bad: 'fast_delivery' },
  ],
  keyboard: [
    ['Tab', 'moves from chip to chip'],
    ['Enter', 'removes the filter; the focus moves to the next chip'],
  ],
  screenReader: [
    'A list «Выбранные фильтры» with the number of filters.',
    'A chip: «Убрать: Размер 41, ссылка»; the last link is «Сбросить все».',
    'After a removal the focus is on the next chip, so that nobody begins again at the top.',
    'Your part: announce how many products are found, by `role="status"` of the listing.',
  ],
  language: [
    'Names of the list, of the removal and of the reset are of the kit; labels come from you.',
    'Prices in labels are texts that you format for the language: «До 15 000 ₽», «Up to €150».',
    'A longer label makes its chip wider, up to the line, then it wraps inside the chip.',
  ],
  related: {
    FilterPanel: 'chooses the filters that stand here',
    Chip: 'one of them, also for suggestions',
    SortSelect: 'orders the listing and hides nothing',
    EmptyState: 'when nothing is found',
  },
};
