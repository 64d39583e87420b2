import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { Countdown } from '../countdown/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { OrderSummary } from '../order-summary/index.ts';
import { ResultPanel } from './index.ts';
import { guide } from './ResultPanel.guide.ts';

const orderWithFreeDelivery = (totalLabel: string) => (
  <OrderSummary
    title="Ваш заказ"
    facts={[{ label: 'Пункт выдачи', value: 'Казань, ул.\u00a0Баумана,\u00a019' }]}
    totalLabel={totalLabel}
    amounts={{ count: 3, goods: 1_978_000, promo: 89_000, bonuses: 470, total: 1_842_000 }}
    deliveryText="Бесплатно"
  />
);

const orderWithNumber = (totalLabel: string) => (
  <OrderSummary
    title="Заказ №&nbsp;48&nbsp;377"
    facts={[{ label: 'Пункт выдачи', value: 'Казань, ул.\u00a0Баумана,\u00a019' }]}
    totalLabel={totalLabel}
    amounts={{ count: 3, goods: 1_978_000, promo: 89_000, bonuses: 470, delivery: 0, total: 1_842_000 }}
  />
);

const meta = {
  title: 'Feedback/ResultPanel',
  id: 'kit-resultpanel',
  parameters: { guide },
  component: ResultPanel,
  args: { tone: 'success', title: 'Спасибо, заказ оплачен', overline: 'Заказ №\u00a048\u00a0377' },
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `success`: the panel says what happens next, and displays the earned bonuses and the order. */
export const Outcome: Story = {
  parameters: undrawn,
  args: {
    title: 'Заказ оплачен',
    children: (
      <p>
        Чек отправили на&nbsp;<b>anna@example.ru</b>. Заказ ждите 24&nbsp;ноября. О&nbsp;каждом шаге напишем.
      </p>
    ),
    actions: (
      <>
        <LinkButton href="/orders/48377" size="large">
          Следить за&nbsp;заказом
        </LinkButton>
        <LinkButton href="/catalog" variant="text">
          Вернуться в&nbsp;каталог
        </LinkButton>
      </>
    ),
    cashback: 921,
    aside: orderWithFreeDelivery('Оплачено'),
  },
};

/** `waiting`: the page requests the result from the bank by itself, and can be closed. */
export const Pending: Story = {
  ...docsOnly,
  args: {
    tone: 'waiting',
    title: 'Ждём ответа банка',
    waitText: 'Обычно это две минуты. Страница обновится сама.',
    children: <p>Её&nbsp;можно закрыть: напишем, как&nbsp;только узнаем. Платить второй раз не&nbsp;нужно.</p>,
    actions: (
      <>
        <Button variant="line" size="large">
          Проверить сейчас
        </Button>
        <LinkButton href="/orders/48377" variant="text">
          К&nbsp;заказу
        </LinkButton>
      </>
    ),
    aside: orderWithFreeDelivery('К\u00a0оплате'),
  },
};

const order = {
  // In a shop the server sends both times with the page, so they stay the same when the page renders again.
  heldUntil: Date.now() + 1_450_000,
  renderedAt: Date.now(),
};

/** `declined`: what did not happen, how long the goods are held, and another try. */
export const Refused: Story = {
  ...docsOnly,
  args: {
    tone: 'declined',
    title: 'Оплата не\u00a0прошла',
    children: (
      <p>
        Банк отклонил платёж, деньги не&nbsp;списаны. Вещи держим за&nbsp;вами ещё{' '}
        <Countdown until={order.heldUntil} now={order.renderedAt} />: попробуйте ещё раз или&nbsp;другой картой.
      </p>
    ),
    actions: (
      <>
        <Button size="large">Оплатить 18&nbsp;420&nbsp;₽</Button>
        <Button variant="text">Перезвоните мне</Button>
      </>
    ),
    aside: orderWithFreeDelivery('К\u00a0оплате'),
  },
};

/** Screen readers read a result that is on the page when the page loads, so `announced={false}` prevents a second announcement. */
export const WaitingOnLoad: Story = {
  parameters: undrawn,
  args: {
    tone: 'waiting',
    announced: false,
    title: 'Ждём ответа банка',
    waitText: 'Обычно это две минуты. Страница обновится сама.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Ждём ответа банка' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};

/** `success`: the title thanks and states the fact, and the text below it says the rest. */
export const Paid: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <p>
        Чек и&nbsp;подтверждение отправили на&nbsp;<b>anna@example.ru</b>. Две вещи ждите 24&nbsp;ноября, шарф&nbsp;— 12&nbsp;декабря.
        О&nbsp;каждом шаге напишем.
      </p>
    ),
    actions: (
      <>
        <LinkButton href="/orders/48377" size="large">
          Следить за&nbsp;заказом
        </LinkButton>
        <LinkButton href="/catalog" variant="text">
          Вернуться в&nbsp;каталог
        </LinkButton>
      </>
    ),
    cashback: 921,
    aside: orderWithNumber('Оплачено'),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Спасибо, заказ оплачен' });
    await expect(within(panel).getByText('+921')).toBeVisible();
    await expect(panel).toHaveTextContent('бонус придёт, когда вы получите заказ');
  },
};

