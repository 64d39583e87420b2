import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedOrder } from '../page/order.canned.ts';
import { SandboxView } from './SandboxView.tsx';

const now = Date.parse('2026-11-23T09:05:50.000Z');

const meta = {
  title: 'Pages/Sandbox payment',
  component: SandboxView,
  decorators: [pageStory({ path: '/pay/1' })],
  parameters: { layout: 'fullscreen' },
  args: {
    payment: { id: '1', amount: 1_437_500, description: 'Заказ №\u00a048377', state: 'PENDING', returnUrl: '/orders/1?paid=1' },
    order: {
      uuid: '1',
      isEnded: false,
      canPay: true,
      payUntil: '2026-11-23T09:30:00.000Z',
      city: 'Казань',
      payment: { state: 'PENDING' },
      orderProductItems: cannedOrder({ status: 'AWAITING_PAY', payment: 'PENDING' }).publicOrder.orderProductItems,
      mayBeCalled: true,
      ownDetails: {
        canAskCall: true,
        email: 'anna@example.ru',
        remainder: { promoDiscount: 0, paidByBonuses: 0, deliveryPrice: 88_500 },
        deliveryMode: 'COURIER',
        addressDelivery: { city: 'Казань', street: 'ул. Щапова', house: '26', building: '', apartment: '14' },
        orderProductItems: cannedOrder({ status: 'AWAITING_PAY', payment: 'PENDING' }).ownOrder?.orderProductItems ?? [],
      },
    },
    now,
  },
} satisfies Meta<typeof SandboxView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/К.оплате 14.375/);
    await expect(main.getByRole('button', { name: /^Оплатить 14.375.₽$/ })).toHaveAttribute('value', 'PAY');
    await expect(main.getByText(/^Курьером: Казань, ул\. Щапова, /)).toBeVisible();
    await expect(main.getByText(/Деньги не.спишутся/)).toBeVisible();
    const terms = main.getAllByRole('term').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await expect(terms.slice(0, 4)).toEqual(['Магазин', 'За что', 'Вещи отложены', 'Получение']);
    await expect(main.getByText(/^до.12:30 по.Москве/)).toHaveTextContent(/ещё.25.минут$/);
    await expect(main.getByText(/^8.900.₽$/)).toBeVisible();
    await expect(main.getByText(/^885.₽$/)).toBeVisible();
    const test = within(main.getByRole('region', { name: /^Для.разработчиков: другой исход$/ }));
    await expect(test.getByRole('button', { name: 'Оплатить после срока' })).toHaveAttribute('value', 'PAY_LATE');
  },
};

/** The payment was already decided in another window, so the page has no buttons but a link back to the order. */
export const AlreadyPaid: Story = {
  args: { failureMessage: 'Платёж уже завершён, второй раз платить не\u00a0нужно.', decidedState: 'SUCCEEDED' },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const alert = main.getByRole('alert');
    await expect(alert).toHaveTextContent(/^Платёж уже завершён, второй раз платить не.нужно\.$/);
    await expect(alert.previousElementSibling).toBe(main.getByRole('heading', { level: 1 }));
    await expect(main.queryByRole('button')).toBeNull();
    await expect(main.getByRole('link', { name: /^Вернуться к.заказу$/ })).toBeVisible();
  },
};

/** The bank has declined the card. While the units are still reserved, the order can be paid again or confirmed by phone. */
export const Declined: Story = {
  args: {
    payment: { ...meta.args.payment, state: 'CANCELED' },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Оплата не.прошла$/ })).toBeVisible();
    await expect(main.getByText(/^Банк отклонил платёж, деньги не.списаны\. Попробуйте ещё.раз\.$/)).toBeVisible();
    await expect(main.getByText(/^до.12:30 по.Москве/)).toHaveTextContent(/ещё.25.минут$/);
    await expect(main.getByText(/Деньги не.спишутся/)).toBeVisible();
    const retry = main.getByRole('button', { name: /^Оплатить 14.375.₽$/ });
    await expect(retry.closest('form')).toHaveAttribute('action', '/orders/1/pay');
    const call = main.getByRole('button', { name: 'Перезвоните мне' });
    await expect(call).toHaveAttribute('value', 'call');
    await expect(call.closest('form')).toHaveAttribute('action', '/orders/1');
    await expect(main.getByRole('link', { name: /^Вернуться к.заказу$/ })).toHaveAttribute('href', '/orders/1');
  },
};

/** The payment was already made. The page names the next messages and links back to the order. */
export const Paid: Story = {
  args: {
    payment: { ...meta.args.payment, state: 'SUCCEEDED' },
    order: { ...meta.args.order, canPay: false, payment: { state: 'SUCCEEDED' } },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Оплачено 14.375.₽$/ })).toBeVisible();
    await expect(main.getByText(/^Оплата учебная: деньги не.списаны, чека не.будет\.$/)).toBeVisible();
    await expect(main.getByText(/^Подтверждение придёт на.anna@example\.ru\. О.каждом шаге напишем\.$/)).toBeVisible();
    await expect(main.queryByRole('button')).toBeNull();
    await expect(main.getByRole('link', { name: /^Вернуться к.заказу$/ })).toHaveAttribute('href', '/orders/1');
  },
};
