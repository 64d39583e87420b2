import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A listing of ProductCard in two, three or four columns.'],
  avoid: ['Other content: take Grid.', 'A row that scrolls: that is a part of the home page.', 'Data that are compared: take Table.'],
  comparisons: [
    { rule: 'Tiles touch, so that products are compared without frames between them.', good: 'TouchingTiles', bad: 'TilesApart' },
  ],
  anatomy: [
    ['List', 'tiles with a gap of 2 px, up to the edge of a phone', 'ul'],
    ['Tile', 'a ProductCard', 'li:first-child article'],
    ['Next tile', 'in 2, 3 or 4 columns, three beside filters', 'li:nth-child(2) article'],
  ],
  states: ['Listing', 'BesideFilters', 'Loading'],
  wideStates: ['Listing', 'BesideFilters', 'Loading'],
  narrow: {
    notes: [
      'Two columns that reach the edges of the screen; 3 from 768 px, 4 from 1024 px.',
      'Names align in a row, because cards reserve the line of colours.',
    ],
  },
  writing: [
    { rule: 'The label names the listing.', good: 'Кроссовки, 128 товаров', bad: 'Список' },
    { rule: 'A row of similar ones has a heading that says why they are there.', good: 'С этим покупают', bad: 'Вам может понравиться' },
    { rule: 'While it loads, the label stays that of the listing.', good: 'Кроссовки', bad: 'Загрузка…' },
  ],
  keyboard: [
    ['Tab', 'moves from card to card, row by row'],
    ['Enter', 'opens the product with the focus'],
  ],
  screenReader: [
    '«Кроссовки, список, 7 элементов», each an article.',
    'Busy while loading; placeholders are hidden.',
    'Your part: announce how many were found, by LoadMore or a status.',
  ],
  language: [
    'The label comes from you; cards have their own texts and prices.',
    'Made for languages that are written from left to right, as the whole kit.',
  ],
  related: { ProductCard: 'its content', LoadMore: 'its end', FilterPanel: 'beside it', Grid: 'other cells' },
};
