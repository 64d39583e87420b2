import { cannedValues } from '../checkout.canned.ts';
import { toDeliveryInput, toQuoteRequest } from './quote-request.rules.ts';

const kazan = { city: 'Казань', cityFor: 'Казань', cityId: 'kazan' };
const createDeliveryInput = (values: object) => toDeliveryInput({ ...cannedValues, ...kazan, ...values });

test('the quote is requested for the chosen delivery method, whatever the fields of the other method contain', () => {
  const filledFields = { address: 'home', point: 'kazan-1', pointFor: 'kazan' };
  expect(createDeliveryInput({ ...filledFields, way: 'PICKUP' })).toEqual({ pickupPointCode: 'kazan-1' });
  expect(createDeliveryInput({ ...filledFields, way: 'COURIER' })).toEqual({ addressId: 'home' });
  expect(createDeliveryInput({ ...filledFields, way: 'COURIER', address: '' })).toEqual({ cityId: 'kazan' });
});

test('a pickup point is requested only in its own city, and a city only while the text for which it was chosen is unchanged', () => {
  expect(createDeliveryInput({ way: 'PICKUP', point: 'moskva-1', pointFor: 'moskva' })).toBe(null);
  expect(createDeliveryInput({ way: 'PICKUP', point: 'kazan-1', pointFor: 'kazan', city: 'Каза' })).toBe(null);
  expect(createDeliveryInput({ way: 'PICKUP', point: '', pointFor: 'kazan' })).toBe(null);
  expect(createDeliveryInput({ city: 'Каза' })).toBe(null);
});

test('until a delivery method is chosen, a quote is requested without a delivery, but with the methods of the chosen city', () => {
  const request = toQuoteRequest([], { ...cannedValues, ...kazan, way: '', address: 'home' });
  expect([request.delivery, request.deliveryCityId]).toEqual([null, 'kazan']);
  expect(toQuoteRequest([], { ...cannedValues, ...kazan, city: 'Каза' }).deliveryCityId).toBe(null);
});
