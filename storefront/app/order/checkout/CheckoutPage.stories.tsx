import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedCards } from '../../catalog/product/product.canned.ts';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import {
  cannedAddresses,
  cannedCheckout,
  cannedCheckoutCart,
  cannedCheckoutQuote,
  cannedCityQuote,
  cannedFilled,
  cannedKazan,
  cannedPoints,
  cannedRefusal,
  cannedRepeat,
  cannedRepeatWithoutCode,
  cannedSoldSum,
  cannedWithoutCode,
} from './checkout.canned.ts';
import { removeDraft } from './draft/checkout-draft.ts';
import { unfoldSections } from './form/unfold-sections.harness.ts';
import { type CheckoutOutcome, noMessage } from './placing/checkout-outcome.ts';
import { toVisibleSum } from './quote/visible-sum.rules.ts';

const meta = {
  title: 'Pages/Checkout',
  component: CheckoutView,
  decorators: [pageStory({ path: '/checkout', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    removeDraft();
    return cannedApi({})();
  },
  args: { page: cannedCheckout, outcome: undefined },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page as it opens. The recipient is filled in. The sum excludes the delivery, because no city is chosen. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
    await expect(main.getByRole('combobox', { name: 'Город' })).toHaveValue('');
    await expect(main.getByText('Когда выберете город')).toBeInTheDocument();
    await expect(main.getByRole('button', { name: 'Оплатить заказ' })).toBeEnabled();
    await expect(main.getByRole('checkbox', { name: /согласие/i })).not.toBeChecked();
    // A second line would push everything down when the web font arrives.
    const title = main.getByRole('heading', { level: 1 });
    await expect(title.clientHeight).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(title).lineHeight));
  },
};

