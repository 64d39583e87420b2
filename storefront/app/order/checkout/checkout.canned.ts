import type {
  AccountCartQuery,
  CheckoutAddressFragment,
  CheckoutPointFragment,
  CheckoutQuoteFragment,
} from '../../platform/graphql/generated/graphql.ts';
import type { CheckoutPage } from './checkout-page.server.ts';
import { emptyValues, toRecipientKey } from './form/checkout-form.rules.ts';
import { findMissingFields } from './form/missing-fields.rules.ts';
import type { CheckoutOutcome } from './placing/checkout-outcome.ts';
import { describeProblem } from './problem/problem.rules.ts';
import type { QuoteWithRequest } from './quote/load-quote.server.ts';
import { toQuoteRequest } from './quote/quote-request.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];

interface CannedUnit {
  id: string;
  brand: string;
  name: string;
  size: string;
}

const toUnit = ({ id, brand, name, size }: CannedUnit): Line['productItem'] => ({
  id,
  name,
  size: { name: size },
  product: { id, slug: id, cover: { key: id }, brands: [{ name: brand }] },
});

const soon = { from: '2026-11-25', to: '2026-11-28' };
const later = { from: '2026-12-08', to: '2026-12-19' };

const createLine = (unit: CannedUnit, price: number, days: Line['delivery'], { cost = price, promo = 0 } = {}): Line => ({
  productItemId: unit.id,
  productItem: toUnit(unit),
  price,
  cost,
  before: cost < price ? price : null,
  promo,
  problem: null,
  origin: days === later ? 'ABROAD' : 'MEET_WAREHOUSE',
  delivery: days,
  replacement: null,
});

export const cannedKazan = { city: 'Казань, Республика Татарстан', cityId: 'kazan', cityFor: 'Казань, Республика Татарстан' };
export const cannedValues = {
  ...emptyValues,
  name: 'Анна',
  surname: 'Ветрова',
  phone: '+7\u00a0900\u00a0123-45-67',
  email: 'anna@example.ru',
  way: 'COURIER',
  payment: 'ONLINE',
  promocode: 'ОСЕНЬ10',
};

const inTwoParts = {
  delivery: { from: soon.from, to: later.to },
  parts: [
    { delivery: soon, productItemIds: ['slope-white', 'bag-tan'] },
    { delivery: later, productItemIds: ['jacket-olive'] },
  ],
};

const slope: CannedUnit = { id: 'slope-white', brand: 'Nordkvart', name: 'Кроссовки Slope 2', size: '41' };

export const cannedCheckoutQuote: CheckoutQuoteFragment = {
  lines: [
    createLine(slope, 989_000, soon, { cost: 890_000, promo: 89_000 }),
    createLine({ id: 'bag-tan', brand: 'Halva Club', name: 'Сумка «Полдень»', size: 'One size' }, 629_000, soon),
    createLine({ id: 'jacket-olive', brand: 'Stavna', name: 'Куртка «Ветер»', size: 'M' }, 459_000, later),
  ],
  unknownIds: [],
  goods: 2_077_000,
  discount: 99_000,
  promo: 89_000,
  bonuses: 0,
  mostBonuses: 1860,
  bonusBalance: 5000,
  delivery: 88_500,
  deliveryOptions: [
    { deliveryMode: 'PICKUP', deliveryPrice: 0, ...inTwoParts },
    { deliveryMode: 'COURIER', deliveryPrice: 88_500, ...inTwoParts },
  ],
  pickupPoint: null,
  total: 1_977_500,
  cashback: 566,
  promocode: { code: 'ОСЕНЬ10', problem: null, leastSum: null, freeDelivery: false, withBonuses: true },
};

export const cannedAddresses: CheckoutAddressFragment[] = [
  { id: 'home', city: 'Казань', cityId: 'kazan', street: 'ул.\u00a0Щапова', house: '26', building: '', apartment: '14' },
  { id: 'office', city: 'Москва', cityId: 'moskva', street: 'Тверская\u00a0ул.', house: '7', building: '2', apartment: '' },
];

export const cannedPoints: CheckoutPointFragment[] = [
  {
    code: 'kazan-1',
    kind: 'PVZ',
    cityId: 'kazan',
    address: 'ул.\u00a0Баумана, 44',
    directions: 'Вход со\u00a0двора',
    hours: 'Ежедневно 10:00–21:00',
    fittingRoom: true,
    latitude: 55.7887,
    longitude: 49.1221,
    distance: 640,
  },
  {
    code: 'kazan-2',
    kind: 'PVZ',
    cityId: 'kazan',
    address: 'ул.\u00a0Щапова, 26',
    directions: 'Первый этаж, вход с\u00a0улицы',
    hours: 'Пн–Сб 10:00–20:00',
    fittingRoom: true,
    latitude: 55.7925,
    longitude: 49.1345,
    distance: 1240,
  },
  {
    code: 'kazan-3',
    kind: 'POSTAMAT',
    cityId: 'kazan',
    address: 'пр-т\u00a0Победы, 139',
    directions: 'У\u00a0входа в\u00a0супермаркет',
    hours: 'Круглосуточно',
    fittingRoom: false,
    latitude: 55.7512,
    longitude: 49.2068,
    distance: 6820,
  },
];

