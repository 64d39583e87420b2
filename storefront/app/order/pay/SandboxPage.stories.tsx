import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedOrder } from '../page/order.canned.ts';
import { SandboxView } from './SandboxView.tsx';

const meta = {
  title: 'Pages/Sandbox payment',
  component: SandboxView,
  decorators: [pageStory({ path: '/pay/1' })],
  parameters: { layout: 'fullscreen' },
  args: {
    payment: { id: '1', amount: 1_842_000, description: 'Заказ №\u00a048377', state: 'PENDING', returnUrl: '/orders/1?paid=1' },
    order: {
      uuid: '1',
      isEnded: false,
      canPay: true,
      payUntil: null,
      city: 'Казань',
      payment: { state: 'PENDING' },
      orderProductItems: cannedOrder({ status: 'AWAITING_PAY', payment: 'PENDING' }).publicOrder.orderProductItems,
      ownDetails: {
        deliveryMode: 'PICKUP',
        addressDelivery: { city: 'Казань', street: 'ул. Баумана, 44', house: '', building: '', apartment: '' },
        orderProductItems: cannedOrder({ status: 'AWAITING_PAY', payment: 'PENDING' }).ownOrder?.orderProductItems ?? [],
      },
    },
    now: Date.parse('2026-11-23T09:05:50.000Z'),
  },
} satisfies Meta<typeof SandboxView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/К.оплате 18.420/);
    await expect(main.getByRole('button', { name: /^Оплатить 18.420.₽$/ })).toHaveAttribute('value', 'PAY');
    await expect(main.getByText('Пункт выдачи: Казань, ул. Баумана, 44')).toBeVisible();
    await expect(main.getByText(/^8.900.₽$/)).toBeVisible();
    const test = within(main.getByRole('region', { name: 'Показать другой исход' }));
    await expect(test.getByRole('button', { name: 'Оплатить после срока' })).toHaveAttribute('value', 'PAY_LATE');
  },
};

/** The payment was decided in another window: nothing is left but the way back. */
export const AlreadyPaid: Story = {
  args: { failed: 'Платёж уже завершён, второй раз платить не\u00a0нужно.', decidedState: 'SUCCEEDED' },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent(/^Платёж уже завершён, второй раз платить не.нужно\.$/);
    await expect(main.queryByRole('button')).toBeNull();
    await expect(main.getByRole('link', { name: /^Вернуться к.заказу$/ })).toBeVisible();
  },
};

/** The bank has refused the card: the order can be paid once more. */
export const Declined: Story = {
  args: { payment: { ...meta.args.payment, state: 'CANCELED' } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('Оплата отклонена')).toBeVisible();
    await expect(main.queryByRole('button')).toBeNull();
    await expect(main.getByRole('link', { name: /^Вернуться к.заказу$/ })).toHaveAttribute('href', '/orders/1');
  },
};

/** The payment was decided before: only the link back remains. */
export const Paid: Story = {
  args: {
    payment: { ...meta.args.payment, state: 'SUCCEEDED' },
    order: { ...meta.args.order, canPay: false, payment: { state: 'SUCCEEDED' } },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('Оплачено')).toBeVisible();
    await expect(main.queryByRole('button')).toBeNull();
    await expect(main.getByRole('link', { name: /^Вернуться к.заказу$/ })).toHaveAttribute('href', '/orders/1');
  },
};
