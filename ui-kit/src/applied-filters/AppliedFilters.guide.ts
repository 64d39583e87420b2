import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['What narrows a listing now, above it, to take back one filter or all.'],
  avoid: ['Choosing filters: take FilterPanel.', 'Suggestions and tags: take Chip.'],
  anatomy: [
    ['Chips', 'one link for each filter, scrolling in a row on phones'],
    ['Reset', 'a link without any filter, last'],
  ],
  states: ['Many', 'None'],
  writing: [{ rule: 'A chip names the value so that it is understood alone.', good: 'до 15 000 ₽', bad: 'Цена' }],
  keyboard: [
    ['Tab', 'moves from chip to chip'],
    ['Enter', 'removes the filter; the focus moves to the next chip'],
  ],
  screenReader: ['A list «Выбранные фильтры»; each link says «Убрать» and the filter.'],
  related: { FilterPanel: 'chooses filters', Chip: 'one of them' },
};
