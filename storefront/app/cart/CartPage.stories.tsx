import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedCards } from '../catalog/product/product.canned.ts';
import { cannedApi } from '../platform/graphql/canned-api.ts';
import { pageStory } from '../shell/page-story.tsx';
import { CartView } from './CartView.tsx';
import { cannedChangedQuote, cannedLines, cannedQuote } from './cart.canned.ts';

const full = pageStory({ path: '/cart', remembered: { cartItems: cannedLines } });

const meta = {
  title: 'Pages/Cart',
  component: CartView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two items to buy now and one saved for later. */
export const Page: Story = {
  decorators: [full],
  beforeEach: cannedApi({ CartQuote: cannedQuote }),
  play: async ({ canvasElement }) => {
    const sums = within(await within(canvasElement).findByRole('region', { name: 'Сумма' }));
    await expect(sums.getByRole('status')).toHaveTextContent('Итого 21 980 ₽');
  },
};

/** One item was bought by another shopper, one is no longer sold, and one has just been removed. */
export const Changed: Story = {
  decorators: [full],
  beforeEach: cannedApi({ CartQuote: cannedChangedQuote }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByText(/Куртка «Ветер», размер M/)).toBeVisible();
    await expect(main.getByText('Эту вещь уже купили')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Удалить: Кроссовки Slope 2' }));
    const undo = await main.findByRole('button', { name: /^Вернуть/ });
    await waitFor(() => expect(undo).toHaveFocus());
  },
};

export const Empty: Story = {
  decorators: [pageStory({ path: '/cart', remembered: { favourites: ['slope-white', 'bag-tan'] } })],
  beforeEach: cannedApi({ RecentlyBought: { recentlyBoughtProducts: cannedCards.slice(0, 4) } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const bought = await main.findByRole('heading', { name: 'Недавно купили' });
    await waitFor(() => expect(bought).toBeVisible());
    await expect(main.getByRole('link', { name: 'За покупками' })).toHaveAttribute('href', '/catalog');
  },
};

/** The prices failed to load. No outdated prices are shown. */
export const Failed: Story = {
  decorators: [full],
  beforeEach: cannedApi({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
