import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Chip: 'li:first-child a', Reset: 'li:last-child a' },
  pressableStory: 'One',
  use: [
    'What narrows a listing now, above it, to take back one filter or all.',
    'An empty result: lets the visitor try without each of the filters.',
  ],
  avoid: ['Choosing filters: take FilterPanel.', 'Suggestions and tags: take Chip.', 'The order of a listing: take SortSelect.'],
  comparisons: [
    {
      rule: 'A chip names the value: «Цена» could be any price, and nobody knows what a press takes back.',
      good: 'Values',
      bad: 'NamesOnly',
    },
    {
      rule: 'Only what narrows the listing stands here. The order hides nothing, and the category is the page itself.',
      good: 'OnlyFilters',
      bad: 'WithOrder',
    },
  ],
  anatomy: [
    ['Chip', 'a link to the listing without this filter', 'li:first-child a'],
    ['Cross', 'says that a press removes; part of the link, not a target of its own', 'li:first-child svg'],
    ['Reset', 'a link to the listing without any filter, always last', 'li:last-child a'],
  ],
  states: ['One', 'Many'],
  wideStates: ['One', 'Many'],
  narrow: {
    story: 'Many',
    notes: [
      'One line that scrolls under a finger up to the edge of the screen; from 1024 px on it wraps.',
      'A chip is 36 px tall and takes presses within 44 px.',
    ],
  },
  writing: [
    { rule: 'A number comes with its property.', good: 'Размер 41', bad: '41' },
    { rule: 'The words are those of the filter.', good: 'Быстрая доставка', bad: 'fast_delivery' },
  ],
  keyboard: [
    ['Tab', 'moves from chip to chip, then to «Сбросить все»'],
    ['Enter', 'follows the link: removes the filter, or all of them'],
  ],
  screenReader: [
    'A list «Выбранные фильтры»; its number of items is one more than the filters, because the reset is one of them.',
    'A chip: «Убрать: Размер 41, ссылка»; the last link is «Сбросить все».',
    'Where a router changes the listing without a new page, the focus after a removal is on the next chip, or on the last one, so that nobody begins again at the top.',
    'Your part: announce how many products are found, by `role="status"` of the listing. When the last filter is gone the list is too: move the focus to the heading of the listing.',
  ],
  language: [
    '«Выбранные фильтры», «Убрать» and «Сбросить все» come from the kit, the labels from you.',
    'Prices in labels are texts that you format for the language: «До 15 000 ₽», «Up to €150».',
    'A longer label makes its chip wider, up to the whole line; then it wraps inside the chip.',
  ],
  related: {
    FilterPanel: 'chooses the filters that stand here',
    Chip: 'one of them, also for suggestions',
    SortSelect: 'orders the listing and hides nothing',
    EmptyState: 'when nothing is found',
  },
};