/** Cities are suggested while typing. Once a city is chosen, both delivery methods have a price, before one of them is chosen. */
export const City: Story = {
  beforeEach: cannedApi({
    FindCity: {
      findCity: [
        { id: 'kazan', title: 'Казань', region: 'Республика Татарстан' },
        { id: 'kazanskaya', title: 'Казанская', region: 'Ростовская область' },
      ],
    },
    CheckoutSum: { quote: cannedCheckoutQuote },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const city = main.getByRole('combobox', { name: 'Город' });
    await userEvent.type(city, 'Каз');
    await main.findByRole('option', { name: /Казань/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(city).toHaveValue('Казань, Республика Татарстан');
    await expect(await main.findByRole('radio', { name: /^Пункт выдачи Бесплатно/ })).not.toBeChecked();
    await expect(main.getByRole('radio', { name: /^Курьер 885/ })).toHaveAccessibleDescription(/^Частями: до.28.ноября и.до.19.декабря$/);
    await userEvent.click(main.getByRole('radio', { name: /^Курьер/ }));
    await waitFor(() => expect(main.getByRole('button', { name: /^Оплатить 19.775/ })).toBeEnabled());
    await expect(await main.findByText(/^До.28.ноября$/)).toBeInTheDocument();
    await expect(main.getByText(/^До.28.ноября и до.19.декабря$/)).toBeInTheDocument();
  },
};

/** Choosing a pickup point updates the sum, and the address that was typed for the courier stays in the form. */
export const Pickup: Story = {
  args: {
    page: { ...cannedCheckout, values: { ...cannedCheckout.values, ...cannedKazan, way: 'COURIER', street: 'ул. Щапова', house: '26' } },
  },
  beforeEach: cannedApi({
    PickupPoints: { getPVZListByLocation: { items: cannedPoints, pagination: { totalPages: 1 } } },
    CheckoutSum: { quote: { ...cannedCheckoutQuote, delivery: 0, total: 1_889_000 } },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('radio', { name: /^Пункт выдачи/ }));
    await userEvent.click(await main.findByRole('radio', { name: /Баумана/ }));
    await expect(main.getByRole('combobox', { name: 'Улица', hidden: true })).not.toBeVisible();
    await waitFor(() => expect(main.getByText('Доставка', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^0/));
    await userEvent.click(main.getByRole('radio', { name: /^Курьер/ }));
    await expect(main.getByRole('combobox', { name: 'Улица' })).toHaveValue('ул. Щапова');
    await userEvent.click(main.getByRole('radio', { name: /^Пункт выдачи/ }));
    await expect(main.getByText(/Баумана, 44$/)).toBeVisible();
    await expect(main.queryByRole('radio', { name: /Баумана/ })).toBeNull();
  },
};

/** A request that never gets a response. */
const pending = () => new Promise<Response>(() => undefined);

/** Returns the values that the form would submit. */
function readSubmittedValues(canvasElement: HTMLElement) {
  const form = new FormData(within(canvasElement).getByRole<HTMLFormElement>('form', { name: 'Оформление заказа' }));
  return {
    bonuses: form.get('bonuses'),
    seen: JSON.parse(String(form.get('seen'))),
    typed: form.get('promoTyped'),
    known: form.get('promoKnown'),
    point: form.get('point'),
    phone: form.get('phone'),
  };
}

/**
 * The order is submitted before the new total arrives, so it contains the old total. The server places no order and returns the new total.
 */
export const SumPending: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: cannedWithoutCode },
  beforeEach: cannedApi({ AccountCart: cannedCheckoutCart, BonusQuote: { quote: { total: 1_700_000, cashback: 510 } } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await unfoldSections(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: /^Meet-бонусы/ }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Meet-бонусы' }));
    const spend = await drawer.findByRole('button', { name: /^Списать 470/ });
    Object.assign(globalThis, { fetch: pending });
    await userEvent.click(spend);
    await waitFor(() => expect(readSubmittedValues(canvasElement)).toMatchObject({ bonuses: '470', seen: { bonuses: 0 } }));
    const code = main.getByRole('textbox', { name: 'Промокод' });
    await userEvent.type(code, 'ЗИМА5{Enter}');
    await waitFor(() => expect(readSubmittedValues(canvasElement)).toMatchObject({ typed: 'ЗИМА5', known: '' }));
  },
};

/** Saved addresses are offered first. The fields of an address are displayed only for another address. */
export const SavedAddress: Story = {
  tags: ['layout-1024'],
  args: {
    page: {
      ...cannedCheckout,
      addresses: cannedAddresses,
      values: { ...cannedCheckout.values, city: 'Казань', cityId: 'kazan', cityFor: 'Казань', way: 'COURIER', address: 'home' },
    },
  },
  beforeEach: cannedApi({ CheckoutSum: { quote: cannedCheckoutQuote } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('radio', { name: /Щапова/ })).toBeChecked();
    await expect(main.getByRole('combobox', { name: 'Улица', hidden: true })).not.toBeVisible();
    await userEvent.click(main.getByRole('radio', { name: 'Другой адрес' }));
    await expect(main.getByRole('combobox', { name: 'Улица' })).toBeVisible();
    await userEvent.click(main.getByRole('radio', { name: /Щапова/ }));
  },
};

/**
 * The form was submitted without a delivery method, so the choice of the method has the focus. Once the method is chosen, the pickup point
 * is missing.
 */
export const MethodMissing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: cannedRefusal({
    problem: { kind: 'fields' },
    values: { ...cannedCheckout.values, ...cannedKazan },
    errors: { way: 'Выберите, как\u00a0получить заказ' },
  }),
  beforeEach: cannedApi({
    PickupPoints: { getPVZListByLocation: { items: cannedPoints, pagination: { totalPages: 1 } } },
    CheckoutSum: { quote: cannedCityQuote },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await main.findByRole('alert');
    await waitFor(() => expect(main.getByRole('radio', { name: /^Пункт выдачи/ })).toHaveFocus());
    await userEvent.click(main.getByRole('radio', { name: /^Пункт выдачи/ }));
    await waitFor(() => expect(main.getByRole('radio', { name: /^Пункт выдачи/ })).toBeValid());
    // Two fields remain: the pickup point, which must be chosen now, and the consent.
    await expect(main.getByRole('region', { name: /^Осталось проверить 2.поля$/ })).toBeVisible();
    const points = within(await main.findByRole('group', { name: 'Пункт выдачи' }));
    const [point] = await points.findAllByRole('radio');
    await expect(point).toBeInvalid();
    await userEvent.click(main.getByRole('checkbox', { name: /согласие/i }));
    await expect(main.getByRole('region', { name: 'Осталось выбрать пункт выдачи' })).toBeVisible();
    // The points are below the card of pickup, and so above the card of the courier.
    const courier = main.getByRole('radio', { name: /^Курьер/ }).getBoundingClientRect();
    await expect(point?.getBoundingClientRect().bottom).toBeLessThan(courier.top);
  },
};

/** A second order fits one screen: each section is folded to a line, and the consent of the first order is valid for the same recipient. */
export const Repeat: Story = {
  tags: ['layout-768'],
  args: { page: cannedRepeatWithoutCode },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/^Анна Ветрова/)).toHaveTextContent(/anna@example\.ru$/);
    await expect(main.getByText('Начислим кешбэк')).toBeVisible();
    await expect(main.getByText(/^Пункт выдачи: Казань, ул..Баумана, 44/)).toHaveTextContent(/Бесплатно, до.28.ноября и.до.19.декабря$/);
    await expect(main.getByRole('textbox', { name: 'Имя' })).not.toBeVisible();
    await expect(main.queryByRole('checkbox', { name: /согласие/i })).toBeNull();
    await expect(readSubmittedValues(canvasElement)).toMatchObject({ point: 'kazan-1', phone: expect.stringContaining('900') });
  },
};

/** If the recipient is not that of the first order, a new consent is required. */
export const OtherRecipient: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: cannedRepeat },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const [change] = main.getAllByText('Изменить', { selector: 'summary > span' });
    if (change) await userEvent.click(change);
    const name = await main.findByRole('textbox', { name: 'Имя' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'бель');
    await expect(await main.findByRole('checkbox', { name: /согласие/i })).not.toBeChecked();
    await userEvent.type(name, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(main.getByRole('link', { name: /^согласие на.обработку данных$/ })).toBeVisible();
  },
};

/** An order by call needs a confirmed phone, and the account has none. */
export const NoPhone: Story = {
  args: { page: { ...cannedCheckout, values: { ...cannedCheckout.values, phone: '' }, mayBeCalled: false } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await unfoldSections(canvasElement, '#checkout');
    await expect(main.getByRole('radio', { name: 'Перезвоните мне' })).toBeDisabled();
    const link = await main.findByRole('link', { name: /^Подтвердите его/ });
    await expect(link).toHaveAttribute('href', '/account');
  },
};

