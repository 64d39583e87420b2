import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A listing of ProductCard: four columns on a wide screen, `columns={3}` beside open filters.',
    'Favourites, results of a search, similar products below each other.',
  ],
  avoid: ['Other content: take Grid.', 'Lines of a cart: take CartLine.', 'Data that are compared: take Table.'],
  comparisons: [
    { rule: 'Tiles touch, so that products are compared without frames between them.', good: 'TouchingTiles', bad: 'TilesApart' },
  ],
  anatomy: [
    ['List', 'tiles with a gap of 2 px, up to the edge of a phone', 'ul'],
    ['Tile', 'a ProductCard', 'li:first-child article'],
    [
      'Next tile',
      '2 px beside it, in 2, 3 or 4 columns; rows are 32 px apart on a phone, 56 px on a wide screen',
      'li:nth-child(2) article',
    ],
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
    'Cards of a row are as tall as the one with the longest name.',
  ],
  related: {
    ProductCard: 'one tile of it',
    LoadMore: 'the rest of the listing, below it',
    FilterPanel: 'the filters beside it',
    Grid: 'cells of other content',
  },
};
