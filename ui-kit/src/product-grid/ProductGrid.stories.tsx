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

/** Three columns beside open filters. */
export const BesideFilters: Story = { args: { columns: 3, label: 'Кроссовки' } };

/** The same boxes while loading, so nothing shifts. */
export const Loading: Story = {
  args: { loading: true, label: 'Кроссовки', children: listing.map(({ href }) => <ProductCardSkeleton key={href} />) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Кроссовки' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** On a phone. */
export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'mobile' } } };

export const TouchingTiles: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: listing.slice(0, 2).map((product) => <ProductCard key={product.href} {...product} />), columns: 3 },
};

export const TilesApart: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    columns: 3,
    children: listing.slice(0, 2).map((product) => (
      <div key={product.href} style={{ margin: 8, padding: 8, border: '1px solid var(--meet-border)' }}>
        <ProductCard {...product} />
      </div>
    )),
  },
};
