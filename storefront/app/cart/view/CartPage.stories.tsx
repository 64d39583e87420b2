import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedCards, cannedRecentlyBought } from '../../catalog/product/product.canned.ts';
import { cannedCity, cannedDelivery, cannedPoint } from '../../delivery/delivery.canned.ts';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import {
  cannedAccountCart,
  cannedChangedQuote,
  cannedDearerQuote,
  cannedLines,
  cannedMemberQuote,
  cannedQuote,
  cannedReplacedQuote,
} from '../cart.canned.ts';
import { CartView } from './CartView.tsx';

const member = pageStory({ path: '/cart', shell: { isSignedIn: true } });

const full = pageStory({ path: '/cart', localStorageValues: { cartItems: cannedLines } });

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

const inKazan = pageStory({ path: '/cart', localStorageValues: { cartItems: cannedLines }, shell: { city: cannedCity } });

/** Resolves once the browser has reported whether an element is on screen, because the bottom bar of phones depends on that. */
const waitForObserver = (element: Element) =>
  new Promise<void>((resolve) => {
    if (typeof IntersectionObserver === 'undefined') return resolve();
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** A city is chosen, so the sums name the lowest price and the days of the delivery. */
export const ToCity: Story = {
  decorators: [inKazan],
  beforeEach: cannedApi({ CartQuote: cannedQuote, CityPoint: cannedPoint, DeliveryTo: cannedDelivery(['slope-white', 'bag-tan']) }),
  play: async ({ canvasElement }) => {
    const sums = within(await within(canvasElement).findByRole('region', { name: 'Сумма' }));
    await expect(await sums.findByText(/^от.585.₽, 26–29.ноября$/)).toBeVisible();
    await waitForObserver(sums.getByRole('link', { name: 'Оформить заказ' }));
  },
};

/** The delivery cannot be computed at the moment. The other sums and the button to the checkout are not affected. */
export const DeliverySilent: Story = {
  decorators: [inKazan],
  beforeEach: cannedApi({
    CartQuote: cannedQuote,
    CityPoint: cannedPoint,
    DeliveryTo: { errors: [{ message: 'Служба доставки не\u00a0отвечает.', extensions: { code: 'DELIVERY_UNAVAILABLE' } }] },
  }),
  play: async ({ canvasElement }) => {
    const sums = within(await within(canvasElement).findByRole('region', { name: 'Сумма' }));
    await expect(await sums.findByText(/^Служба доставки не.отвечает/)).toBeVisible();
    const order = sums.getByRole('link', { name: 'Оформить заказ' });
    await expect(order).toBeVisible();
    await waitForObserver(order);
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

/** The cart of a signed-in shopper, with a promo code, bonuses, and prices that have changed since the goods were added. */
export const Member: Story = {
  decorators: [member],
  beforeEach: cannedApi({ AccountCart: cannedAccountCart('ОСЕНЬ10'), CartQuote: cannedMemberQuote }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const sums = within(await main.findByRole('region', { name: 'Сумма' }));
    await expect(await sums.findByText(/^Промокод применён: −1\s998/)).toBeVisible();
    await expect(sums.getByRole('button', { name: /^Meet-бонусы.*−470/ })).toBeVisible();
    await expect(sums.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/checkout');
    await expect(main.getAllByText(/^Стало дешевле на/)).not.toHaveLength(0);
  },
};

/** The promo code was refused. The field keeps it and says why. */
export const PromoRefused: Story = {
  decorators: [member],
  beforeEach: cannedApi({
    AccountCart: cannedAccountCart(),
    CartQuote: { ...cannedMemberQuote, quote: { ...cannedMemberQuote.quote, promo: 0, promocode: null } },
    ApplyPromocode: { errors: [{ message: 'Промокод не\u00a0найден', extensions: { code: 'PROMO_NOT_FOUND' } }] },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const field = await main.findByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'ОСЕНЬ99');
    await userEvent.click(main.getByRole('button', { name: 'Применить' }));
    await expect(await main.findByText(/^Промокод не\sнайден$/)).toBeVisible();
    await expect(field).toHaveValue('ОСЕНЬ99');
    await expect(field).toBeInvalid();
  },
};

/** Bonuses are chosen in a drawer. */
export const Bonuses: Story = {
  decorators: [member],
  beforeEach: cannedApi({
    AccountCart: cannedAccountCart('ОСЕНЬ10'),
    CartQuote: cannedMemberQuote,
    BonusQuote: ({ dto }) => ({ quote: dto.bonuses ? { total: 1_751_200, cashback: 525 } : { total: 1_798_200, cashback: 539 } }),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Meet-бонусы/ }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Meet-бонусы' }));
    await expect(await drawer.findByText(/17\s512\s₽/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Списать 470\u00a0бонусов' })).toBeVisible();
  },
};

/** The bag was bought by another shopper, and an equal one costs more. */
export const Dearer: Story = {
  decorators: [full],
  beforeEach: cannedApi({ CartQuote: cannedDearerQuote }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('button', { name: /^Взять за\s10\s900/ })).toBeVisible();
    await expect(main.getByText('Товары, 1')).toBeVisible();
  },
};

/** Stories that test behaviour need no picture, because other stories have pictures of the same states. */
const withoutPicture = { chromatic: { disableSnapshot: true } };

/** Expects that the sold bag has been replaced by one that is still for sale. */
async function expectOtherBag(main: ReturnType<typeof within>) {
  await waitFor(() => expect(localStorage.getItem('cartItems')).toContain('"bag-tan-2"'));
  await waitFor(() => expect(main.queryByText(/уже купили/)).toBeNull());
  await expect(main.getByRole('checkbox', { name: /Сумка/ })).toBeEnabled();
}

/** An equal bag costs no more than the sold one, so it replaces the sold one automatically. */
export const Replaced: Story = {
  parameters: withoutPicture,
  decorators: [full],
  beforeEach: cannedApi({ CartQuote: cannedReplacedQuote(949_000) }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expectOtherBag(main);
    await expect(main.queryByRole('button', { name: /^Взять за/ })).toBeNull();
  },
};

/** An equal bag that costs more replaces the sold one only after the shopper agrees. */
export const DearerTaken: Story = {
  parameters: withoutPicture,
  decorators: [full],
  beforeEach: cannedApi({ CartQuote: cannedReplacedQuote(1_090_000) }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const take = await main.findByRole('button', { name: /^Взять за\s10\s900/ });
    await expect(localStorage.getItem('cartItems')).not.toContain('"bag-tan-2"');
    await userEvent.click(take);
    await expectOtherBag(main);
  },
};

/** Products that go with the goods in the cart are listed below the lines. */
export const Companions: Story = {
  parameters: withoutPicture,
  decorators: [full],
  beforeEach: cannedApi({ CartQuote: cannedQuote, CartCompanions: { companionProducts: cannedCards.slice(0, 4) } }),
  play: async ({ canvasElement }) => {
    const worn = within(await within(canvasElement).findByRole('region', { name: /^С\sэтим носят$/ }));
    // A tablet hides the fourth card.
    const links = worn
      .getAllByRole('article', { hidden: true })
      .map((card) => within(card).getByRole('link', { hidden: true }).getAttribute('href'));
    await expect(links).toEqual(cannedCards.slice(0, 4).map(({ slug }) => `/product/${slug}`));
  },
};

/** The cart is loaded again when the shopper returns from another window, and displays what has changed. */
export const Returned: Story = {
  parameters: withoutPicture,
  decorators: [full],
  beforeEach: cannedApi({ CartQuote: cannedQuote }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await main.findByText('Товары, 2');
    cannedApi({ CartQuote: cannedChangedQuote })();
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
    await expect(await main.findByText('Эту вещь уже купили')).toBeVisible();
    await expect(await main.findByText(/^Куртка «Ветер», размер M: больше не\sпродаётся/)).toBeVisible();
    const sums = within(main.getByRole('region', { name: 'Сумма' }));
    await waitFor(() => expect(sums.getByRole('status')).toHaveTextContent('Итого 12 490 ₽'));
    await expect(main.getByText('Товары, 1')).toBeVisible();
    await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(2));
  },
};

/** The prices load at the second attempt. Until then no total is displayed. */
export const Retried: Story = {
  parameters: withoutPicture,
  decorators: [full],
  beforeEach: cannedApi({}),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const again = await main.findByRole('button', { name: 'Повторить' });
    await expect(main.queryByText('Итого')).toBeNull();
    await expect(main.getAllByRole('article')).toHaveLength(3);
    cannedApi({ CartQuote: cannedQuote })();
    await userEvent.click(again);
    await expect(await main.findByText('Итого')).toBeVisible();
  },
};

/** The cart of the account cannot be read from the server. The page repeats the request by itself. */
export const Unreachable: Story = {
  decorators: [member],
  beforeEach: cannedApi({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Корзина не\sзагрузилась$/)).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [pageStory({ path: '/cart', localStorageValues: { favourites: ['slope-white', 'bag-tan'] } })],
  beforeEach: cannedApi({ RecentlyBought: { recentlyBoughtProducts: cannedRecentlyBought } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const bought = await main.findByRole('heading', { name: 'Сейчас покупают' });
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
