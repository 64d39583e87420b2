import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A listing of ProductCard: four columns on a wide screen, `columns={3}` beside open filters.',
    'Favourites, results of a search, similar products.',
    'A few cards too: a single product keeps the width of its column, and the rest of a row stays empty.',
  ],
  avoid: [
    'No products: take EmptyState in its place.',
    'Cells of other content, such as articles: take Grid.',
    'Lines of a cart: take CartLine.',
    'Data that are compared: take Table.',
  ],
  comparisons: [
    {
      rule: 'While products load, skeletons hold their places. Below one loader for all of them, the rest of the page jumps when they come.',
      good: 'Skeletons',
      bad: 'OneLoader',
    },
    {
      rule: 'Cards stand in the grid as they are, 2 px apart. A frame around each takes width from the pictures and separates what is compared.',
      good: 'TouchingTiles',
      bad: 'TilesApart',
    },
  ],
  anatomy: [
    [
      'List',
      'as wide as its place, and on phones up to the edges of the screen. Rows are 32 px apart, 40 px from 768 px, 56 px from 1024 px',
      'ul',
    ],
    ['Cell', 'one ProductCard, as tall as its row', 'li:nth-child(2)'],
    ['Space between columns', '2 px, so that the pictures of a row are one band', '[data-seam]'],
  ],
  anatomyStory: 'WithSeam',
  stateStories: ['Products', 'BesideFilters', 'Loading', 'OneCard', 'SkeletonBesideCard'],
  statesInOwnRow: ['Products', 'BesideFilters', 'Loading', 'OneCard', 'SkeletonBesideCard'],
  codeExamples: [
    {
      title: 'Products that load',
      note: 'The heading names the list. Skeletons stand there until the products have come.',
      language: 'tsx',
      code: `import { Heading } from '@meet/ui-kit/heading';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '@meet/ui-kit/product-card';
import { ProductGrid } from '@meet/ui-kit/product-grid';

function Listing({ products }: { products: ProductCardProps[] | undefined }) {
  return (
    <>
      <Heading level={1} id="listing">
        Кроссовки
      </Heading>
      <p role="status">{products && plural(products.length, goodsForms)}</p>
      <ProductGrid aria-labelledby="listing" loading={!products}>
        {products
          ? products.map((product) => <ProductCard key={product.href} {...product} />)
          : [1, 2, 3, 4].map((place) => <ProductCardSkeleton key={place} />)}
      </ProductGrid>
    </>
  );
}`,
    },
  ],
  narrow: {
    story: 'Products',
    notes: [
      'Two columns that reach the edges of the screen; 3 from 768 px, 4 from 1024 px. These are widths of the screen: a grid in a narrow column of a wide page has as many.',
      'Prices of a row may stand at different heights: a name of two lines moves its price down.',
    ],
  },
  writing: [
    { rule: 'The label names the listing, as its heading does.', good: 'Кроссовки', bad: 'Список товаров' },
    { rule: 'While it loads, the label stays that of the listing.', good: 'Избранное', bad: 'Загружаем избранное…' },
    {
      rule: 'The number stands beside the heading, with its noun, and not in the label: it changes with each filter.',
      good: '128 товаров',
      bad: 'Найдено: 128',
    },
    { rule: 'A row of similar products says what joins them.', good: 'С этими брюками носят', bad: 'Рекомендации' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves through each card, its link, heart and plus, row by row'],
    ['Enter', 'on the link: opens the product'],
    ['Enter, Space', 'on the heart or the plus: press it'],
  ],
  screenReader: [
    '«Кроссовки, список, 4 элемента», each an article; in Safari too, although the list has no bullets.',
    'With `loading` the list is busy. Skeletons are hidden, so their items are empty.',
    'When skeletons give way to products nothing is announced, and the focus stays where it is.',
    'Your part: announce how many were found, by LoadMore or a status.',
  ],
  language: ['The label comes from you; cards have their own texts and prices.', 'A row is as tall as its card with the longest name.'],
  related: {
    ProductCard: 'one cell of it; ProductCardSkeleton comes with it',
    Picture: 'makes the addresses of the pictures, by PictureProvider',
    EmptyState: 'when nothing is found',
    LoadMore: 'the rest of the listing, below it',
    FilterPanel: 'the filters beside it',
    Grid: 'cells of other content',
  },
};
