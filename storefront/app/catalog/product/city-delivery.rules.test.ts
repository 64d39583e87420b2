import type { DeliveryToQuery } from '../../platform/graphql/generated/graphql.ts';
import { describeCityDelivery, formatCityDates } from './city-delivery.rules.ts';
import { cannedProduct } from './product.canned.ts';

const fastDays = { from: '2026-11-26', to: '2026-11-29' };
const slowDays = { from: '2026-12-09', to: '2026-12-20' };

const buildResponse = (units: [id: string, days: typeof fastDays, pickup: number | null][]): DeliveryToQuery => ({
  courier: {
    deliveryPrice: 88_500,
    delivery: fastDays,
    lines: units.map(([productItemId, delivery]) => ({ productItemId, delivery, deliveryPrice: 88_500 })),
  },
  pickup: {
    deliveryPrice: 0,
    lines: units.flatMap(([productItemId, , pickup]) => (pickup === null ? [] : [{ productItemId, deliveryPrice: pickup }])),
  },
});

const replaceNoBreakSpaces = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

test('the text about delivery to a city has the price and dates of each unit', () => {
  const { unitTexts, anyUnitText } = describeCityDelivery(
    'в Казань',
    buildResponse([
      ['dear', fastDays, 0],
      ['cheap', slowDays, 58_500],
    ]),
  );
  expect(replaceNoBreakSpaces(unitTexts.dear)).toBe('бесплатно в пункт выдачи, 26–29 ноября');
  expect(replaceNoBreakSpaces(unitTexts.cheap)).toBe('от 585 ₽, 9–20 декабря');
  expect(replaceNoBreakSpaces(anyUnitText)).toBe('от 0 ₽, с 26 ноября');
});

test('the delivery text has no «с» before dates that all units share, and no «от» before the price if only a courier delivers', () => {
  const { anyUnitText } = describeCityDelivery(
    'в Казань',
    buildResponse([
      ['one', fastDays, 58_500],
      ['other', fastDays, 58_500],
    ]),
  );
  expect(replaceNoBreakSpaces(anyUnitText)).toBe('от 585 ₽, 26–29 ноября');
  expect(replaceNoBreakSpaces(describeCityDelivery('в Казань', buildResponse([['one', fastDays, null]])).anyUnitText)).toBe(
    '885 ₽, 26–29 ноября',
  );
});

test('if the carrier does not respond, the delivery text says so, and the dates are those of the delivery to the warehouse', () => {
  const dates = { FAST: '25–28 ноября', SLOW: '8–19 декабря' };
  expect(replaceNoBreakSpaces(describeCityDelivery('в Казань', null).anyUnitText)).toMatch(/служба доставки сейчас не отвечает$/);
  expect(formatCityDates(cannedProduct.offers, null, dates)).toEqual(dates);
});

test('the dates of a delivery speed are those for the chosen city, if the response of the API has them', () => {
  const unit = cannedProduct.offers.find(({ deliverySpeed }) => deliverySpeed === 'FAST');
  const response = buildResponse([[unit?.productItemId ?? '', fastDays, 0]]);
  const dates = formatCityDates(cannedProduct.offers, response, { FAST: '25–28 ноября', SLOW: '8–19 декабря' });
  expect([replaceNoBreakSpaces(dates.FAST), dates.SLOW]).toEqual(['26–29 ноября', '8–19 декабря']);
});
