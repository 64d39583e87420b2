import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { CartLine } from '../cart-line/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { PromoField } from '../promo-field/index.ts';
import { BonusRow, OrderSummary, OrderSums, OrderTotal } from './index.ts';
import { guide } from './OrderSummary.guide.ts';

const amounts = { count: 3, goods: 1_978_000, promo: 89_000, bonuses: 470, cashback: 921, total: 1_842_000 };
const freeText = 'Бесплатно';
const payButton = (
  <Button type="submit" size="large" wide>
    Оплатить 18&nbsp;420&nbsp;₽
  </Button>
);

const meta = {
  title: 'Shop/OrderSummary',
  id: 'kit-ordersummary',
  parameters: { guide },
  component: OrderSummary,
  subcomponents: { OrderSums, OrderTotal, BonusRow },
  args: { amounts, deliveryText: freeText, action: payButton },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const findValue = (canvas: ReturnType<typeof within>, term: string) => canvas.getByText(term).nextElementSibling;

/** Sums, total and button. Reductions, bonuses and cashback have a line only if they are not zero. */
export const Sums: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('region', { name: 'Ваш заказ' }));
    await expect(findValue(canvas, 'Товары, 3')).toHaveTextContent('19 780 ₽');
    await expect(findValue(canvas, 'Промокод')).toHaveTextContent('−890 ₽');
    await expect(findValue(canvas, 'Meet-бонусы')).toHaveTextContent('−470 ₽');
    await expect(findValue(canvas, 'Доставка')).toHaveTextContent('Бесплатно');
    await expect(findValue(canvas, 'Начислим кешбэк')).toHaveTextContent('921 бонус');
    await expect(canvas.getByRole('status')).toHaveTextContent('Итого 18 420 ₽');
    await expect(canvas.queryByText('Скидка')).toBeNull();
  },
};

/** Checkout: the items, the promo code, the bonuses, and the terms below the button. */
export const Checkout: Story = {
  tags: ['!autodocs'],
  args: {
    titleAction: (
      <Link href="/cart" variant="underlined">
        Изменить
      </Link>
    ),
    children: (
      <div>
        <CartLine
          href="/products/depo"
          brand="Линия 14"
          name="Высокие кеды «Депо»"
          picture="high-cream"
          size="Размер: 39&nbsp;EU"
          price={890_000}
          oldPrice={989_000}
          forMembers
          note="24&nbsp;ноября, вторник"
        />
        <CartLine
          href="/products/noon"
          brand="Halva Club"
          name="Сумка «Полдень»"
          picture="bag-tan"
          size="Один размер"
          price={1_088_000}
          note="12&nbsp;декабря, суббота"
        />
      </div>
    ),
    promoField: <PromoField state="success" code="ОСЕНЬ10" message="Скидка 10&nbsp;% на&nbsp;кеды" saving={89_000} />,
    bonusRow: <BonusRow max={1860} chosen={470} />,
    deliveryLabel: 'Доставка курьером',
    deliveryText: undefined,
    amounts: { ...amounts, count: 2, goods: 2_077_000, discount: 99_000, delivery: 88_500, total: 1_930_500 },
    action: (
      <Button size="large" wide>
        Оплатить 19&nbsp;305&nbsp;₽
      </Button>
    ),
    note: (
      <>
        Нажимая кнопку, вы&nbsp;принимаете{' '}
        <Link href="/offer" variant="underlined">
          публичную оферту
        </Link>
      </>
    ),
  },
};

