import { mustWaitForBank, type OwnOrder } from '../displayed-order.rules.ts';
import { cannedEndedOrder, cannedOrder, cannedPickup, cannedReadyOrder } from '../order.canned.ts';
import { chooseHeadline } from './order-headline.rules.ts';

const now = Date.parse('2026-11-24T09:00:00.000Z');

test('the heading of an order with a pending payment says «Ждём ответа банка» only if the shopper has just come back from paying', () => {
  const order = cannedOrder({ status: 'AWAITING_PAY', payment: 'PENDING' });
  expect([mustWaitForBank(order, false), mustWaitForBank(order, true)]).toEqual([false, true]);
  expect(chooseHeadline(order, { isBackFromPayment: true, now }).title).toBe('Ждём ответа банка');
  const later = chooseHeadline(order, { isBackFromPayment: false, now });
  expect(later.title).toBe('Оплата не\u00a0завершена');
  expect(later.text).toContain('Банк пока не\u00a0ответил');
});

test('the text about a declined payment contains the reason of the bank once', () => {
  const declinedReason = 'На\u00a0карте не\u00a0хватило денег. Попробуйте другую карту.';
  const order = cannedOrder({ status: 'AWAITING_PAY', payment: 'DECLINED', full: { payment: { state: 'DECLINED', declinedReason } } });
  expect(chooseHeadline(order, { isBackFromPayment: false, now }).text).toBe(
    'На\u00a0карте не\u00a0хватило денег. Попробуйте другую карту. Деньги не\u00a0списаны.',
  );
});

test('the heading of a paid order thanks its owner and says where messages are sent; others see only the status', () => {
  const order = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });
  expect(chooseHeadline(order, { isBackFromPayment: false, now })).toMatchObject({
    title: 'Спасибо, заказ оплачен',
    text: expect.stringMatching(/^Оплачено \d[\d\s]*₽\. Подтверждение отправили на\sanna@example\.ru/),
  });
  expect(chooseHeadline({ ...order, ownOrder: null }, { isBackFromPayment: false, now })).toMatchObject({
    title: 'Заказ оплачен',
    text: '',
  });
});

test('the owner of a paid order to a pickup point is promised a message with the last day of storage', () => {
  const order = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED', full: cannedPickup });
  expect(chooseHeadline(order, { isBackFromPayment: false, now }).text.replaceAll('\u00a0', ' ')).toMatch(
    /Напишем, когда заказ придёт и до какого дня его забрать\.$/,
  );
});

test('the heading of a received order says whether all of it or a part is being returned', () => {
  const order = cannedOrder({ status: 'DELIVERED', payment: 'SUCCEEDED' });
  const readTitle = (...requested: boolean[]) => {
    const orderProductItems = (order.ownOrder?.orderProductItems ?? []).map((line, index) => ({
      ...line,
      returnRequestedAt: requested[index] ? '2026-12-05T09:00:00.000Z' : null,
    }));
    return chooseHeadline(
      { ...order, ownOrder: order.ownOrder && { ...order.ownOrder, orderProductItems } },
      { isBackFromPayment: false, now },
    ).title;
  };
  expect([readTitle(false, false), readTitle(true, false), readTitle(true, true)]).toEqual([
    ...['Доставлен', 'Возвращаете часть заказа', 'Возвращаете заказ'],
  ]);
});

test('the heading of an order with an exchange under way describes the exchange and not the payment', () => {
  const units = ['ARRANGED_EXCHANGE', 'PAID_READY_TO_SEND'] as const;
  const order = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED', units });
  expect(chooseHeadline(order, { isBackFromPayment: false, now })).toMatchObject({
    title: 'Обмен оформлен',
    text: expect.stringContaining('anna@example.ru'),
  });
  expect(chooseHeadline({ ...order, ownOrder: null }, { isBackFromPayment: false, now })).toMatchObject({
    title: 'Обмен оформлен',
    text: '',
  });
});