/** The page requests the result from the bank by itself, and can be closed. */
export const Waiting: Story = {
  tags: ['!autodocs'],
  args: {
    tone: 'waiting',
    title: 'Ждём ответа банка',
    waitText: 'Обычно это две минуты. Страница обновится сама.',
    children: <p>Её&nbsp;можно закрыть: напишем, как&nbsp;только узнаем. Платить второй раз не&nbsp;нужно.</p>,
    actions: (
      <>
        <Button variant="line" size="large">
          Проверить сейчас
        </Button>
        <LinkButton href="/orders/48377" variant="text">
          К&nbsp;заказу
        </LinkButton>
      </>
    ),
    aside: orderWithNumber('К\u00a0оплате'),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')[0]).toHaveTextContent(/Ждём ответа банка/);
  },
};

/** `declined`: what did not happen, how long the goods are held, and another try. */
export const Declined: Story = {
  tags: ['!autodocs'],
  args: {
    tone: 'declined',
    title: 'Оплата не\u00a0прошла',
    announced: true,
    children: (
      <p>Банк отклонил платёж, деньги не&nbsp;списаны. Вещи держим за&nbsp;вами ещё 24:10: попробуйте ещё раз или&nbsp;другой картой.</p>
    ),
    actions: (
      <>
        <Button size="large">Оплатить 18&nbsp;420&nbsp;₽</Button>
        <Button variant="text">Перезвоните мне</Button>
      </>
    ),
    aside: orderWithNumber('К\u00a0оплате'),
  },
};

/** The time to pay has passed: the text says what has been cancelled and refunded. */
export const Late: Story = {
  args: {
    tone: 'declined',
    title: 'Время на\u00a0оплату вышло',
    children: (
      <p>
        Заказ отменён. Вещи, 470&nbsp;бонусов и&nbsp;промокод ОСЕНЬ10 вернулись в&nbsp;корзину. Если деньги всё же списались, вернём
        их&nbsp;на&nbsp;карту.
      </p>
    ),
    actions: (
      <LinkButton href="/cart" size="large">
        Открыть корзину
      </LinkButton>
    ),
  },
};

/** Only a title, without explanation or actions. */
export const Short: Story = { args: { headingLevel: 2, overline: undefined, title: 'Оплачено' } };

/**
 * One panel stays in the page with `announced`, and its `tone` and texts change, so that screen readers announce the outcome. The pressed
 * button disappears, so the focus moves to the panel when the panel has its new title.
 */
export const Answered: Story = {
  name: 'Controlled',
  parameters: undrawn,
  render: function PaymentResult() {
    const [isPaid, setPaid] = useState(false);
    const panel = useRef<HTMLElement>(null);
    useEffect(() => {
      if (isPaid) panel.current?.focus();
    }, [isPaid]);
    return (
      <ResultPanel
        ref={panel}
        tabIndex={-1}
        announced
        tone={isPaid ? 'success' : 'waiting'}
        overline="Заказ №&nbsp;48&nbsp;377"
        title={isPaid ? 'Заказ оплачен' : 'Ждём ответа банка'}
        waitText="Обычно это две минуты. Страница обновится сама."
        actions={
          isPaid ? (
            <LinkButton size="large" href="/orders/48377">
              Следить за&nbsp;заказом
            </LinkButton>
          ) : (
            <Button size="large" variant="line" onClick={() => setPaid(true)}>
              Проверить сейчас
            </Button>
          )
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    let titleAtFocus: string | null | undefined;
    const waiting = within(canvasElement).getByRole('region');
    waiting.addEventListener('focus', () => {
      titleAtFocus = within(waiting).getByRole('heading').textContent;
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Проверить сейчас' }));
    const panel = await within(canvasElement).findByRole('region', { name: 'Заказ оплачен' });
    await expect(panel).toHaveFocus();
    await expect(titleAtFocus).toBe('Заказ оплачен');
    await expect(status).toHaveTextContent('Заказ оплачен');
    await expect(within(panel).getByRole('status')).toBe(status);
  },
};

const assemblyText = <p>Соберём до&nbsp;2&nbsp;декабря, о&nbsp;каждом шаге напишем.</p>;

const followOrder = (
  <LinkButton href="/orders/48377" size="large">
    Следить за&nbsp;заказом
  </LinkButton>
);

export const FactFirst: Story = { ...docsOnly, args: { title: 'Заказ оплачен', children: assemblyText, actions: followOrder } };

export const ThanksFirst: Story = {
  ...docsOnly,
  args: {
    title: 'Спасибо за\u00a0покупку!!!',
    children: <p>Ваш платёж успешно обработан. Мы&nbsp;рады, что&nbsp;вы&nbsp;с&nbsp;нами.</p>,
    actions: followOrder,
  },
};

export const OneInFront: Story = {
  ...docsOnly,
  args: {
    title: 'Заказ оплачен',
    children: assemblyText,
    actions: (
      <>
        {followOrder}
        <LinkButton href="/orders" variant="text">
          Все заказы
        </LinkButton>
        <LinkButton href="/" variant="text">
          На&nbsp;главную
        </LinkButton>
      </>
    ),
  },
};

export const ThreeWays: Story = {
  ...docsOnly,
  args: {
    title: 'Заказ оплачен',
    children: assemblyText,
    actions: (
      <>
        {followOrder}
        <LinkButton href="/orders" size="large">
          Все заказы
        </LinkButton>
        <LinkButton href="/" size="large">
          На&nbsp;главную
        </LinkButton>
      </>
    ),
  },
};
