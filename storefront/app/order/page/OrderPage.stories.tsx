import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { OrderView } from './OrderView.tsx';
import { cannedEndedOrder, cannedOrder, cannedPickup, cannedReadyOrder, cannedRefundedOrder, paidSums } from './order.canned.ts';

/** One unit comes from the shop's stock, the other one from a supplier. */
const justPaid = {
  status: 'AWAITING_RESPONSE_FROM_SUPPLIER',
  units: ['PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER'],
  payment: 'SUCCEEDED',
} satisfies Parameters<typeof cannedOrder>[0];

const meta = {
  title: 'Pages/Order',
  component: OrderView,
  decorators: [
    (Story, context) => {
      const shell = { isSignedIn: context.args.ownOrder !== null };
      return pageStory({ path: '/orders/0190a5e0-0000-7000-8000-000000048377', shell })(Story, context);
    },
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: cannedApi({}),
  args: cannedOrder(justPaid),
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Right after the payment. A single unit can be cancelled after a confirmation. */
export const Paid: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Спасибо, заказ оплачен' })).toBeVisible();
    const parts = within(main.getByRole('list', { name: 'Части заказа' })).getAllByRole('listitem');
    await expect(parts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Кроссовки Slope.2.— до.28.ноября$/),
      expect.stringMatching(/^Куртка «Ветер».— до.19.декабря$/),
    ]);
    // The progress of each part is displayed beside its units only.
    await expect(main.getByText(/^Собираем на.складе Meet$/)).toBeVisible();
    await expect(main.getByText(/^Ждём, когда продавец подтвердит наличие$/)).toBeVisible();
    await expect(main.getByText(/^Если вещи не.окажется у.продавца, вернём 4.590.₽ не.позже чем через 10.дней\.$/)).toBeVisible();
    await expect(main.getByText(/^Курьером: Казань, ул\. Щапова, /)).toBeVisible();
    await expect(main.getByText(/^anna@example\.ru,?$/)).toBeVisible();
    await expect(main.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
    const fold = main.getByText(/^Отменить заказ или.вещь$/);
    await userEvent.click(fold);
    const options = main.getAllByRole('radio', { name: /Вернём \d/ });
    await expect(options.map((option) => option.closest('label')?.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Кроссовки Slope 2, размер 41Вернём 8 900 ₽',
      'Куртка «Ветер», размер MВернём 4 590 ₽',
      'Весь заказВернём 14 375 ₽',
    ]);
    const cancel = main.getByRole('button', { name: 'Да, отменить' });
    await expect(cancel).toBeVisible();
    await expect(main.getByText(/^Деньги вернём на.карту .*не.позже чем через 10.дней\./)).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: /^Не.отменять$/ }));
    await expect(cancel).not.toBeVisible();
    await expect(fold).toHaveFocus();
    fold.blur();
    await expect(main.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/account/orders');
  },
};

/** Right after the payment of an order to a pickup point. Below the days are the address of the point, its hours and a link to a map. */
export const PaidPickup: Story = {
  tags: ['layout-768'],
  args: cannedOrder({ ...justPaid, full: cannedPickup }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Спасибо, заказ оплачен' })).toBeVisible();
    await expect(main.getByText(/^Пункт выдачи: Казань, ул\. Баумана, 44$/)).toBeVisible();
    await expect(main.getByText('ежедневно 10:00–21:00')).toBeVisible();
    await expect(main.getByText(/Напишем, когда заказ придёт и.до.какого дня его забрать\.$/)).toBeVisible();
    await expect(main.getByRole('link', { name: /^Показать на.карте$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('yandex.ru/maps'),
    );
  },
};

/** An order that was placed but not paid: the deadline of the payment, and the actions of the shopper. */
export const ToPay: Story = {
  args: cannedOrder({ status: 'AWAITING_PAY', payment: 'NONE' }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('button', { name: /^Оплатить 14.375/ })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Перезвоните мне' })).toBeVisible();
    await expect(main.getByText(/^Вещи отложены для.вас/)).toHaveTextContent(/^Вещи отложены для.вас до.12:30 по.Москве, ещё.30.минут$/);
  },
};

export const Declined: Story = {
  args: cannedOrder({
    status: 'AWAITING_PAY',
    payment: 'DECLINED',
    full: { payment: { state: 'DECLINED', declinedReason: 'На\u00a0карте не\u00a0хватило денег. Попробуйте другую карту.' } },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Оплата не.прошла$/ })).toBeVisible();
    await expect(main.getByText(/не.хватило денег/)).toBeVisible();
    // The hours of calls stand beside the button that requests one, and no link leads away from the payment.
    const note = main.getByText(/^Менеджер позвонит с.10 до.20 по.Москве, вещи отложим на.24.часа\.$/);
    await expect(note.parentElement).toContainElement(main.getByRole('button', { name: 'Перезвоните мне' }));
    await expect(main.queryByRole('link', { name: /^Вернуться в.каталог$/ })).toBeNull();
  },
};

