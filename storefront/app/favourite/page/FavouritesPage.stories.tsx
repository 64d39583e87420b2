import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedCards, cannedRecentlyBought } from '../../catalog/product/product.canned.ts';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { AccountFavouritesView, type InitialFavourites } from './AccountFavouritesView.tsx';
import { favouritesPerPage, toRows } from './favourites-page.rules.ts';
import { GuestFavouritesView } from './GuestFavouritesView.tsx';

const meta = {
  title: 'Pages/Favourites',
  component: GuestFavouritesView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuestFavouritesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const withGuestFavourites = pageStory({ path: '/favorites', localStorageValues: { favourites: cannedCards.map(({ id }) => id) } });
const respondWithProducts = cannedApi({ FavouriteProducts: { productList: cannedCards } });

const ids = cannedCards.map(({ id }) => id);

/** The first favourite has become cheaper by 1,500 roubles, the second one dearer. */
const rows = toRows(
  cannedCards.map((product, index) => {
    const payable = product.priceDetails?.payable;
    const change = [150_000, -50_000][index] ?? 0;
    return { addedPrice: payable === undefined ? 989_000 : payable + change, product: { ...product, sizes: [] } };
  }),
);
const initial: InitialFavourites = { owner: 'anna', page: 1, ids, rows, totalPages: 1, totalItems: ids.length, removedProduct: null };

const manyIds = Array.from({ length: 2 * favouritesPerPage + 5 }, (_, index) => `${ids[index % ids.length]}-${index}`);
const manyRows = manyIds.slice(0, favouritesPerPage).flatMap((id, index) => {
  const row = rows[index % rows.length];
  return row ? [{ ...row, id, product: { ...row.product, id } }] : [];
});

const withAccountFavourites = (favourites: readonly string[] = ids) =>
  pageStory({ path: '/favorites', shell: { isSignedIn: true, favourites } });
const respondWithIds = (productIds: readonly string[] = ids) =>
  cannedApi({ AccountFavourites: { favouriteList: { userId: 'anna', productIds } } });

/** All favourites of a guest, including a sold-out product. */
export const Page: Story = {
  decorators: [withGuestFavourites],
  beforeEach: respondWithProducts,
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Избранное' }));
    await expect(list.getByText('Нет в наличии')).toBeVisible();
  },
};

/** A removed product leaves an undo button in its position. */
export const Removed: Story = {
  decorators: [withGuestFavourites],
  beforeEach: respondWithProducts,
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
  beforeEach: cannedApi({ RecentlyBought: { recentlyBoughtProducts: cannedRecentlyBought } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('heading', { name: /^В\sизбранном пока пусто$/ })).toBeVisible();
    await expect(await main.findByRole('heading', { name: 'Сейчас покупают' })).toBeVisible();
  },
};

/** The list of an account: what has become cheaper since it was added, and what is sold out. */
export const Account: Story = {
  decorators: [withAccountFavourites()],
  beforeEach: respondWithIds(),
  render: () => <AccountFavouritesView initial={initial} />,
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Избранное' }));
    await expect(list.getByText(/^Подешевело на\s1\s500\s₽$/)).toBeVisible();
    await expect(list.getAllByText(/^Подешевело/)).toHaveLength(1);
    await expect(list.getByText('Нет в наличии')).toBeVisible();
    await expect(list.getAllByRole('button', { name: /^В избранное/, pressed: true })).toHaveLength(ids.length);
  },
};

/** The first page of a long list. */
export const AccountPaged: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withAccountFavourites(manyIds)],
  beforeEach: respondWithIds(manyIds),
  render: () => <AccountFavouritesView initial={{ ...initial, ids: manyIds, rows: manyRows, totalPages: 3, totalItems: manyIds.length }} />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: /^Показать ещё/ })).toHaveAttribute('href', '/favorites?page=2');
  },
};

/** The page after a removal without JavaScript. */
export const AccountRemoved: Story = {
  decorators: [withAccountFavourites(ids.slice(1))],
  beforeEach: respondWithIds(ids.slice(1)),
  render: () => (
    <AccountFavouritesView
      initial={{
        ...initial,
        ids: ids.slice(1),
        rows: rows.slice(1),
        removedProduct: { id: 'runner-orange', name: 'Кроссовки для бега Pace Low' },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Вернуть/ })).toHaveAttribute('value', 'runner-orange');
  },
};

/** A full list that rejects another product, without JavaScript. */
export const AccountRefused: Story = {
  decorators: [withAccountFavourites()],
  beforeEach: respondWithIds(),
  render: () => (
    <AccountFavouritesView
      initial={initial}
      failureMessage="В&nbsp;избранном помещается не&nbsp;больше 500 товаров. Уберите что-нибудь, чтобы добавить ещё."
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/не\sбольше 500/);
  },
};

export const AccountEmpty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withAccountFavourites([])],
  beforeEach: cannedApi({
    AccountFavourites: { favouriteList: { userId: 'anna', productIds: [] } },
    RecentlyBought: { recentlyBoughtProducts: cannedRecentlyBought },
  }),
  render: () => <AccountFavouritesView initial={{ ...initial, ids: [], rows: [], totalPages: 0, totalItems: 0 }} />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('heading', { name: 'Сейчас покупают' })).toBeVisible();
  },
};
