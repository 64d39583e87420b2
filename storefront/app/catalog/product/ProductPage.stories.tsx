import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { ProductView } from './ProductView.tsx';
import { cannedProduct, cannedProductPage } from './product.canned.ts';

const meta = {
  title: 'Pages/Product',
  component: ProductView,
  args: cannedProductPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen: the button leads to the sizes and says why. */
export const Page: Story = {
  decorators: [pageStory({ path: '/product/slope-2-molochnyy' })],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Кроссовки Slope 2');
    await main.findByRole('heading', { name: /^Отзывы/ });
  },
};

/** Nothing is bought without a size: what is missing is said, and the focus is there. */
export const SizeMissing: Story = {
  // The page follows the focus, and how far it has come is no matter of a picture.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ path: '/product/slope-2-molochnyy' })],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'В\u00a0корзину' }));
    await expect(main.getByRole('alert')).toHaveTextContent('Выберите размер');
    await expect(main.getByRole('radio', { name: /^36/ })).toHaveFocus();
  },
};

/** A size at two speeds: both with their dates and prices, the cheaper one chosen. */
export const TwoSpeeds: Story = {
  decorators: [pageStory({ path: '/product/slope-2-molochnyy?size=41' })],
  play: async ({ canvasElement }) => {
    const delivery = within(within(canvasElement).getByRole('group', { name: 'Доставка' }));
    const [slow, fast] = delivery.getAllByRole('radio');
    await expect(slow).toBeChecked();
    await expect(fast).not.toBeChecked();
  },
};

/** Everything is gone: its page stays, with what is like it. */
export const SoldOut: Story = {
  decorators: [pageStory({ path: '/product/slope-2-molochnyy' })],
  args: {
    product: {
      ...cannedProduct,
      offers: [],
      priceDetails: null,
      sizes: cannedProduct.sizes.map((size) => ({ ...size, isAvailable: false })),
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('button', { name: 'В\u00a0корзину' })).toBeNull();
    await expect(main.getByRole('link', { name: /Смотреть раздел/ })).toHaveAttribute('href', '/catalog/krossovki');
  },
};

/** Reviews, the table of sizes and what is similar did not come: the page stands without them. */
export const PartsMissing: Story = {
  decorators: [pageStory({ path: '/product/slope-2-molochnyy?size=36' })],
  args: { reviews: null, grid: null, similar: null },
};