/** The shopper has come back from the payment before the bank has responded. */
export const Waiting: Story = {
  args: { ...cannedOrder({ status: 'AWAITING_PAY', payment: 'PENDING' }), isBackFromPayment: true },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Ждём ответа банка' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Проверить сейчас' })).toBeVisible();
    await expect(main.getByText('Проверяем оплату')).toBeVisible();
    await expect(main.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
  },
};

/** The payment service did not respond when the shopper wanted to pay. */
export const PaymentSilent: Story = {
  args: { ...cannedOrder({ status: 'AWAITING_PAY', payment: 'NONE' }), isPaymentServiceDown: true },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Оплатить пока не.получилось$/ })).toBeVisible();
    await expect(main.getByText(/^Платёжная служба не.отвечает\. Деньги не.списаны\./)).toBeVisible();
  },
};

/** A confirmation by phone needs a number that the account has confirmed. */
export const NoPhone: Story = {
  args: { ...cannedOrder({ status: 'AWAITING_PAY', payment: 'DECLINED' }), mayBeCalled: false },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const uuid = '0190a5e0-0000-7000-8000-000000048377';
    await expect(main.getByRole('link', { name: /^Подтвердить телефон/ })).toHaveAttribute('href', `/account?order=${uuid}`);
    await expect(main.queryByRole('button', { name: 'Перезвоните мне' })).toBeNull();
    await expect(main.getByText(/^Номер ещё не.подтверждён\. Менеджер позвонит с.10 до.20 по.Москве/)).toBeVisible();
  },
};

/** A paid order that was cancelled as a whole. The page describes the refund and names neither days nor cashback. */
export const Refunded: Story = {
  args: cannedRefundedOrder,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/^Вы.отменили его 25.ноября\. Вернули 14.375.₽ 26.ноября на.карту или счёт/)).toBeVisible();
    // The units and the delivery add up to the refund.
    await expect(main.getByText(/^Доставка: вернули 885.₽$/)).toBeVisible();
    await expect(main.queryByText(/До.28.ноября|кешбэк/)).toBeNull();
  },
};

export const Ended: Story = {
  args: cannedEndedOrder,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Время на.оплату вышло$/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/cart');
    await expect(main.getByText(/Если деньги всё.же списались, вернём их/)).toBeVisible();
    await expect(main.getAllByText(/^Отмен/, { selector: 'p > span' })).toHaveLength(1);
    await expect(main.queryByText(/оплачено в.срок/)).toBeNull();
    await expect(main.getByText(/^Не.оплачен$/)).toBeVisible();
  },
};

const inTransit = cannedOrder({
  status: 'TRANSFERRED_TO_LOGISTICS_CENTER',
  units: ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_TO_LOGISTICS_CENTER'],
  payment: 'SUCCEEDED',
});

