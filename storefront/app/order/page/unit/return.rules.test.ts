import { cannedStatus } from '../../order-stage.canned.ts';
import { cannedOrder } from '../order.canned.ts';
import { describeReturn, describeRevokedCashback, toReturnReason } from './return.rules.ts';

const { ownOrder } = cannedOrder({ status: 'DELIVERED', payment: 'SUCCEEDED' });
const [line] = ownOrder?.orderProductItems ?? [];
if (!ownOrder || !line) throw new Error('the canned order has units');

const order = { number: 48_377, phone: '+7 900 123-45-67' };
const requestedReturn = { ...line, returnRequestedAt: '2026-12-05T09:00:00.000Z', refundBy: '2026-12-11' };
const normalizeSpaces = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

test('the steps of a return say where to send the unit, what follows, where the money goes and by when', () => {
  expect(normalizeSpaces(describeReturn({ ...requestedReturn, returnReason: 'SIZE', returnMethod: 'PICKUP_POINT' }, order))).toEqual([
    'Сдайте вещь в любой пункт выдачи СДЭК до 11 декабря и назовите номер заказа 48377. Обратную доставку оплачиваете вы по тарифу СДЭК.',
    'Получим вещь, проверим её и напишем вам.',
    '8 900 ₽ вернём на карту или счёт, с которых вы платили. Не позже 11 декабря. Кешбэк за вещь, 267 бонусов, спишем.',
  ]);
});

test('the last day to send a unit back is not named if the refund is due before that day', () => {
  const late = { ...requestedReturn, refundBy: '2026-12-10' };
  expect(normalizeSpaces(describeReturn({ ...late, returnMethod: 'PICKUP_POINT' }, order)).at(0)).toBe(
    'Сдайте вещь в любой пункт выдачи СДЭК и назовите номер заказа 48377.',
  );
  expect(normalizeSpaces(describeReturn({ ...late, returnMethod: 'POST' }, order)).at(0)).toBe(
    'Отправьте вещь посылкой и вложите записку с номером заказа 48377.',
  );
});

test('the shop pays for sending back a unit that is faulty, wrong or unlike its pictures', () => {
  const readFirstStep = (returnReason: 'DEFECT' | 'WRONG_ITEM' | 'LOOK' | 'SIZE') =>
    normalizeSpaces(describeReturn({ ...requestedReturn, returnReason, returnMethod: 'COURIER' }, order)).at(0);
  const call = 'Курьер позвонит по номеру +7 900 123-45-67 и договорится о времени.';
  for (const reason of ['DEFECT', 'WRONG_ITEM', 'LOOK'] as const)
    expect(readFirstStep(reason)).toBe(`${call} Обратную доставку оплатим мы.`);
  expect(readFirstStep('SIZE')).toBe(`${call} Обратную доставку оплачиваете вы по тарифу перевозчика.`);
});

test('the first step of a return that was requested before the delivery is to stop the delivery', () => {
  const [first] = normalizeSpaces(describeReturn({ ...requestedReturn, ...cannedStatus('HANDED_OVER_FOR_DELIVERY') }, order));
  expect(first).toBe('Остановим доставку или примем вещь назад, когда она вернётся.');
});

test('a return mentions revoked cashback only if the unit has brought some', () => {
  expect(describeRevokedCashback(line).replaceAll('\u00a0', ' ')).toBe(' Кешбэк за вещь, 267 бонусов, спишем.');
  expect(describeRevokedCashback({ ...line, cashback: 0 })).toBe('');
  expect(describeRevokedCashback({ ...line, status: 'HANDED_OVER_FOR_DELIVERY' })).toBe('');
});

test('an unknown reason of a return is read as null', () => {
  expect([toReturnReason('SIZE'), toReturnReason('toString'), toReturnReason('')]).toEqual(['SIZE', null, null]);
});
