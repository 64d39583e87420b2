import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type FilterGroup, FilterPanel } from '../filter-panel/index.ts';
import { Icon } from '../icon/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { listing } from '../product-card/example-products.ts';
import { ProductCard, ProductCardSkeleton } from '../product-card/index.ts';
import { ProductGrid } from './index.ts';
import { guide } from './ProductGrid.guide.ts';

const cards = listing.map((product) => <ProductCard key={product.href} {...product} onLike={fn()} onQuickAdd={fn()} />);

const meta = {
  title: 'Shop/ProductGrid',
  id: 'kit-productgrid',
  component: ProductGrid,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Кроссовки', children: cards },
  decorators: [
    (Story) => (
      <div
        style={{
          maxWidth: 'var(--meet-container)',
          marginInline: 'auto',
          padding: 'var(--meet-space-6) var(--meet-gutter)',
          overflowX: 'clip',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each product is a `ProductCard`. Its `picture` is a key, of which `PictureProvider` makes an address. */
export const Products: Story = {
  parameters: undrawn,
  args: {
    children: [
      <ProductCard key="slope" href="#slope-2" picture="slope-white" brand="Nordkvart" name="Кроссовки Slope&nbsp;2" price={1_249_000} />,
      <ProductCard
        key="pace"
        href="#pace-low"
        picture="runner-orange"
        brand="Versta&nbsp;76"
        name="Кроссовки Pace&nbsp;Low"
        price={1_179_000}
      />,
    ],
  },
};

/** 2 columns, 3 from 768 px, 4 from 1024 px. */
export const Listing: Story = {
  tags: ['layout-768'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(listing.length);
  },
};

const filters: FilterGroup[] = [
  {
    kind: 'list',
    title: 'Пол',
    name: 'sex',
    open: true,
    options: [
      { value: 'female', label: 'Женщинам', count: 128, checked: true },
      { value: 'male', label: 'Мужчинам', count: 211 },
      { value: 'unisex', label: 'Унисекс', count: 64 },
    ],
  },
];

/** `columns={3}`: beside open filters, also on a wide screen. */
export const BesideFilters: Story = {
  args: { columns: 3, label: 'Кроссовки', children: cards.slice(0, 3) },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-6)' }}>
      <div style={{ flex: '1 1 180px' }}>
        <FilterPanel groups={filters} total={128} action="#catalog" />
      </div>
      <div style={{ flex: '4 1 600px', minWidth: 0 }}>
        <ProductGrid {...args} />
      </div>
    </div>
  ),
};

/**
 * `loading` says that the list is busy. `ProductCardSkeleton` holds the places, in the size of a card with a name of one line, so that
 * little shifts: a longer name makes its row a line taller.
 */
export const Loading: Story = {
  args: {
    loading: true,
    label: 'Кроссовки',
    children: ['first', 'second', 'third', 'fourth'].map((key) => <ProductCardSkeleton key={key} />),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Кроссовки' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Goods take the room that their skeletons had. */
export const SkeletonBesideCard: Story = {
  ...docsOnly,
  args: { style: { alignItems: 'start' }, children: [<ProductCardSkeleton key="skeleton" />, cards[0]] },
  play: async ({ canvasElement }) => {
    const [skeleton, product] = within(canvasElement).getAllByRole('listitem');
    await expect(skeleton?.getBoundingClientRect().height).toBe(product?.getBoundingClientRect().height);
  },
};

/** A single product keeps the width of its column. */
export const OneCard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Кроссовки',
    children: (
      <ProductCard
        href="#slope-2"
        picture="slope-white"
        brand="Nordkvart"
        name="Кроссовки Slope&nbsp;2"
        price={1_249_000}
        onLike={fn()}
        onQuickAdd={fn()}
      />
    ),
  },
};

export const FourCards: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'Кроссовки', children: cards.slice(0, 4) },
};

/** On a phone. */
export const Mobile: Story = { ...docsOnly, globals: { viewport: { value: 'mobile' } } };

/** A figure is too narrow for the columns of a wide screen. */
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

export const TouchingTiles: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: listing.slice(0, 2).map((product) => <ProductCard key={product.href} {...product} />), style: twoColumns },
};

export const Skeletons: Story = {
  ...docsOnly,
  args: { loading: true, style: twoColumns, children: ['first', 'second'].map((key) => <ProductCardSkeleton key={key} />) },
};

export const OneLoader: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'center', padding: 'var(--meet-space-6)' }}>
      <Icon name="loader" />
    </div>
  ),
};

export const TilesApart: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    style: twoColumns,
    children: listing.slice(0, 2).map((product) => (
      <div key={product.href} style={{ margin: 8, padding: 8, border: '1px solid var(--meet-border)' }}>
        <ProductCard {...product} />
      </div>
    )),
  },
};