/** Units at different steps: each has its own stages, and the one that was handed over has a track code. */
export const OnTheWay: Story = {
  args: inTransit,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Приедет двумя частями' })).toBeVisible();
    await expect(main.getByText(/^Кроссовки Slope.2.— до.28.ноября$/)).toBeVisible();
    await expect(main.getByText(/^Логистический центр готовит отправку на.склад Meet\. Напишем, когда посылка будет/)).toBeVisible();
    const [first, second] = main.getAllByRole('list', { name: 'Этапы' });
    if (!first || !second) throw new Error('each unit has its stages');
    await expect(first.querySelector('[aria-current="step"]')).toHaveTextContent(/^Сейчас: Доставка/);
    await expect(within(second).getByText(/^Выход с.таможни/)).toBeVisible();
    await expect(within(second).getByText(/^до.19.декабря$/)).toHaveAttribute('datetime', '2026-12-19');
    await expect(await main.findAllByRole('button', { name: 'Скопировать трек-номер' })).toHaveLength(1);
    // Nothing has arrived that could be sent back.
    await expect(main.getAllByText(/^Отказаться от.вещи$/)).toHaveLength(2);
    await expect(main.queryByText('Вернуть вещь')).toBeNull();
    await expect(main.getByRole('link', { name: /^Связаться/ })).toHaveAttribute('href', '/info/contacts');
  },
};

/** One unit has been delivered with its share of the cashback, the other one is in customs. */
export const Customs: Story = {
  args: cannedOrder({
    status: 'CUSTOMS_CLEARANCE_IN_TURKEY',
    units: ['DELIVERED', 'CUSTOMS_CLEARANCE_IN_TURKEY'],
    payment: 'SUCCEEDED',
    full: { remainder: { ...paidSums, units: 2, cashbackToCome: 137 } },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/^Кроссовки Slope.2.— у.вас с.27.ноября$/)).toBeVisible();
    await expect(main.getByText(/^Получено 27.ноября$/)).toBeVisible();
    await expect(main.getByText(/^267.бонусов$/)).toBeVisible();
    await expect(main.getByText(/^137.бонусов$/)).toBeVisible();
    await expect(main.getByText(/^Вернуть вещь до.11.декабря$/)).toBeVisible();
    await userEvent.click(main.getByText('Все этапы'));
    await expect(main.getByText('Скрыть этапы')).toBeVisible();
    await expect(main.getAllByRole('list', { name: 'Этапы' })[1]).toBeVisible();
  },
};

/** An order that is ready for pickup: where, until when and with which number it is collected. No day of arrival is named any more. */
export const Ready: Story = {
  args: cannedReadyOrder,
  tags: ['layout-1024'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Можно забирать до\s10\sдекабря$/ })).toBeVisible();
    const panel = within(main.getByRole('region', { name: 'Как забрать' }));
    await expect(panel.getByRole('link', { name: /^\+7\s843/ })).toHaveAttribute('href', 'tel:+78432000000');
    await expect(panel.getByRole('link', { name: /^Показать на\sкарте$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/yandex\.ru\/maps/),
    );
    const label = panel.getByText('Назовите номер').getBoundingClientRect();
    await expect(panel.getByText('MEET-70000006').getBoundingClientRect().top).toBeGreaterThanOrEqual(label.bottom);
    // The stages of both units are folded.
    await expect(main.getAllByText('Все этапы')).toHaveLength(2);
  },
};

/** Everything has been delivered, with the cashback. Nothing can be paid or cancelled any more. */
export const Delivered: Story = {
  args: cannedOrder({
    status: 'DELIVERED',
    payment: 'SUCCEEDED',
    full: { remainder: { ...paidSums, units: 2, cashbackToCome: 0 } },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/^Вы.получили заказ частями: 27.ноября и.4.декабря\. Начислили 404.бонуса\.$/)).toBeVisible();
    await expect(main.getByText(/^Каждую вещь можно вернуть в\sтечение 14\sдней после получения\./)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Как вернуть' })).toHaveAttribute('href', '/info/offer/retail-sale');
    await expect(main.queryByText(/Отменить|Начислим/)).toBeNull();
    // The latest delivery comes first.
    const folds = main.getAllByText(/^Вернуть вещь/);
    await expect(folds.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Вернуть вещь до 11 декабря',
      'Вернуть вещь до 18 декабря',
    ]);
    await userEvent.click(folds[0] as HTMLElement);
    await userEvent.click(main.getAllByRole('radio', { name: /^Не\sподошёл размер$/ })[0] as HTMLElement);
    await expect(main.getByRole('link', { name: 'Посмотрите, какие есть' })).toHaveAttribute('href', '/product/slope-white');
    await expect(main.getAllByRole('radio', { name: /^Сдам в\sпункт выдачи$/ })[0]).toBeChecked();
    // Who pays for sending a unit back depends on the reason.
    await expect(main.getAllByText(/^Обратную доставку оплачиваете вы/)[0]).toBeVisible();
    await expect(main.getAllByText(/^Обратную доставку оплатим мы/)[0]).not.toBeVisible();
  },
};

