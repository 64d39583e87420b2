import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cannedRecentlyBought } from '../../catalog/product/product.canned.ts';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { OrdersView } from './OrdersView.tsx';
import { cannedOrders } from './orders.canned.ts';

const meta = {
  title: 'Pages/Orders',
  component: OrdersView,
  decorators: [pageStory({ path: '/account/orders', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: cannedApi({}),
  args: cannedOrders,
} satisfies Meta<typeof OrdersView>;

export default meta;
type Story = StoryObj<typeof meta>;

const getMain = (canvas: HTMLElement) => within(within(canvas).getByRole('main'));

/** Orders to pay, in transit with one unit cancelled, delivered and refunded. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('link', { name: /Ожидает оплаты до\s15:32/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\//),
    );
    await expect(main.getByRole('button', { name: /^Оплатить 18\s420/ })).toBeVisible();
    await expect(main.getByText(/^1\sвещь отменена, сумма без\sнеё$/)).toBeVisible();
    await expect(main.getByText(/^16\s495\s₽$/)).toBeVisible();
    await expect(main.getByText(/^В\sпродаже 1\sиз\s2$/)).toBeVisible();
    // Only received orders with units for sale have the button. An order in transit has a link to its page instead.
    await expect(main.getAllByRole('button', { name: /^Снова в\sкорзину/ })).toHaveLength(2);
    await expect(main.getByRole('link', { name: /^Где заказ №\s48213$/ })).toHaveTextContent('Где заказ?');
    await expect(main.getByText('+3')).toBeVisible();
    await expect(main.getByText(/^и\sещё 3\sтовара$/)).toBeInTheDocument();
    await expect(main.getByText(/^Всего 5\sзаказов$/)).toBeVisible();
  },
};

/** The second page of the completed orders. The links to other pages keep the filter. */
export const Paged: Story = {
  args: { ...cannedOrders, filter: 'completed', page: 2, orders: cannedOrders.orders.slice(2), totalPages: 4, totalItems: 33 },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('link', { name: 'Завершённые' })).toHaveAttribute('aria-current', 'true');
    await expect(main.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/account/orders?state=completed&page=3');
    await expect(main.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByText(/^Всего 33\sзаказа$/)).toBeVisible();
  },
};

/** No unit of the order can be bought again, because all were sold to other shoppers. */
export const Gone: Story = {
  args: {
    ...cannedOrders,
    failure: {
      orderId: cannedOrders.orders[2]?.uuid ?? '',
      text: 'Этих вещей больше нет в\u00a0продаже. Корзина осталась прежней.',
      isSoldOut: true,
    },
  },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const alert = main.getByRole('alert');
    await expect(alert).toHaveTextContent(/Корзина осталась прежней/);
    // A new attempt would fail as well, so there is no button.
    const row = within(alert.closest('li') as HTMLElement);
    await expect(row.queryByRole('button')).toBeNull();
    await expect(alert.nextElementSibling).toBe(row.getByRole('link', { name: /^Похожие вещи/ }));
    await expect(row.getByRole('link', { name: /^Похожие вещи: заказ №\s47804$/ })).toHaveAttribute('href', '/product/47804-0');
    await expect(main.getAllByRole('button', { name: /^Снова в\sкорзину/ })).toHaveLength(1);
  },
};

/** The shopper has not ordered yet, so there is nothing to filter. */
export const Empty: Story = {
  beforeEach: cannedApi({ RecentlyBought: { recentlyBoughtProducts: cannedRecentlyBought } }),
  args: { ...cannedOrders, orders: [], totalPages: 0, totalItems: 0 },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
    await expect(main.getByRole('link', { name: /покупками/ })).toHaveAttribute('href', '/catalog');
    await expect(main.queryByRole('link', { name: 'Завершённые' })).toBeNull();
    const bought = await main.findByRole('region', { name: 'Сейчас покупают' });
    // A tablet hides the fourth card.
    await expect(within(bought).getAllByRole('article', { hidden: true })).toHaveLength(4);
  },
};

/** No order is underway. The filter stays, so that one press leads to the other orders. */
export const NoneUnderway: Story = {
  args: { ...cannedOrders, filter: 'underway', orders: [], totalPages: 0, totalItems: 0 },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { name: /^Сейчас ничего не\sедет$/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Все' })).toHaveAttribute('href', '/account/orders');
    await expect(main.getByRole('link', { name: 'Завершённые заказы' })).toHaveAttribute('href', '/account/orders?state=completed');
  },
};