test('the heading of an order in transit names a delay, a part to collect, the number of parts, or the status of units in transit', () => {
  const later = Date.parse('2026-12-01T09:00:00.000Z');
  const readTitle = (units: NonNullable<Parameters<typeof cannedOrder>[0]['units']>, at = now) => {
    const [status] = units.filter((unitStatus) => unitStatus !== 'ISSUED_REFUND').slice(-1);
    const order = cannedOrder({ status: status ?? 'DELIVERED', units, payment: 'SUCCEEDED' });
    return chooseHeadline(order, { isBackFromPayment: false, now: at }).title.replaceAll('\u00a0', ' ');
  };
  expect(readTitle(['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_TO_LOGISTICS_CENTER'])).toBe('Приедет двумя частями');
  expect(readTitle(['TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'TRANSFERRED_TO_LOGISTICS_CENTER'])).toBe('Часть заказа можно забирать');
  expect(readTitle(['SHIPPED_TO_RUSSIA_STOCK_MEET', 'SHIPPED_TO_RUSSIA_STOCK_MEET'])).toBe('Едет на склад в Россию');
  expect(readTitle(['DELIVERED', 'SHIPPED_TO_RUSSIA_STOCK_MEET'])).toBe('Едет на склад в Россию');
  expect(readTitle(['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_TO_LOGISTICS_CENTER'], later)).toBe('Часть заказа задерживается');
  expect(readTitle(['HANDED_OVER_FOR_DELIVERY', 'ISSUED_REFUND'], later)).toBe('Задерживаемся');
});

test('the heading of an order in transit says that it lacks a unit, unless its shopper has cancelled that unit', () => {
  const order = cannedOrder({
    status: 'HANDED_OVER_FOR_DELIVERY',
    units: ['HANDED_OVER_FOR_DELIVERY', 'ISSUED_REFUND'],
    payment: 'SUCCEEDED',
  });
  const readTitle = (cancelReason: 'BY_SHOPPER' | 'SUPPLIER_REFUSED' | 'BY_SHOP') => {
    const [first, second] = order.ownOrder?.orderProductItems ?? [];
    if (!order.ownOrder || !first || !second) throw new Error('the canned order has an owner and two units');
    const ownOrder = { ...order.ownOrder, orderProductItems: [first, { ...second, cancelReason }] };
    return chooseHeadline({ ...order, ownOrder }, { isBackFromPayment: false, now }).title.replaceAll('\u00a0', ' ');
  };
  expect([readTitle('SUPPLIER_REFUSED'), readTitle('BY_SHOP'), readTitle('BY_SHOPPER')]).toEqual([
    ...['Приедет не весь заказ', 'Приедет не весь заказ', 'Передан в доставку'],
  ]);
});

test('the heading of an order ready for pickup names the last day of storage to its owner only', () => {
  const order = cannedReadyOrder;
  const readTitle = (displayedOrder: typeof order) =>
    chooseHeadline(displayedOrder, { isBackFromPayment: false, now }).title.replaceAll('\u00a0', ' ');
  expect(readTitle(order)).toBe('Можно забирать до 10 декабря');
  expect(readTitle({ ...order, ownOrder: null })).toBe('Можно забирать');
});

test('if payment is unavailable, the heading of an unpaid order says that it could not be paid yet', () => {
  const order = cannedOrder({ status: 'AWAITING_PAY', payment: 'NONE' });
  expect(chooseHeadline(order, { isBackFromPayment: false, isPaymentUnavailable: true, now }).title).toBe(
    'Оплатить пока не\u00a0получилось',
  );
});

test('the text of an order awaiting a call says when the shop calls, where the payment link goes, and what follows without a call', () => {
  const text = chooseHeadline(cannedOrder({ status: 'AWAITING_CALL', payment: 'NONE' }), { isBackFromPayment: false, now }).text;
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    'Позвоним с 10 до 20 по Москве на +7 900 123-45-67 и пришлём на anna@example.ru ссылку на оплату. Если не дозвонимся, вернём вещи в корзину.',
  );
});

test('only the owner sees that an order ended because its payment deadline had passed', () => {
  expect(chooseHeadline(cannedEndedOrder, { isBackFromPayment: false, now })).toMatchObject({
    title: 'Время на\u00a0оплату вышло',
    text: 'Заказ отменён. Вещи снова в\u00a0корзине. Если деньги всё\u00a0же списались, вернём их не\u00a0позже чем через 10\u00a0дней.',
  });
  expect(chooseHeadline({ ...cannedEndedOrder, ownOrder: null }, { isBackFromPayment: false, now })).toMatchObject({
    title: 'Заказ отменён',
    text: '',
  });
});

describe('the text of an order that has ended', () => {
  const readText = (payment: 'NONE' | 'PENDING' | 'SUCCEEDED' | 'REFUNDED', full: Partial<OwnOrder> = {}) => {
    const due = { money: 1_437_500, bonuses: full.paidByBonuses ?? 0 };
    const { text } = chooseHeadline(cannedOrder({ status: 'CANCEL_PURCHASE', payment, full: { due, ...full } }), {
      isBackFromPayment: false,
      now,
    });
    return text.replaceAll('\u00a0', ' ');
  };

  test('mentions bonuses and a promo code only if the unpaid order had them, and a refund if its payment is pending', () => {
    expect(readText('NONE')).toBe('Вещи снова в корзине. Деньги не списаны.');
    expect(readText('NONE', { paidByBonuses: 540, promoDiscount: 100_000 })).toBe(
      'Вещи снова в корзине. 540 бонусов снова на счёте. Промокодом можно воспользоваться снова. Деньги не списаны.',
    );
    expect(readText('PENDING')).toContain('Если деньги всё же списались, вернём их не позже чем через 10 дней.');
  });

  test('says how much of a payment was refunded, where to and when, and by when the rest follows', () => {
    const refundedAt = '2026-11-25T09:00:00.000Z';
    expect(readText('REFUNDED', { refunded: 3_656_000, refundedAt, paidByBonuses: 540 })).toBe(
      'Вернули 36 560 ₽ 25 ноября на карту или счёт, с которых вы платили. Банк может зачислять деньги несколько дней. 540 бонусов снова на счёте.',
    );
    expect(readText('SUCCEEDED', { refunded: 100_000, refundedAt })).toBe(
      'Вернули 1 000 ₽ 25 ноября на карту или счёт, с которых вы платили, остальное вернём не позже чем через 10 дней.',
    );
    expect(readText('SUCCEEDED')).toBe('14 375 ₽ вернём на карту или счёт, с которых вы платили, не позже чем через 10 дней.');
  });
});

test('the text of an ended order says who cancelled it, or why, if that is the same for all its units', () => {
  const readText = (cancelReason: 'BY_SHOPPER' | 'SUPPLIER_REFUSED' | 'BY_SHOP', isMixed = false) => {
    const { ownOrder } = cannedOrder({ status: 'CANCEL_PURCHASE', payment: 'NONE' });
    const orderProductItems = ownOrder?.orderProductItems.map((line, index) => ({
      ...line,
      cancelReason: isMixed && index === 0 ? ('BY_SHOP' as const) : cancelReason,
    }));
    const order = cannedOrder({ status: 'CANCEL_PURCHASE', payment: 'NONE', full: { orderProductItems: orderProductItems ?? [] } });
    return chooseHeadline(order, { isBackFromPayment: false, now }).text.replaceAll('\u00a0', ' ').split(' Деньги')[0];
  };
  expect(readText('BY_SHOPPER')).toBe('Вы отменили его 23 ноября. Вещи снова в корзине.');
  expect(readText('SUPPLIER_REFUSED')).toBe('Продавец не подтвердил наличие, просим прощения.');
  expect(readText('BY_SHOP')).toBe('Его отменил магазин, просим прощения. Вещи снова в корзине.');
  expect(readText('BY_SHOPPER', true)).toBe('Вещи снова в корзине.');
});
