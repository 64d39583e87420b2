import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A listing of ProductCard in two, three or four columns.'],
  avoid: ['Other content: take CSS grid.', 'A row that scrolls: that is a part of the home page.'],
  anatomy: [
    ['List', 'tiles that touch with a gap of 2 px and reach the edge on phones'],
    ['Columns', '2, 3, 4; three beside filters'],
    ['Loading', 'skeleton cards'],
  ],
  states: ['BesideFilters', 'Loading', 'Mobile'],
  writing: [{ rule: 'The label names the listing.', good: 'Кроссовки, 128 товаров', bad: 'Список' }],
  keyboard: { none: 'It adds no keys; cards are reached by Tab.' },
  screenReader: ['A list with its label and the number of cards; busy while loading.'],
  related: { ProductCard: 'its content', LoadMore: 'its end', FilterPanel: 'beside it' },
};
