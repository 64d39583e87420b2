import { cannedValues } from '../checkout.canned.ts';
import { toSubmitProblem } from './refused-order.server.ts';

const toProblem = (code: string, details: Record<string, unknown> = {}) =>
  toSubmitProblem({ code, message: 'Не вышло', details }, { ...cannedValues, bonuses: '600' });

test.each([
  ['ITEMS_UNAVAILABLE', 'sold'],
  ['DELIVERY_UNAVAILABLE', 'delivery'],
  ['ORDER_LIMIT', 'limit'],
  ['UNAVAILABLE', 'unknown'],
  ['OUTCOME_UNKNOWN', 'unknown'],
  ['FORBIDDEN', 'refused'],
])('the API error %s becomes the problem «%s»', (code, kind) => {
  expect(toProblem(code).problem.kind).toBe(kind);
});

test('an exceeded limit of orders or units that await a call becomes the problem «callLimit», any other limit «limit»', () => {
  expect(toProblem('ORDER_LIMIT', { limit: 'callOrders', most: 2 }).problem).toEqual({ kind: 'callLimit', message: 'Не вышло', orders: 2 });
  expect(toProblem('ORDER_LIMIT', { limit: 'callUnits', most: 5 }).problem).toMatchObject({ kind: 'callLimit', orders: null });
  expect(toProblem('ORDER_LIMIT', { limit: 'orders', most: 5 }).problem.kind).toBe('limit');
});

test('a refusal because of too many bonuses reduces them to the allowed maximum, but never raises them', () => {
  expect(toProblem('BAD_USER_INPUT', { mostBonuses: 470 })).toEqual({ problem: { kind: 'bonuses', max: 470 }, values: { bonuses: '470' } });
  expect(toProblem('BAD_USER_INPUT', { mostBonuses: 900 }).values).toEqual({ bonuses: '600' });
});

test('a refused promo code is removed from the form', () => {
  expect(toProblem('PROMO_NOT_FOUND').values).toEqual({ promocode: '' });
});

test('confirmation by phone is selected if the carrier does not respond', () => {
  expect(toProblem('DELIVERY_UNAVAILABLE').values).toEqual({ payment: 'CALL' });
});

test('confirmation by phone is not selected for a city that the carrier does not serve', () => {
  expect(toProblem('DELIVERY_UNAVAILABLE', { reason: 'NOT_SERVED' })).toEqual({ problem: { kind: 'refused', message: 'Не вышло' } });
});

test('an idempotency key that has already placed an order is reported as used, with the id of that order', () => {
  expect(toProblem('IDEMPOTENCY_CONFLICT', { orderId: '7' })).toEqual({ problem: { kind: 'placed', orderId: '7' }, isKeyUsed: true });
});

test('an error is assigned to a field only if the form has that field', () => {
  expect(toProblem('BAD_USER_INPUT', { field: 'phone' })).toMatchObject({ problem: { kind: 'fields' }, errors: { phone: 'Не вышло' } });
  expect(toProblem('BAD_USER_INPUT', { field: 'expectedTotal' })).toEqual({ problem: { kind: 'refused', message: 'Не вышло' } });
});