/** The maximum number of orders that await a call is reached, so the form switches to the online payment. */
export const Call: Story = {
  args: cannedRefusal({ problem: { kind: 'callLimit', message: '', orders: 2 }, values: { ...cannedFilled, payment: 'CALL' } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await unfoldSections(canvasElement, '#checkout');
    const alert = within(await main.findByRole('alert'));
    await expect(alert.getByText('Два ваших заказа уже ждут звонка')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Перезвоните мне' })).toBeDisabled();
    await expect(main.getByRole('radio', { name: /^Онлайн/ })).toBeChecked();
    await expect(main.getByRole('button', { name: /^Оплатить 19.775/ })).toBeVisible();
  },
};

/** Some fields are wrong. The focus is on the first, and a summary links to all of them. */
export const Errors: Story = {
  args: cannedRefusal({
    problem: { kind: 'fields' },
    values: { ...cannedFilled, house: '' },
    errors: { phone: 'В\u00a0номере не\u00a0хватает цифр' },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('alert')).toHaveTextContent('Проверьте 2 поля');
    const phone = main.getByRole('textbox', { name: 'Телефон' });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(/не.хватает цифр/);
    await userEvent.type(phone, '1');
    await expect(phone).not.toHaveAccessibleDescription(/не.хватает цифр/);
    // If a single field is wrong, the heading of the summary is the link to this field.
    const summary = within(main.getByRole('region', { name: 'Проверьте поле «Дом»' }));
    await userEvent.click(summary.getByRole('link'));
    await expect(main.getByRole('textbox', { name: 'Дом' })).toHaveFocus();
    scrollTo(0, 0);
  },
};

/** Typing into a wrong field removes its error. Once all wrong fields were edited, the summary says that the order can be paid. */
export const Corrected: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: cannedRefusal({ problem: { kind: 'fields' }, values: { ...cannedFilled, house: '' } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const house = main.getByRole('textbox', { name: 'Дом' });
    await waitFor(() => expect(house).toHaveFocus());
    await expect(house).toBeInvalid();
    await userEvent.type(house, '1');
    await expect(house).toBeValid();
    const summary = within(main.getByRole('region', { name: /^Всё исправлено, можно оплатить/ }));
    await expect(summary.queryByRole('link')).toBeNull();
    await expect(summary.queryByText('оформить')).not.toBeVisible();
  },
};

/** A courier delivers to a typed address: the sum includes the delivery, and the goods have their days of arrival. */
export const CourierFilled: Story = {
  tags: ['layout-768'],
  args: {
    page: {
      ...cannedCheckout,
      values: { ...cannedCheckout.values, ...cannedKazan, way: 'COURIER', street: 'ул. Щапова', house: '26', apartment: '14' },
    },
  },
  beforeEach: cannedApi({ CheckoutSum: { quote: cannedCheckoutQuote } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await waitFor(() => expect(main.getByRole('button', { name: /^Оплатить 19.775/ })).toBeEnabled());
    await expect(main.getByRole('combobox', { name: 'Улица' })).toHaveValue('ул. Щапова');
  },
};

/** After another city is chosen, the delivery has no price until the new sum arrives, because the price differs between cities. */
export const OtherCity: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: CourierFilled.args ?? {},
  beforeEach: cannedApi({
    FindCity: { findCity: [{ id: 'samara', title: 'Самара', region: 'Самарская область' }] },
    CheckoutSum: { quote: cannedCheckoutQuote },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await unfoldSections(canvasElement);
    await waitFor(() => expect(main.getByText('Доставка', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^885/));
    const city = main.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Сам');
    await main.findByRole('option', { name: /Самара/ });
    Object.assign(globalThis, { fetch: pending });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(main.getByText('Доставка', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Считаем'));
  },
};

/** Bonuses pay for a part of the order. */
export const Bonuses: Story = {
  args: {
    page: {
      ...cannedRepeat,
      quote: cannedRepeat.quote && {
        ...cannedRepeat.quote,
        quote: { ...cannedRepeat.quote.quote, bonuses: 470, total: 1_842_000, cashback: 552 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('button', { name: /^Meet-бонусы.*−470/ })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Оплатить 18.420/ })).toBeVisible();
  },
};

/** The sheet in which the bonuses are chosen. */
export const BonusSheet: Story = {
  args: { page: cannedRepeat },
  beforeEach: cannedApi({
    BonusQuote: ({ dto }) => ({ quote: dto.bonuses ? { total: 1_842_000, cashback: 552 } : { total: 1_889_000, cashback: 566 } }),
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await unfoldSections(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: /^Meet-бонусы/ }));
    const sheet = await within(document.body).findByRole('dialog');
    await expect(within(sheet).getByRole('slider')).toBeVisible();
    await expect(await within(sheet).findByText(/^18.420/)).toBeVisible();
    await expect(within(sheet).getByText(/^Без.бонусов.— 18.890.₽. Кешбэк: 552.бонуса вместо.566\.$/)).toBeVisible();
  },
};

/** Pressing the folded line of the comment displays its field. */
export const Comment: Story = {
  args: { page: cannedRepeat },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByText('Добавить', { selector: '#checkout summary > span' }));
    await waitFor(() => expect(main.getByRole('textbox', { name: /^Что.нам знать/ })).toHaveFocus());
  },
};

/** The promo code was refused when it was applied. The field says why, and the sum is without it. */
export const PromoRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: cannedRefusal({
    problem: { kind: 'fields' },
    values: { ...cannedRepeat.values, promocode: '' },
    errors: { promocode: 'Этот промокод уже закончился' },
    refusedPromo: { code: 'ЗИМА5', message: 'Этот промокод уже закончился' },
    points: cannedRepeat.points,
    quote: cannedRepeat.quote && {
      ...cannedRepeat.quote,
      request: { ...cannedRepeat.quote.request, promocode: null },
      quote: { ...cannedRepeat.quote.quote, promo: 0, promocode: null, total: 1_978_000, cashback: 593 },
    },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const code = await main.findByRole('textbox', { name: 'Промокод' });
    await expect(code).toHaveValue('ЗИМА5');
    await expect(code).toHaveAccessibleDescription('Этот промокод уже закончился');
  },
};

/** Everything is filled in except the consent. Its checkbox, beside the button, has the focus. */
export const ConsentMissing: Story = {
  args: cannedRefusal({
    problem: { kind: 'fields' },
    values: { ...cannedRepeat.values, consent: '' },
    errors: { consent: 'Без\u00a0согласия мы\u00a0не\u00a0вправе доставить заказ' },
    points: cannedRepeat.points,
    quote: cannedRepeat.quote,
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const consent = main.getByRole('checkbox', { name: /согласие/i });
    await waitFor(() => expect(consent).toHaveFocus());
    await expect(consent).toHaveAccessibleDescription(/Без.согласия/);
    await userEvent.click(consent);
    await expect(main.getByRole('region', { name: /^Всё исправлено/ })).toBeVisible();
    await userEvent.click(consent);
    await expect(main.getByRole('region', { name: 'Осталось отметить согласие' })).toBeVisible();
    await expect(consent).toBeInvalid();
  },
};

/** No pickup point was chosen. The error stands below the heading of the list, above the points. */
export const PointMissing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: cannedRefusal({
    problem: { kind: 'fields' },
    values: { ...cannedRepeat.values, point: '', consent: 'yes' },
    errors: { point: 'Выберите пункт выдачи' },
    points: cannedRepeat.points,
    quote: cannedRepeat.quote && { ...cannedRepeat.quote, quote: cannedCityQuote },
  }),
  beforeEach: cannedApi({ CheckoutSum: { quote: cannedCityQuote } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const group = within(await main.findByRole('group', { name: 'Пункт выдачи' }));
    const [first] = await group.findAllByRole('radio');
    const error = group.getByText('Выберите пункт выдачи').getBoundingClientRect();
    await expect(error.bottom).toBeLessThanOrEqual(first?.getBoundingClientRect().top ?? 0);
  },
};

/** Several cities have the typed name. */
export const Cities: Story = {
  args: cannedRefusal({
    values: { ...cannedCheckout.values, city: 'Киров', cityFor: 'Киров', way: 'COURIER' },
    problem: { kind: 'fields' },
    errors: { city: 'Таких городов несколько: выберите свой' },
    cities: [
      { id: '1', title: 'Киров', region: 'Кировская область' },
      { id: '2', title: 'Киров', region: 'Калужская область' },
    ],
  }),
  beforeEach: cannedApi({ CheckoutSum: { quote: { ...cannedCityQuote, deliveryOptions: [] } } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const group = within(main.getByRole('group', { name: 'Какой из них?' }));
    await expect(group.getByRole('radio', { name: 'Киров, Калужская область' })).not.toBeChecked();
    await expect(await main.findByRole('alert')).toHaveTextContent(/^Проверьте 2.поля$/);
    await expect(main.queryByRole('textbox', { name: 'Дом' })).toBeNull();
  },
};

/** The price changed before the order was placed. The page lists what has changed, and the button contains the new total. */
export const PriceChanged: Story = {
  args: cannedRefusal({
    problem: {
      kind: 'price',
      changes: {
        lines: [
          { id: 'slope-white', was: 840_000, now: 890_000 },
          { id: 'bag-tan', was: 659_000, now: 629_000 },
        ],
        promo: { was: 84_000, now: 89_000 },
        bonuses: null,
        delivery: null,
        total: { was: 1_962_500, now: 1_977_500 },
        isOnlyDeliveryAdded: false,
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const alert = within(await within(within(canvasElement).getByRole('main')).findByRole('alert'));
    await expect(alert.getByRole('heading', { name: /^Заказ стал дороже на.150/ })).toBeVisible();
    await expect(await alert.findByText(/^Дороже на.500/)).toBeVisible();
    await expect(alert.getByText(/^Дешевле на.300/)).toBeVisible();
    await expect(alert.getByRole('button', { name: /^Оплатить 19.775/ })).toBeEnabled();
    await waitFor(() => expect(within(canvasElement).getByRole('alert').parentElement).toHaveFocus());
  },
};

/** A similar product that is available in one size. */
const toSimilarProduct = (card: Partial<(typeof cannedCards)[number]>, size: string) => ({
  ...card,
  offers: [{ productItemId: `${card.id}-unit`, size: { name: size }, priceDetails: card.priceDetails }],
});

/** What can be bought instead of a sold unit: other sizes of the sneakers, and similar goods. */
const cannedWaysOut = {
  OtherSizes: {
    product: {
      offers: ['40', '41', '42'].map((name) => ({
        productItemId: `slope-white-${name}`,
        size: { name },
        priceDetails: { payable: 890_000 },
      })),
    },
  },
  // The product without a price is not available in size 41.
  SimilarGoods: {
    similarProducts: cannedCards.map((card) => toSimilarProduct(card, card.priceDetails ? '41' : '42')),
  },
};

const cannedBag = toSimilarProduct(
  {
    ...cannedCards[0],
    id: 'bag-evening',
    slug: 'sumka-vecher',
    name: 'Сумка «Вечер»',
    brands: [{ name: 'Halva Club' }],
    cover: { key: 'bag-tan' },
  },
  'One size',
);

const sneakersIds = ['slope-white-2', ...cannedCards.map(({ id }) => `${id}-unit`)];
const cannedReplacements = [
  { productItemId: 'slope-white-2', cost: 940_000 },
  ...[...cannedWaysOut.SimilarGoods.similarProducts, cannedBag].flatMap(({ offers }) =>
    offers.map(({ productItemId, priceDetails }) => ({ productItemId, cost: priceDetails?.payable ?? 0 })),
  ),
];

/**
 * Sum of the order with equal or similar units. `others` is the price of the other available units; 0 if there are none. The promo code
 * reduces sneakers.
 */
const cannedReplacementSum = (others: number) => ({
  ReplacementSum: ({ dto }: { dto?: { productItemIds: string[] } }) => {
    const isOrdered = ({ productItemId }: { productItemId: string }) => dto?.productItemIds.includes(productItemId);
    const replacements = cannedReplacements.filter(isOrdered);
    const goods = replacements.reduce((sum, { cost }) => sum + cost, others);
    const promo = replacements.reduce((sum, { productItemId, cost }) => sum + (sneakersIds.includes(productItemId) ? cost / 10 : 0), 0);
    const otherLines = [
      { productItemId: 'bag-tan', cost: 629_000, problem: others > 0 ? null : 'SOLD', delivery: { to: '2026-11-28' } },
      ...(others > 0 ? [{ productItemId: 'jacket-olive', cost: 459_000, problem: null, delivery: { to: '2026-12-19' } }] : []),
    ];
    return {
      quote: {
        ...cannedCheckoutQuote,
        promocode: { ...cannedCheckoutQuote.promocode, problem: promo > 0 ? null : 'NOT_FOR_THESE_GOODS' },
        ...{ goods, discount: 0, promo, bonuses: 0, delivery: 88_500 },
        cashback: Math.floor((goods - promo) * 0.0003),
        total: goods - promo + 88_500,
        lines: [
          ...replacements.map((replacement) => ({ ...replacement, problem: null, delivery: { to: '2026-11-28' } })),
          ...otherLines.filter(isOrdered),
        ],
      },
    };
  },
});

/** The problem of a form whose visible sum contained the first `count` units of the cart. */
const cannedSold = (count: number, total: number): CheckoutOutcome['problem'] => {
  const visibleSum = toVisibleSum(cannedCheckoutQuote);
  return { kind: 'sold', visibleSum: { ...visibleSum, lines: visibleSum.lines.slice(0, count), total } };
};

/** Another shopper has bought a unit. The page offers an equal unit, another size, or the order without the unit. */
export const Gone: Story = {
  args: cannedRefusal({ problem: cannedSold(3, 1_977_500), quote: cannedSoldSum }),
  beforeEach: cannedApi({ ...cannedReplacementSum(1_088_000), ...cannedWaysOut }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const alert = within(await main.findByRole('alert'));
    await expect(alert.getByRole('heading', { name: /^Кроссовки Slope.2: эту.пару купил кто-то другой$/ })).toBeVisible();
    await expect(alert.getByText(/^Мы.* Остальное в.наличии\.$/)).toBeVisible();
    // The text above the sizes names the sold unit and the equal unit, whose size is chosen.
    await expect(await alert.findByText(/^Размер.41, цена.была.8.900.₽$/)).toBeVisible();
    await expect(alert.getByText(/^Подобрали такую.же пару, размер.41$/)).toBeVisible();
    await expect(alert.getByText(/^9.400.₽$/, { selector: 'b' }).parentElement).toHaveTextContent(/^9.400.₽, на.500.₽ дороже$/);
    const sizes = within(await alert.findByRole('radiogroup', { name: 'Размер' }));
    await expect(sizes.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      ...['slope-white-40', 'slope-white-2', 'slope-white-42'],
    ]);
    await expect(await alert.findByText(/^Эта.пара придёт до.28.ноября$/)).toBeVisible();
    // Similar products are folded on narrow screens.
    const similar = within(await alert.findByRole('list', { name: /^Похожие в.размере.41$/, hidden: true }));
    await expect(similar.getAllByRole('link', { hidden: true })).toHaveLength(3);
    const [closest] = similar.getAllByRole('listitem', { hidden: true });
    await expect(closest).toHaveTextContent(/9.890.₽.*Взять эту.пару$/);
    // On wide screens, the second similar product begins at the left edge of the sizes.
    if (matchMedia('(min-width: 1440px)').matches) {
      await waitFor(() => expect(closest).toHaveTextContent(/₽.?Придёт до.28.ноябряИтого станет 20.666.₽Взять эту.пару$/));
      const readLeft = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left;
      const sizeGroup = alert.getByRole('radiogroup', { name: 'Размер' });
      await expect(readLeft(similar.getAllByRole('listitem')[1])).toBeCloseTo(readLeft(sizeGroup) ?? Number.NaN, 0);
    }
    // Content that loads later does not make the alert be announced again.
    await expect(alert.getByRole('list', { name: 'Недоступно' }).closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    const order = within(await main.findByRole('region', { name: /^Заказ с.заменой$/ }));
    const take = await order.findByRole('button', { name: /^Оплатить с.заменой: 20.225.₽$/ });
    await expect(Object.fromEntries(new URLSearchParams(take.getAttribute('value') ?? ''))).toMatchObject({
      ...{ id: 'slope-white', by: 'slope-white-2', promocode: 'ОСЕНЬ10' },
      visibleSumText: expect.stringContaining('"total":2022500'),
    });
    await expect(order.getByText(/^Анна Ветрова/)).toHaveTextContent(/, \+7.900.123-45-67 anna@example\.ru$/);
    await expect(order.getByText(/^Кроссовки Slope.2, размер.41/).closest('li')).toHaveTextContent(/замена, придёт до.28.ноября9.400.₽$/);
    await expect(order.getByText(/^Было/)).toHaveTextContent(/^Было 19.775.₽, теперь на.450.₽ больше с.учётом промокода$/);
    // The bonuses are below the total, and not among the amounts.
    await expect(order.getByText(/^Начислим 580.бонусов$/).closest('dl')).toBeNull();
    await expect(order.queryByText('Начислим кешбэк')).toBeNull();
    await expect(order.getByText(/^Отложим 3.вещи на.30.минут, пока вы.платите$/)).toBeVisible();
    // Only phones display this link.
    await expect(alert.getByText(/^Без.замены: 2.товара за.11.765.₽$/)).toHaveAttribute('href', expect.stringMatching(/#rest$/));
    // Another button places the order without the unit, and says so. The bottom bar leads to the replacement.
    await expect(order.getByRole('button', { name: /^Оплатить без.замены: 11.765.₽$/ })).toBeEnabled();
    await expect(order.getByText(/^2.товара/)).toHaveTextContent(
      /^2.товара 10.880.₽, доставка 885.₽\. Промокод ОСЕНЬ10 действует только с.заменой, но.останется у.вас\.$/,
    );
    await expect(main.queryByRole('region', { name: 'Ваш заказ' })).toBeNull();
    for (const name of [/^Оплатить(?! (?:с|без).замен)/, /^(?:Указать|К.доставке|Осталось)/])
      await expect(main.queryByRole('button', { name })).toBeNull();
    const toOrder = main.queryByRole('button', { name: 'Проверить заказ' });
    if (toOrder) {
      await expect(main.getByRole('region', { name: 'К оплате' })).toHaveTextContent(/^3.товара, с.заменой20.225.₽/);
      await userEvent.click(toOrder);
      await expect(take).toHaveFocus();
    }
    // The submitted fields are hidden. The buttons with and without the replacement submit them again.
    await expect(main.queryByRole('form', { name: 'Оформление заказа' })).toBeNull();
    const form = canvasElement.querySelector<HTMLFormElement>('form#checkout');
    await expect(form && Object.fromEntries(new FormData(form))).toMatchObject({ house: '26', consent: 'yes', promoKnown: '' });
    take.blur();
    scrollTo(0, 0);
  },
};

/** No unit of the order can be bought any more. The page has no form, but offers the order with a replacement. */
export const AllSold: Story = {
  args: cannedRefusal({
    problem: cannedSold(2, 1_518_500),
    quote: {
      ...cannedSoldSum,
      quote: { ...cannedSoldSum.quote, lines: cannedSoldSum.quote.lines.slice(0, 2).map((one) => ({ ...one, problem: 'SOLD' })) },
    },
  }),
  beforeEach: cannedApi({
    ...cannedReplacementSum(0),
    ...cannedWaysOut,
    SimilarGoods: ({ productId }: { productId?: string }) =>
      productId === cannedSoldSum.quote.lines[0]?.productItem.product.id ? cannedWaysOut.SimilarGoods : { similarProducts: [cannedBag] },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const alert = within(await main.findByRole('alert'));
    await expect(alert.getByRole('heading', { name: /^Обе вещи купил кто-то другой$/ })).toBeVisible();
    await expect(alert.getByText(/^Кроссовки Slope.2: есть такая.же пара\.$/)).toBeVisible();
    await expect(await alert.findByText(/^Цена.была.6.290.₽$/)).toBeVisible();
    const similar = await alert.findByRole('list', { name: 'Похожая вещь' });
    await waitFor(() =>
      expect(similar).toHaveTextContent(
        /11.790.₽.?На.5.500.₽ дороже проданнойПридёт до.28.ноябряДобавить к.паре: всего 21.135.₽С.доставкой и.промокодомЗаказать без.пары: 12.675.₽С.доставкой, без.промокода$/,
      ),
    );
    const addBag = within(similar).getByRole('button', { name: /^Добавить к.паре: всего 21.135.₽: Сумка «Вечер»$/ });
    await expect(addBag).toHaveAttribute('value', 'id=bag-tan&by=bag-evening-unit&displayedId=slope-white&displayedBy=slope-white-2');
    const sizes = within(await alert.findByRole('radiogroup', { name: 'Размер' }));
    await expect(sizes.getAllByRole('radio')).toHaveLength(3);
    const order = within(await main.findByRole('region', { name: /^Заказ: 1.вещь из.2$/ }));
    await expect(await order.findByRole('button', { name: /^Оплатить 1.товар: 9.345.₽$/ })).toBeEnabled();
    await expect(order.getByText(/^Было/)).toHaveTextContent(/^Было 15.185.₽ за.2.вещи$/);
    await expect(order.getByText(/^Не.входит в.заказ: Сумка «Полдень» \(продано\)\.$/)).toBeVisible();
    await expect(order.getByText(/^Начислим 253.бонуса$/)).toBeVisible();
    await expect(order.getByText(/^Отложим вещь на.30.минут, пока вы.платите$/)).toBeVisible();
    await expect(order.getByText(/^Пока вы.*замену могут купить\. Промокод.ОСЕНЬ10 останется у.вас\.$/)).toBeVisible();
    await expect(order.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/info/contacts');
    for (const name of [/^Оплатить(?! 1.товар)/, /^Заказать(?! без)/, /^(?:Указать|К.доставке|Осталось)/])
      await expect(main.queryByRole('button', { name })).toBeNull();
    await expect(main.queryByRole('region', { name: 'Ваш заказ' })).toBeNull();
  },
};

/**
 * The typed values can be changed before the order is placed with or without a replacement. The form is displayed again and has the focus.
 * The sums of both orders are in the block above the form.
 */
export const GoneEdited: Story = {
  ...Gone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('form', { name: 'Оформление заказа' })).toBeNull();
    await userEvent.click(await main.findByRole('link', { name: /^Изменить.данные$/ }));
    await expect(main.getByRole('form', { name: 'Оформление заказа' })).toBeVisible();
    await waitFor(() => expect(main.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
    await expect(main.queryByRole('region', { name: 'Ваш заказ' })).toBeNull();
    // Enter in a field must not place an order, because the form orders only the available units, while the main button orders them with
    // the replacement.
    const form = main.getByRole<HTMLFormElement>('form', { name: 'Оформление заказа' });
    const [first] = [...form.elements].filter((one) => one instanceof HTMLButtonElement && one.type === 'submit');
    await expect(first).toBeDisabled();
    await expect(main.getByRole('button', { name: /^Оплатить с.заменой: 20.225/ })).toBeEnabled();
    await expect(main.getByRole('button', { name: /^Оплатить без.замены: 11.765/ })).toBeEnabled();
  },
};

/**
 * A unit was sold before the form was sent. The form and its sum stay, and the unit can be replaced first. The promo code shows no error,
 * because the shopper has made none.
 */
export const SoldBefore: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: { ...cannedCheckout, values: cannedFilled, quote: cannedSoldSum } },
  beforeEach: cannedApi({ ...cannedReplacementSum(1_088_000), ...cannedWaysOut, CheckoutSum: { quote: cannedSoldSum.quote } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const alert = within(await main.findByRole('alert'));
    await expect(alert.getByRole('heading', { name: /^Кроссовки Slope.2: эту.пару купил кто-то другой$/ })).toBeVisible();
    await expect(alert.getByText(/^Эта пара не.входит в.заказ\. Остальное в.наличии\.$/)).toBeVisible();
    const add = await alert.findByRole('button', { name: /^Добавить пару за.9.400.₽$/ });
    await expect(add).toBeEnabled();
    await expect(alert.getByText(/^Итого станет 20.225.₽ со.скидкой 940.₽ по.промокоду$/)).toBeVisible();
    await expect(main.queryByRole('region', { name: /с.заменой$/ })).toBeNull();
    await expect(main.getByRole('form', { name: 'Оформление заказа' })).toBeVisible();
    // Below the sold unit, the data that is filled in is folded.
    await expect(main.getByText(/^Анна Ветрова, /)).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Имя' })).not.toBeVisible();
    const pay = within(main.getByRole('region', { name: 'Ваш заказ' })).getByRole('button', { name: /^Оплатить 2.товара/ });
    await expect(pay).toBeEnabled();
    await expect(add.offsetHeight).toBe(pay.offsetHeight);
    await expect(await main.findByText(/^Отложим 2.вещи на.30.минут, пока вы.платите$/)).toBeVisible();
    await expect(main.getByLabelText('К оплате')).toHaveTextContent(/^2.товара из.311.765.₽Проверить.заказ$/);
    // The earlier total of the whole order is unknown, because it included the promo code. So the page does not mention this total.
    await expect(main.queryByText(/^(?:Было|Без.пары)/)).toBeNull();
    await unfoldSections(canvasElement, '#sum');
    await expect(await main.findByText(/^Не.входит в.заказ: Кроссовки Slope.2, размер.41/)).toBeInTheDocument();
    const code = within(canvasElement).getByRole('textbox', { name: 'Промокод', hidden: true });
    await expect(code).toBeValid();
    await expect(code).not.toBeVisible();
    await expect(main.getByText('Промокод ОСЕНЬ10')).toBeVisible();
    await expect(main.getByText(/^На.эти вещи не.действует, но.останется у.вас$/)).toBeVisible();
  },
};

/** All units are sold while the form is filled in. The new sum hides the form, and the focus moves from the form to the message. */
export const SoldMeanwhile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    page: {
      ...cannedCheckout,
      addresses: cannedAddresses,
      values: { ...cannedCheckout.values, city: 'Казань', cityId: 'kazan', cityFor: 'Казань', way: 'COURIER', address: 'home' },
      quote: cannedCheckout.quote && {
        ...cannedCheckout.quote,
        request: { ...cannedCheckout.quote.request, deliveryCityId: 'kazan', delivery: { addressId: 'home' } },
      },
    },
  },
  beforeEach: cannedApi({
    CheckoutSum: { quote: { ...cannedCheckoutQuote, lines: cannedCheckoutQuote.lines.map((one) => ({ ...one, problem: 'SOLD' })) } },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('radio', { name: 'Другой адрес' }));
    await waitFor(() => expect(main.getByRole('region', { name: /^Эти вещи купил кто-то другой$/ })).toHaveFocus());
    await expect(main.queryByRole('form', { name: 'Оформление заказа' })).toBeNull();
  },
};

/** The delivery cannot be computed, so only an order by call is possible. */
export const DeliverySilent: Story = {
  args: cannedRefusal({
    problem: { kind: 'delivery' },
    values: { ...cannedFilled, payment: 'CALL' },
    quote: { ...cannedSoldSum, quote: { ...cannedCityQuote, deliveryOptions: [] }, isDeliveryUnavailable: true },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('radio', { name: /^Онлайн/ })).toBeDisabled();
    await expect(main.getByRole('radio', { name: 'Перезвоните мне' })).toBeChecked();
    await expect(main.getByRole('radio', { name: 'Курьер' })).toBeEnabled();
    await expect(main.getByText('За наш счёт')).toBeInTheDocument();
  },
};

/** The delivery is computed again, and the order can be paid. */
export const DeliveryCounted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: DeliverySilent.args ?? {},
  beforeEach: cannedApi({ CheckoutSum: { quote: cannedCheckoutQuote } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Спросить ещё раз' }));
    await waitFor(() => expect(main.getByRole('region', { name: 'Доставка посчиталась' })).toHaveFocus());
    await unfoldSections(canvasElement);
    await expect(main.getByRole('radio', { name: /^Онлайн/ })).toBeEnabled();
    await expect(main.getByRole('button', { name: /^Оформить с.перезвоном$/ })).toBeEnabled();
  },
};

/** The response was lost. The form and its sum stay, and sending the form again places no second order. */
export const Lost: Story = {
  args: cannedRefusal({ problem: { kind: 'unknown' }, message: noMessage }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const alert = await main.findByRole('alert');
    await expect(alert).toHaveTextContent(/второго заказа и.второго списания не.будет/);
    // The button that sends the form again is in the explanation and below the sum.
    for (const part of [alert, main.getByRole('region', { name: 'Ваш заказ' })])
      await expect(within(part).getByRole('button', { name: /^Отправить ещё.раз$/ })).toBeEnabled();
    await expect(within(alert).getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/account/orders');
  },
};

/** An earlier submission has placed the order: nothing is left to pay here, and the main button leads to the order. */
export const Placed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: cannedRefusal({ problem: { kind: 'placed', orderId: '7' } }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('alert')).toHaveTextContent(/^Этот заказ уже оформлен/);
    const order = within(main.getByRole('region', { name: 'Ваш заказ' }));
    await expect(await order.findByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/orders/7');
    for (const name of [/^Оплатить/, /^(?:Указать|К.доставке|Осталось)/]) await expect(main.queryByRole('button', { name })).toBeNull();
    await expect(main.queryByLabelText('К оплате')).toBeNull();
  },
};

/**
 * The response is lost, and the units are unavailable because the placed order has reserved them. The page offers to send the form again,
 * and no replacements.
 */
export const LostAfterPlacing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: cannedRefusal({
    problem: { kind: 'unknown' },
    message: noMessage,
    quote: {
      ...cannedSoldSum,
      quote: { ...cannedSoldSum.quote, lines: cannedSoldSum.quote.lines.map((one) => ({ ...one, problem: 'RESERVED' })) },
    },
  }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const alert = within(await main.findByRole('alert'));
    await expect(alert.getByRole('button', { name: /^Отправить ещё.раз$/ })).toBeEnabled();
    await expect(main.getByRole('form', { name: 'Оформление заказа' })).toBeVisible();
    await expect(main.queryByRole('list', { name: 'Недоступно' })).toBeNull();
  },
};