const ids = cannedCheckoutQuote.lines.map(({ productItemId }) => productItemId);
export const cannedFilled = { ...cannedValues, ...cannedKazan, street: 'ул. Щапова', house: '26', apartment: '14', consent: 'yes' };

const toQuoteWithRequest = (quote: CheckoutQuoteFragment, values = cannedFilled): QuoteWithRequest => ({
  request: toQuoteRequest(ids, values),
  quote,
  isDeliveryUnavailable: false,
});

const openedValues = { ...cannedValues, way: '' };

/** The quote before a method of delivery or a pickup point is chosen. */
export const cannedCityQuote: CheckoutQuoteFragment = {
  ...cannedCheckoutQuote,
  lines: cannedCheckoutQuote.lines.map((line) => ({ ...line, delivery: null })),
  delivery: null,
  total: 1_889_000,
};

/** The page as it opens before the first order: the profile is filled in, the city is not known, no method of delivery is chosen. */
export const cannedCheckout: CheckoutPage = {
  accountId: 'anna',
  values: openedValues,
  ids,
  quote: toQuoteWithRequest({ ...cannedCityQuote, deliveryOptions: [] }, openedValues),
  addresses: [],
  points: null,
  mapsKey: null,
  orders: [],
  newestOrder: null,
  key: '0190a5e0-0000-7000-8000-000000000001',
  mayBeCalled: true,
};

/** The page as it opens for a shopper without a promo code. */
export const cannedWithoutCode: CheckoutPage = {
  ...cannedCheckout,
  values: { ...openedValues, promocode: '' },
  quote: toQuoteWithRequest(
    { ...cannedCityQuote, promo: 0, promocode: null, deliveryOptions: [], total: 1_978_000, cashback: 593 },
    { ...openedValues, promocode: '' },
  ),
};

const repeatedValues = {
  ...{ ...cannedValues, ...cannedKazan },
  ...{ way: 'PICKUP', point: 'kazan-1', pointFor: 'kazan' },
};

/** The page as it opens for a second order: everything is filled in as in the first order. */
export const cannedRepeat: CheckoutPage = {
  ...cannedCheckout,
  values: repeatedValues,
  quote: toQuoteWithRequest(
    { ...cannedCheckoutQuote, delivery: 0, pickupPoint: cannedPoints[0] ?? null, total: 1_889_000 },
    repeatedValues,
  ),
  points: { cityId: 'kazan', points: cannedPoints, isComplete: true },
  newestOrder: { recipientKey: toRecipientKey(repeatedValues) },
};

/** The page as it opens for a second order without a promo code. */
export const cannedRepeatWithoutCode: CheckoutPage = {
  ...cannedRepeat,
  values: { ...repeatedValues, promocode: '' },
  quote: toQuoteWithRequest(
    {
      ...cannedCheckoutQuote,
      lines: cannedCheckoutQuote.lines.map((line) => ({ ...line, promo: 0 })),
      ...{ promo: 0, promocode: null, delivery: 0, pickupPoint: cannedPoints[0] ?? null, total: 1_978_000, cashback: 593 },
    },
    { ...repeatedValues, promocode: '' },
  ),
};

/** The cart that the server stores for the shopper of the canned checkout pages. */
export const cannedCheckoutCart: AccountCartQuery = {
  productCart: {
    userId: 'anna',
    version: '1',
    promocode: null,
    lines: cannedCheckoutQuote.lines.map(({ productItemId, productItem, cost }, position) => ({
      ...{ productItemId, productItem, position },
      addedPrice: cost,
    })),
    savedItems: [],
  },
};

/** The page after a submitted form that placed no order. */
export function cannedRefusal(response: Partial<CheckoutOutcome> & Pick<CheckoutOutcome, 'problem'>) {
  const { values = cannedFilled } = response;
  // Names all empty fields, as the server does.
  const errors = response.problem.kind === 'fields' ? { ...findMissingFields(values), ...response.errors } : {};
  const message = describeProblem(response.problem, Object.keys(errors).length);
  const { key, points } = cannedCheckout;
  const outcome: CheckoutOutcome = {
    values,
    key,
    ids,
    points,
    message,
    cities: [],
    quote: toQuoteWithRequest(cannedCheckoutQuote),
    ...response,
    errors,
  };
  return { page: cannedCheckout, outcome };
}

/** The quote after the sneakers were sold, while another pair of the same size is available. */
export const cannedSoldQuote: CheckoutQuoteFragment = {
  ...cannedCheckoutQuote,
  lines: cannedCheckoutQuote.lines.map((line) =>
    line.productItemId === slope.id
      ? {
          ...line,
          promo: 0,
          problem: 'SOLD',
          replacement: { ...toUnit({ ...slope, id: 'slope-white-2' }), priceDetails: { payable: 940_000 } },
        }
      : line,
  ),
  goods: 1_088_000,
  discount: 0,
  promo: 0,
  total: 1_176_500,
  mostBonuses: 1088,
  cashback: 326,
  promocode: { code: 'ОСЕНЬ10', problem: 'NOT_FOR_THESE_GOODS', leastSum: null, freeDelivery: false, withBonuses: true },
};

export const cannedSoldSum = toQuoteWithRequest(cannedSoldQuote);