/** In the cart the delivery price is still unknown. A guest is told how much member prices would save. */
export const Guest: Story = {
  args: {
    hideTitle: true,
    deliveryText: undefined,
    amounts: { count: 2, goods: 2_148_000, cashback: 644, total: 2_148_000 },
    memberSaving: 125_000,
    memberAction: (
      <LinkButton href="/login" variant="text" size="small">
        Войти
      </LinkButton>
    ),
    action: (
      <LinkButton href="/checkout" size="large" wide>
        Оформить заказ
      </LinkButton>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(findValue(canvas, 'Доставка')).toHaveTextContent('При оформлении');
    await expect(canvas.getByText(/По\sценам для\sсвоих дешевле на/)).toHaveTextContent('1 250 ₽');
  },
};

/** Newer amounts are loading. The old amounts stay, dimmed, and the button waits for the new total. */
export const Stale: Story = {
  args: {
    state: 'stale',
    action: (
      <Button size="large" wide loading>
        Оплатить
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText('18 420 ₽', { selector: 'b' })).toBeVisible();
  },
};

/** The delivery price is being calculated. The amounts that are available already are displayed. */
export const Calculating: Story = {
  args: {
    state: 'loading',
    amounts: { count: 3, goods: 1_978_000 },
    deliveryText: undefined,
    action: (
      <Button size="large" wide loading>
        Оплатить
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('19 780 ₽')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Итого\s*$/);
  },
};

/** No amount is available yet, so the button waits and names no amount. */
export const Loading: Story = {
  args: {
    state: 'loading',
    amounts: {},
    deliveryText: undefined,
    action: (
      <Button size="large" wide loading>
        Оплатить
      </Button>
    ),
  },
};

/** The delivery service does not respond, so a manager will agree on the price by phone. */
export const PriceByPhone: Story = {
  args: {
    deliveryText: 'По\u00a0телефону',
    totalLabel: 'Без\u00a0доставки',
    action: (
      <Button type="submit" size="large" wide>
        Оформить с&nbsp;перезвоном
      </Button>
    ),
  },
};

/** A paid order, with its pickup point. */
export const Paid: Story = {
  args: {
    title: 'Заказ №\u00a048\u00a0377',
    facts: [{ label: 'Пункт выдачи', value: 'Казань, ул.\u00a0Баумана,\u00a019' }],
    totalLabel: 'Оплачено',
    action: undefined,
  },
};

/**
 * `OrderSums` and `OrderTotal` as separate components: the drawer of the cart has the sums in its body, and the total with the button at
 * its bottom.
 */
export const Parts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-5)' }}>
      <OrderSums amounts={amounts} deliveryText={freeText} />
      <OrderTotal total={amounts.total} />
    </div>
  ),
};

/** `BonusRow` shows how many bonuses can pay for the order, how many are chosen, or that none can. */
export const BonusRows: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-5)' }}>
      <BonusRow max={1860} onOpen={fn()} />
      <BonusRow max={1860} chosen={470} onOpen={fn()} />
      <BonusRow max={0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Meet-бонусы Можно списать 1\s860\sбонусов$/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^Meet-бонусы Списываем 470 из\s1\s860.*−470\s₽$/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /списать нечего/ })).toBeDisabled();
  },
};

export const BonusRowAlone: Story = { ...docsOnly, render: () => <BonusRow max={1860} onOpen={fn()} /> };

/** The total is not known: a dash stands for it, and the button names no sum. */
export const WithoutTotal: Story = {
  ...docsOnly,
  args: {
    amounts: { count: 3, goods: 1_978_000 },
    deliveryText: undefined,
    action: (
      <LinkButton href="/checkout" size="large" wide>
        Оформить заказ
      </LinkButton>
    ),
  },
};

/** Large sums in a narrow column. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: {
    ...Checkout.args,
    amounts: { ...amounts, count: 28, goods: 128_978_000, discount: 12_978_000, delivery: 88_500, total: 115_952_500 },
    action: (
      <Button size="large" wide>
        Оплатить 1&nbsp;159&nbsp;525&nbsp;₽
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <OrderSummary {...args} />
    </div>
  ),
};

/**
 * A summary with all its parts, which the anatomy numbers, except the list of goods. The page applies the promo code and opens the choice
 * of bonuses.
 */
export const AllParts: Story = {
  parameters: undrawn,
  args: {
    titleAction: (
      <Link href="/cart" variant="underlined">
        Изменить
      </Link>
    ),
    promoField: <PromoField state="success" code="ОСЕНЬ10" saving={89_000} onApply={fn()} onClear={fn()} />,
    bonusRow: <BonusRow max={1860} chosen={470} onOpen={fn()} />,
    note: <span data-note="">Нажимая кнопку, вы&nbsp;принимаете оферту</span>,
  },
};

const cartAmounts = { count: 3, goods: 1_978_000, total: 1_978_000 };

export const ButtonWithSum: Story = {
  ...docsOnly,
  args: { amounts: cartAmounts, action: <Button wide>Оплатить 19&nbsp;780&nbsp;₽</Button> },
};

export const ButtonWithoutSum: Story = { ...docsOnly, args: { amounts: cartAmounts, action: <Button wide>Оплатить</Button> } };

const discountedAmounts = { count: 3, goods: 1_978_000, promo: 89_000, total: 1_889_000 };
const payDiscountedButton = <Button wide>Оплатить 18&nbsp;890&nbsp;₽</Button>;

export const FreeInWords: Story = { ...docsOnly, args: { amounts: discountedAmounts, action: payDiscountedButton } };

export const FreeAsZero: Story = { ...docsOnly, args: { amounts: { ...discountedAmounts, delivery: 0 }, action: payDiscountedButton } };
