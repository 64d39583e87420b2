import { describePaymentOutcome, findNextPage, findOrderId, toFailedDecision } from './sandbox.rules.ts';

const createOrder = (isEnded: boolean, state: 'PENDING' | 'SUCCEEDED') => ({
  isEnded,
  canPay: !isEnded && state === 'PENDING',
  payment: { state },
  ownDetails: { email: 'anna@example.ru' },
});

test.each([
  ['of an order that can be paid', createOrder(false, 'PENDING')],
  ['without an order', null],
])('a pending payment %s has no outcome', (_what, order) => {
  expect(describePaymentOutcome({ payment: { state: 'PENDING' }, order }) ?? null).toBeNull();
});

test.each([
  ['a payment that has succeeded', 'Оплачено', 'SUCCEEDED', createOrder(false, 'SUCCEEDED')],
  ['a pending payment of an order that is already paid', 'Оплачено', 'PENDING', createOrder(false, 'SUCCEEDED')],
  ['a pending payment of an order that has ended', 'Заказ отменён', 'PENDING', createOrder(true, 'PENDING')],
  ['a declined payment', 'Оплата не\u00a0прошла', 'CANCELED', createOrder(false, 'PENDING')],
  ['a payment after the deadline', 'Оплата придёт после срока', 'PAID_LATE', createOrder(false, 'PENDING')],
] as const)('the outcome of %s is titled «%s»', (_what, title, state, order) => {
  expect(describePaymentOutcome({ payment: { state }, order })?.title).toBe(title);
});

test('the outcome of a declined payment says that no money was taken, and offers a retry only if the order can be paid', () => {
  const outcome = describePaymentOutcome({ payment: { state: 'CANCELED' }, order: createOrder(false, 'PENDING') });
  expect(outcome).toMatchObject({
    text: 'Банк отклонил платёж, деньги не\u00a0списаны. Попробуйте ещё\u00a0раз.',
    canRetry: true,
  });
  expect(describePaymentOutcome({ payment: { state: 'CANCELED' }, order: null })).toMatchObject({
    text: 'Банк отклонил платёж, деньги не\u00a0списаны.',
    canRetry: false,
  });
});

test('the text of a paid order names the next messages and no receipt, and only its owner sees the e-mail address', () => {
  const paid = createOrder(false, 'SUCCEEDED');
  const readText = (order: typeof paid | null) => describePaymentOutcome({ payment: { state: 'SUCCEEDED' }, order })?.text;
  expect(readText(paid)).toBe('Подтверждение придёт на\u00a0anna@example.ru. О\u00a0каждом шаге напишем.');
  expect(readText(null)).toBe('Подтверждение придёт на\u00a0почту, указанную в\u00a0заказе. О\u00a0каждом шаге напишем.');
});

test('the id of the order is read from the return address of the payment', () => {
  expect(findOrderId(new URL('https://meet.example/orders/some-id?paid=1'))).toBe('some-id');
  expect(findOrderId(new URL('https://meet.example/cart'))).toBeNull();
});

test.each([
  ['/orders/1?paid=2', '/orders/1?paid=2'],
  ['https://meet.example/orders/1?paid=2', '/orders/1?paid=2'],
  ['https://partner.example/thanks?paid=2', '/pay/1'],
])('after the decision on a sandbox payment, its return address %s leads to %s', (returnUrl, page) => {
  expect(findNextPage({ id: '1', returnUrl }, 'https://meet.example')).toBe(page);
});

test('a second decision on a sandbox payment is refused with the payment state, and any other refusal has the message of the API', () => {
  const refuse = (code: string, details = {}) => toFailedDecision({ code, message: 'Не вышло', details });
  expect(refuse('CONFLICT', { state: 'SUCCEEDED' })).toEqual({
    failureMessage: 'Платёж уже завершён, второй раз платить не\u00a0нужно.',
    decidedState: 'SUCCEEDED',
  });
  expect(refuse('CONFLICT', { state: 'CANCELED' })).toMatchObject({ failureMessage: expect.stringMatching(/^Этот платёж уже отклонён/) });
  expect(refuse('CONFLICT')).toEqual({ failureMessage: 'Не вышло' });
});