const delivered = cannedOrder({
  status: 'DELIVERED',
  payment: 'SUCCEEDED',
  full: { remainder: { ...paidSums, units: 2, cashbackToCome: 0 } },
});

/** The shopper has requested to return one of two units: what happens next, and by when the money is refunded. */
export const ReturnRequested: Story = {
  args: {
    ...delivered,
    ownOrder: delivered.ownOrder && {
      ...delivered.ownOrder,
      orderProductItems: delivered.ownOrder.orderProductItems.map((line, index) =>
        index === 0
          ? {
              ...line,
              canRequestReturn: false,
              canWithdrawReturn: true,
              returnRequestedAt: '2026-12-05T09:00:00.000Z',
              returnReason: 'SIZE' as const,
              returnMethod: 'PICKUP_POINT' as const,
              refundBy: '2026-12-15',
            }
          : line,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/^Заявку на\sвозврат получили 5\sдекабря$/)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Возвращаете часть заказа' })).toBeVisible();
    await expect(main.getByRole('group', { name: /^Возвращаете, сдать до\s11\sдекабря$/ })).toBeVisible();
    await expect(main.getByText(/^Получено 27\sноября$/)).toBeVisible();
    await expect(main.getByRole('link', { name: /^Найти пункт СДЭК$/ })).toHaveAttribute('href', expect.stringMatching(/yandex\.ru\/maps/));
    await expect(main.getByRole('list', { name: 'Что дальше' })).toHaveTextContent(
      /пункт выдачи СДЭК до\s11\sдекабря и\sназовите .*Не\sпозже 15\sдекабря/,
    );
    await expect(main.getAllByText(/^Вернуть вещь/)).toHaveLength(1);
    const task = main.getByText(/^Сдайте до\s11\sдекабря, деньги вернём не\sпозже 15\sдекабря\.$/);
    await expect(getComputedStyle(task).color).toBe(getComputedStyle(main.getByRole('heading', { level: 1 })).color);
    await expect(
      main.getByText(/^Вы\sполучили заказ частями: 27\sноября и\s4\sдекабря\. Начислили 404\sбонуса, из\sних 267 спишем после возврата\.$/),
    ).toBeVisible();
    const fold = main.getByText('Отменить заявку');
    await userEvent.click(fold);
    await expect(main.getByRole('button', { name: 'Да, отменить заявку' })).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: /^Не\sотменять$/ }));
    fold.blur();
  },
};

const partlyRefunded = cannedOrder({
  status: 'HANDED_OVER_FOR_DELIVERY',
  units: ['HANDED_OVER_FOR_DELIVERY', 'ISSUED_REFUND'],
  payment: 'SUCCEEDED',
});

