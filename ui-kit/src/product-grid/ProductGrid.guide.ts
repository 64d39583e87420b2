import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A listing of ProductCard: four columns on a wide screen, `columns={3}` beside open filters. The screen counts, not the place of the grid.',
    'Favourites, results of a search, similar products.',
    'A few cards too: a single product keeps the width of its column, and the rest of a row stays empty.',
  ],
  avoid: [
    'No products: take EmptyState in its place.',
    'Other content: take Grid.',
    'Lines of a cart: take CartLine.',
    'Data that are compared: take Table.',
  ],
  comparisons: [
    {
      rule: 'While products load, skeletons hold their places. One loader for all of them lets the page jump when they come.',
      good: 'Skeletons',
      bad: 'OneLoader',
    },
    { rule: 'Tiles touch, so that products are compared without frames between them.', good: 'TouchingTiles', bad: 'TilesApart' },
  ],
  anatomy: [
    ['List', 'columns 2 px apart, up to the edges of a phone; rows 32 px apart there, 40 px from 768 px, 56 px from 1024 px', 'ul'],
    ['Tile', 'a ProductCard, as tall as its row', 'li:first-child article'],
    [
      'Price',
      'below the name: after a name of two lines it stands a line lower than its neighbours',
      'li:first-child article [data-price]',
    ],
  ],
  anatomyStory: 'FourCards',
  states: ['Listing', 'BesideFilters', 'Loading', 'SkeletonBesideCard', 'OneCard'],
  wideStates: ['Listing', 'BesideFilters', 'Loading', 'OneCard'],
  narrow: {
    story: 'FourCards',
    notes: [
      'Two columns that reach the edges of the screen; 3 from 768 px, 4 from 1024 px. These are widths of the screen: a grid in a narrow column of a wide page has as many.',
      'Names align in a row, because cards reserve the line of colours. Prices may not: a name of two lines moves its price down.',
    ],
  },
  writing: [
    { rule: 'The label names the listing.', good: 'Кроссовки, 128 товаров', bad: 'Список' },
    { rule: 'While it loads, the label stays that of the listing.', good: 'Кроссовки', bad: 'Загрузка…' },
  ],
  keyboard: [
    ['Tab', 'moves through each card, its link, heart and plus, row by row'],
    ['Enter', 'opens the product'],
    ['Enter, Space', 'on the heart or the plus: press it'],
  ],
  screenReader: [
    '«Кроссовки, список, 7 элементов», each an article; in Safari too, although the list has no bullets.',
    'Busy while `loading`; ProductCardSkeleton is hidden.',
    'Your part: announce how many were found, by LoadMore or a status.',
  ],
  language: [
    'The label comes from you; cards have their own texts and prices.',
    'Cards of a row are as tall as the one with the longest name.',
  ],
  related: {
    ProductCard: 'one tile of it, whose sums are in kopecks or cents; ProductCardSkeleton comes with it',
    Picture: 'PictureProvider, which comes with it, turns the keys of pictures in the code above (`slope-white`) into addresses',
    EmptyState: 'when nothing is found',
    LoadMore: 'the rest of the listing, below it',
    FilterPanel: 'the filters beside it',
    Grid: 'cells of other content',
  },
};
