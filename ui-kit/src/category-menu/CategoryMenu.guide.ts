import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The categories of the shop in the header, beside a listing and in the drawer of a phone.'],
  avoid: ['Filters of a listing: take FilterPanel.', 'Links of the account or the footer: take a list of Link.'],
  anatomy: [
    ['Row', 'the first level; scrolls with a button at each end'],
    ['Panel', 'the second level in groups with a picture, opened by pointer, focus or fold'],
    ['Side', 'a column beside a listing'],
  ],
  states: ['NarrowRow', 'Side', 'Panels', 'SideFolds', 'RowWithAll', 'Index', 'LongNames'],
  writing: [{ rule: 'One or two words, a noun in the plural.', good: 'Кроссовки', bad: 'Посмотреть кроссовки' }],
  keyboard: [
    ['Tab', 'moves between categories; a hidden button opens the panel of each'],
    ['Escape', 'closes the panel and stays at its category'],
  ],
  screenReader: ['A navigation with nested lists; the current category is marked.', 'The panel opens by CSS, so it works before scripts.'],
  related: { Header: 'where the row stands', Breadcrumbs: 'the way back up' },
};