/** The supplier no longer had one unit, and its price was refunded. */
export const PartlyRefunded: Story = {
  args: {
    ...partlyRefunded,
    ownOrder: partlyRefunded.ownOrder && {
      ...partlyRefunded.ownOrder,
      refunded: 459_000,
      refundedAt: '2026-11-26T09:00:00.000Z',
      due: { money: 459_000, bonuses: 0 },
      remainder: { ...paidSums, goods: 989_000, totalPrice: 978_500, cashback: 267, units: 1, cashbackToCome: 267 },
      orderProductItems: partlyRefunded.ownOrder.orderProductItems.map((line) =>
        line.status === 'ISSUED_REFUND' ? { ...line, cancelReason: 'SUPPLIER_REFUSED' as const } : line,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Приедет не.весь заказ$/ })).toBeVisible();
    await expect(main.getByRole('group', { name: 'Отменено' })).toHaveTextContent(/Продавец не.подтвердил наличие/);
    await expect(main.getAllByRole('list', { name: 'Этапы' })).toHaveLength(1);
    await expect(main.getByText(/^Куртка «Ветер».— не.приедет$/)).toBeVisible();
    await expect(main.getByText(/^Вернули 4.590.₽ 26.ноября на.карту/)).toBeVisible();
    for (const amount of [/^14.375.₽$/, /^−4.590.₽$/]) await expect(main.getByText(amount)).toBeVisible();
    await expect(main.getByText(/^9.785.₽$/, { selector: '[role="status"] > b' })).toBeVisible();
  },
};

/** A promised day has passed. The page names the late unit and what the shopper may do, and does not repeat the promise. */
export const Late: Story = {
  args: cannedOrder({
    status: 'SHIPPED_TO_RUSSIA_STOCK_MEET',
    units: ['HANDED_OVER_FOR_DELIVERY', 'SHIPPED_TO_RUSSIA_STOCK_MEET'],
    payment: 'SUCCEEDED',
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Часть заказа задерживается' })).toBeVisible();
    await expect(main.queryByText(/привезём/i)).toBeNull();
    const latePart = within(within(main.getByRole('list', { name: 'Части заказа' })).getAllByRole('listitem')[0] as HTMLElement);
    await expect(latePart.getByText(/^Кроссовки Slope.2$/)).toBeVisible();
    const news = latePart.getByText(
      /^Просим прощения: обещали до.28.ноября\. Новый день появится на.этой странице, отдельно о.нём не.пишем\. Курьер позвонит перед доставкой\. .*отказаться: вернём 8.900.₽ не.позже чем через 10.дней\.$/,
    );
    // The text about a delay has the colour of a heading and is not muted.
    await expect(getComputedStyle(news).color).toBe(getComputedStyle(main.getByRole('heading', { level: 1 })).color);
    await expect(latePart.getByRole('link', { name: 'Отследить' })).toHaveAttribute('href', expect.stringContaining('cdek.ru'));
    await expect(latePart.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', '/info/contacts');
    // The shopper can decline the late unit beside the message about the delay, so the row of the unit has no such form.
    await expect(main.getAllByText(/^Отказаться от.вещи$/)).toHaveLength(2);
    const fold = latePart.getByText(/^Отказаться от.вещи$/);
    await userEvent.click(fold);
    await expect(latePart.getByRole('radio', { name: 'Передумали' })).toBeVisible();
    // The shopper does not have the unit yet, so there is nothing to send back.
    await expect(latePart.queryByText(/следов носки|Обратную доставку/)).toBeNull();
    await userEvent.click(latePart.getByRole('link', { name: 'Отмена' }));
    await expect(fold).toHaveFocus();
    fold.blur();
  },
};

/** An order that awaits a call of a manager, with the end of its reservation. */
export const Call: Story = {
  args: cannedOrder({ status: 'AWAITING_CALL', payment: 'NONE', full: { paymentType: 'CALL', canCancel: true } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/^Позвоним с.10 до.20 по.Москве на/)).toBeVisible();
    await expect(main.getByText(/^Вещи отложены для.вас/)).toHaveTextContent(/до.12:00 24.ноября по.Москве$/);
  },
};

/** What everybody with the link sees: the progress of the units, but no personal data, prices or track codes. */
export const Open: Story = {
  args: { ...inTransit, ownOrder: null },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('Казань')).toBeVisible();
    await expect(main.queryByText(/Ветрова|Щапова|anna@|₽/)).toBeNull();
    await expect(main.queryByText('Отменить заказ')).toBeNull();
    await expect(main.queryByText(/Трек|Напишем/)).toBeNull();
    await expect(main.getByRole('link', { name: 'Войдите' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Связаться/ })).toBeVisible();
    await expect(main.getAllByRole('list', { name: 'Этапы' })).toHaveLength(2);
  },
};
