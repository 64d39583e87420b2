import { describePaymentEnd, findNextPage, findOrderId, toFailedDecision } from './sandbox.rules.ts';

const order = (isEnded: boolean, state: 'PENDING' | 'SUCCEEDED') => ({
  isEnded,
  payment: { state },
});

test.each([
  ['PENDING', order(false, 'PENDING'), null],
  ['PENDING', null, null],
  ['SUCCEEDED', order(false, 'SUCCEEDED'), 'Оплачено'],
  ['PENDING', order(false, 'SUCCEEDED'), 'Оплачено'],
  ['PENDING', order(true, 'PENDING'), 'Заказ отменён'],
  ['CANCELED', order(false, 'PENDING'), 'Оплата отклонена'],
  ['PAID_LATE', order(false, 'PENDING'), 'Оплата придёт после срока'],
] as const)('describes the end of a payment that is %s for the order %j', (state, of, text) => {
  expect(describePaymentEnd({ payment: { state }, order: of })).toBe(text);
});

test('the id of the order is read from the return address of the payment', () => {
  expect(findOrderId(new URL('https://meet.example/orders/some-id?paid=1'))).toBe('some-id');
  expect(findOrderId(new URL('https://meet.example/cart'))).toBeNull();
});

test.each([
  ['/orders/1?paid=2', '/orders/1?paid=2'],
  ['https://meet.example/orders/1?paid=2', '/orders/1?paid=2'],
  ['https://partner.example/thanks?paid=2', '/pay/1'],
])('after a decision, the payment for %s leads to %s', (returnUrl, page) => {
  expect(findNextPage({ id: '1', returnUrl }, 'https://meet.example')).toBe(page);
});

test('a payment that was decided before is named as such, and any other refusal is repeated', () => {
  const refuse = (code: string, details = {}) => toFailedDecision({ code, message: 'Не вышло', details });
  expect(refuse('CONFLICT', { state: 'SUCCEEDED' })).toEqual({
    failed: 'Платёж уже завершён, второй раз платить не\u00a0нужно.',
    decidedState: 'SUCCEEDED',
  });
  expect(refuse('CONFLICT', { state: 'CANCELED' })).toMatchObject({ failed: expect.stringMatching(/^Этот платёж уже отклонён/) });
  expect(refuse('CONFLICT')).toEqual({ failed: 'Не вышло' });
});
