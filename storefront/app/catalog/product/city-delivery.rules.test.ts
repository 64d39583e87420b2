import type { DeliveryToQuery } from '../../platform/graphql/generated/graphql.ts';
import { describeCityDelivery, formatCityDates } from './city-delivery.rules.ts';
import { cannedProduct } from './product.canned.ts';

const fast = { from: '2026-11-26', to: '2026-11-29' };
const slow = { from: '2026-12-09', to: '2026-12-20' };

const toResponse = (units: [id: string, days: typeof fast, pickup: number | null][]): DeliveryToQuery => ({
  courier: {
    deliveryPrice: 88_500,
    delivery: fast,
    lines: units.map(([productItemId, delivery]) => ({ productItemId, delivery, deliveryPrice: 88_500 })),
  },
  pickup: {
    deliveryPrice: 0,
    lines: units.flatMap(([productItemId, , pickup]) => (pickup === null ? [] : [{ productItemId, deliveryPrice: pickup }])),
  },
});

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

test('each unit has its own price and dates', () => {
  const { units, anyUnit } = describeCityDelivery(
    'в Казань',
    toResponse([
      ['dear', fast, 0],
      ['cheap', slow, 58_500],
    ]),
  );
  expect(plain(units.dear)).toBe('бесплатно в пункт выдачи, 26–29 ноября');
  expect(plain(units.cheap)).toBe('от 585 ₽, 9–20 декабря');
  expect(plain(anyUnit)).toBe('от 0 ₽, с 26 ноября');
});

test('while no size is selected, shared dates are displayed without «с», and a shared price without «от» if there is only a courier', () => {
  const { anyUnit } = describeCityDelivery(
    'в Казань',
    toResponse([
      ['one', fast, 58_500],
      ['other', fast, 58_500],
    ]),
  );
  expect(plain(anyUnit)).toBe('от 585 ₽, 26–29 ноября');
  expect(plain(describeCityDelivery('в Казань', toResponse([['one', fast, null]])).anyUnit)).toBe('885 ₽, 26–29 ноября');
});

test('if the carrier does not respond, the text says so, and the dates are those of the delivery to the warehouse', () => {
  const dates = { FAST: '25–28 ноября', SLOW: '8–19 декабря' };
  expect(plain(describeCityDelivery('в Казань', null).anyUnit)).toMatch(/служба доставки сейчас не отвечает$/);
  expect(formatCityDates(cannedProduct.offers, null, dates)).toEqual(dates);
});

test('the dates of a speed are those for the chosen city, if the response has them', () => {
  const unit = cannedProduct.offers.find(({ deliverySpeed }) => deliverySpeed === 'FAST');
  const response = toResponse([[unit?.productItemId ?? '', fast, 0]]);
  const dates = formatCityDates(cannedProduct.offers, response, { FAST: '25–28 ноября', SLOW: '8–19 декабря' });
  expect([plain(dates.FAST), dates.SLOW]).toEqual(['26–29 ноября', '8–19 декабря']);
});
