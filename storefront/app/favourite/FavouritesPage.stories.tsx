import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedCards } from '../catalog/product/product.canned.ts';
import { cannedApi } from '../platform/graphql/canned-api.ts';
import { pageStory } from '../shell/page-story.tsx';
import { FavouritesView } from './FavouritesView.tsx';

const meta = {
  title: 'Pages/Favourites',
  component: FavouritesView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FavouritesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const liked = pageStory({ path: '/favorites', remembered: { favourites: cannedCards.map(({ id }) => id) } });
const answered = cannedApi({ FavouriteProducts: { productList: cannedCards } });

/** All favourites, including a sold-out one. */
export const Page: Story = {
  decorators: [liked],
  beforeEach: answered,
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Избранное' }));
    await expect(list.getByText('Нет в наличии')).toBeVisible();
  },
};

/** A removed product leaves an undo button in its place. */
export const Removed: Story = {
  decorators: [liked],
  beforeEach: answered,
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Избранное' }));
    await userEvent.click(await list.findByRole('button', { name: 'В избранное: Высокие кеды «Депо»' }));
    const undo = await list.findByRole('button', { name: /^Вернуть/ });
    await waitFor(() => expect(undo).toHaveFocus());
    // A toast stays while the pointer is over it, so the picture does not depend on how long the story took.
    await userEvent.hover(await within(document.body).findByText('Убрано из избранного'));
  },
};

export const Empty: Story = {
  decorators: [pageStory({ path: '/favorites' })],
  beforeEach: cannedApi({ RecentlyBought: { recentlyBoughtProducts: cannedCards.slice(0, 4) } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('heading', { name: /^В\sизбранном пока пусто$/ })).toBeVisible();
    await expect(await main.findByRole('heading', { name: 'Недавно купили' })).toBeVisible();
  },
};
