/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type FilterGroup, FilterPanel } from '../filter-panel/index.ts';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { listing } from '../product-card/example-products.ts';
import { ProductCard, ProductCardSkeleton } from '../product-card/index.ts';
import { ProductGrid, type ProductGridProps } from './index.ts';
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

const black = { name: 'Чёрный', hex: '#26262A' };
const cream = { name: 'Кремовый', hex: '#E9DFC8' };
const green = { name: 'Зелёный', hex: '#2F5A48' };

const Sneakers = (props: Omit<ProductGridProps, 'children'>) => (
  <ProductGrid {...props}>
    <ProductCard
      href="/products/slope-2"
      picture="slope-white"
      brand="Nordkvart"
      name="Кроссовки Slope 2"
      price={1_249_000}
      colours={[cream, black]}
    />
    <ProductCard href="/products/pace-low" picture="runner-orange" brand="Versta 76" name="Кроссовки Pace Low" price={1_179_000} />
    <ProductCard
      href="/products/slope-2-suede"
      picture="slope-green"
      brand="Nordkvart"
      name="Кроссовки Slope 2 Suede"
      price={1_449_000}
      colours={[green, black]}
    />
    <ProductCard href="/products/depo" picture="high-cream" brand="Линия 14" name="Высокие кеды «Депо»" price={989_000} />
  </ProductGrid>
);

/**
 * 2 columns, 3 from 768 px, 4 from 1024 px. A card with a single colour keeps the line for colours empty, so that the names of a row align.
 */
export const Products: Story = {
  parameters: undrawn,
  args: { label: 'Кроссовки и\u00a0кеды' },
  render: (args) => <Sneakers {...args} />,
};

/** A page of a listing, with all that a card may have. */
export const Listing: Story = {
  tags: ['layout-768', '!autodocs'],
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
  args: { columns: 3, label: 'Кроссовки' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-6)' }}>
        <div style={{ flex: '1 1 180px' }}>
          <FilterPanel groups={filters} total={128} action="/shoes" />
        </div>
        <div style={{ flex: '4 1 600px', minWidth: 0 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  render: (args) => (
    <ProductGrid {...args}>
      <ProductCard href="/products/slope-2" picture="slope-white" brand="Nordkvart" name="Кроссовки Slope 2" price={1_249_000} />
      <ProductCard href="/products/pace-low" picture="runner-orange" brand="Versta 76" name="Кроссовки Pace Low" price={1_179_000} />
      <ProductCard
        href="/products/slope-2-suede"
        picture="slope-green"
        brand="Nordkvart"
        name="Кроссовки Slope 2 Suede"
        price={1_449_000}
      />
    </ProductGrid>
  ),
};

/** `loading` says that the list is busy; each `ProductCardSkeleton` holds the place of a card. */
export const Loading: Story = {
  args: { loading: true, label: 'Кроссовки' },
  render: (args) => (
    <ProductGrid {...args}>
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Кроссовки' })).toHaveAttribute('aria-busy', 'true');
  },
};

/**
 * A skeleton is as tall as a card with a name of one line and two lines of prices, so that the page shifts little: only a longer name, or
 * an old price that wraps, makes a row one line taller.
 */
export const SkeletonBesideCard: Story = {
  ...docsOnly,
  args: { label: 'Кеды', style: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', alignItems: 'start' } },
  render: (args) => (
    <ProductGrid {...args}>
      <ProductCardSkeleton />
      <ProductCard
        href="/products/depo"
        picture="high-cream"
        brand="Линия 14"
        name="Кеды «Депо»"
        price={989_000}
        memberPrice={890_000}
        colours={[cream, black]}
      />
      <ProductCard
        href="/products/trek"
        picture="high-cream"
        brand="Линия 14"
        name="Утеплённые высокие кеды на рифлёной подошве"
        price={1_290_000}
        memberPrice={1_160_000}
        colours={[cream, black]}
      />
    </ProductGrid>
  ),
  play: async ({ canvasElement }) => {
    const [skeletonHeight, cardHeight] = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect().height);
    // The picture of a card may have a fractional height, which browsers round.
    await expect(skeletonHeight).toBeCloseTo(cardHeight ?? 0, 1);
  },
};

/** Outlines the box of the grid, which extends over the gutter on a phone. */
const withOutline = css({ '& > ul': { border: '1px dashed var(--meet-border)' } });

/** A single product keeps the width of its column. The dashed line is the edge of the grid. */
export const OneCard: Story = {
  parameters: undrawn,
  args: { label: 'Избранное' },
  decorators: [
    (Story) => (
      <div css={withOutline}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <ProductGrid {...args}>
      <ProductCard href="/products/slope-2" picture="slope-white" brand="Nordkvart" name="Кроссовки Slope 2" price={1_249_000} />
    </ProductGrid>
  ),
};

/** The cards of the first example, with a mark on the gap in the middle of the grid, which exists with 2 and 4 columns. */
export const WithSeam: Story = {
  ...docsOnly,
  args: { ...Products.args },
  render: (args) => <Sneakers {...args} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <Story />
        <span data-seam="" style={{ position: 'absolute', insetBlock: 0, insetInlineStart: 'calc(50% - 1px)', width: 2 }} />
      </div>
    ),
  ],
};

/** The grid on a phone, in two columns. */
export const Mobile: Story = { ...docsOnly, globals: { viewport: { value: 'mobile' } } };

/** Two columns, because a figure is too narrow for those of a wide screen. */
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** Adds the next section, which moves down if the products take more room than their skeletons. */
const withNextSection: Decorator = (Story) => (
  <>
    <Story />
    <Heading level={2} size="small" style={{ marginTop: 'var(--meet-space-4)' }}>
      Вы смотрели
    </Heading>
  </>
);

export const Skeletons: Story = {
  ...docsOnly,
  args: { loading: true, label: 'Кроссовки', style: twoColumns },
  decorators: [withNextSection],
  render: (args) => (
    <ProductGrid {...args}>
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};

export const OneLoader: Story = {
  ...docsOnly,
  decorators: [withNextSection],
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'center', padding: 'var(--meet-space-6)' }}>
      <Icon name="loader" />
    </div>
  ),
};

const slopeCard = (
  <ProductCard href="/products/slope-2" picture="slope-white" brand="Nordkvart" name="Кроссовки Slope 2" price={1_249_000} />
);
const paceCard = (
  <ProductCard href="/products/pace-low" picture="runner-orange" brand="Versta 76" name="Кроссовки Pace Low" price={1_179_000} />
);

export const TouchingTiles: Story = {
  ...docsOnly,
  args: { style: twoColumns },
  render: (args) => (
    <ProductGrid {...args}>
      {slopeCard}
      {paceCard}
    </ProductGrid>
  ),
};

const frame = { padding: 8, border: '1px solid var(--meet-border)' };

export const TilesApart: Story = {
  ...docsOnly,
  args: { style: { ...twoColumns, columnGap: 16 } },
  render: (args) => (
    <ProductGrid {...args}>
      <div style={frame}>{slopeCard}</div>
      <div style={frame}>{paceCard}</div>
    </ProductGrid>
  ),
};
