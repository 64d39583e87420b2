import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { listing } from '../product-card/example-products.ts';
import { ProductCard, ProductCardSkeleton } from '../product-card/index.ts';
import { ProductGrid } from './index.ts';
import { guide } from './ProductGrid.guide.ts';

const meta = {
  title: 'Shop/ProductGrid',
  id: 'kit-productgrid',
  component: ProductGrid,
  parameters: { guide, layout: 'fullscreen' },
  args: { children: listing.map((product) => <ProductCard key={product.href} {...product} onLike={fn()} onQuickAdd={fn()} />) },
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

/** 2 columns, 3 from 768 px, 4 from 1024 px. */
export const Listing: Story = {
  tags: ['layout-768'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(listing.length);
  },
};

/** `columns={3}`: beside open filters, also on a wide screen. */
export const BesideFilters: Story = { args: { columns: 3, label: 'Кроссовки' } };

/** `loading`: the same boxes before the products are there, so that nothing shifts. */
export const Loading: Story = {
  args: { loading: true, label: 'Кроссовки', children: listing.map(({ href }) => <ProductCardSkeleton key={href} />) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Кроссовки' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** On a phone. */
export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'mobile' } } };

/** A figure is too narrow for the columns of a wide screen. */
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

export const TouchingTiles: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: listing.slice(0, 2).map((product) => <ProductCard key={product.href} {...product} />), style: twoColumns },
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
