import { cannedOrder } from '../order.canned.ts';
import { describeCancellation, listCancelOptions } from './cancellation.rules.ts';

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const { ownOrder: paidOrder } = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });
if (!paidOrder) throw new Error('the canned order has no owner');

test('the text about the cancellation of a unit says what is refunded and by when, and what is withheld for the delivery of the others', () => {
  const readCancellation = (line: Parameters<typeof describeCancellation>[0]) => normalizeSpaces(describeCancellation(line));
  expect(readCancellation({ soldPrice: 408_400, moneyBack: 408_400, bonuses: 0 })).toBe(
    '4 084 ₽ вернём на карту или счёт, с которых вы платили, не позже чем через 10 дней. Остальное приедет, как обещали.',
  );
  expect(readCancellation({ soldPrice: 408_400, moneyBack: 369_400, bonuses: 0 })).toBe(
    '3 694 ₽ вернём на карту или счёт, с которых вы платили, не позже чем через 10 дней. Доставка остальных товаров больше не будет бесплатной: удержим 390 ₽. Остальное приедет, как обещали.',
  );
});

test('the options of a cancellation are each unit that can be cancelled and the whole order, with their refunds', () => {
  const [first, second] = paidOrder.orderProductItems;
  if (!first || !second) throw new Error('the canned order has two units');
  const order = {
    ...paidOrder,
    orderProductItems: [
      { ...first, moneyBack: 851_000, bonuses: 100 },
      { ...second, canCancel: false },
    ],
  };
  expect(listCancelOptions(order).map(({ value, label, hint }) => normalizeSpaces(`${value} ${label}: ${hint}`))).toEqual([
    '0 Кроссовки Slope 2, размер 41: Вернём 8 510 ₽ и 100 бонусов: удержим 390 ₽, доставка остального больше не бесплатная',
    'all Весь заказ: Вернём 14 375 ₽',
  ]);
});
