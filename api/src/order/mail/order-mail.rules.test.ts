import { describe, expect, it } from '@jest/globals';
import { type Cancellation, composeCancelledMail, composeRefundedMail } from './cancellation-mails.rules.js';
import { formatBonuses, formatMoscowTime, formatRoubles } from './mail-format.rules.js';
import { composeCallMail, composeExcessPaymentMail, composePaidMail, composePlacedMail, composeRevivedMail } from './order-mail.rules.js';
import type { MailedOrder, MailedUnit } from './order-mail-parts.rules.js';

const SHOP = 'https://meet.example';

const shoes: MailedUnit = {
  name: 'Кеды «Брод»',
  size: '42',
  picture: null,
  price: 12_990_00n,
  soldPrice: 12_990_00n,
  deliveryTo: new Date('2026-11-28'),
  trackCode: null,
  cashback: 0,
};

const buildOrder = (overrides: Partial<MailedOrder> = {}): MailedOrder => ({
  id: 'some-id',
  number: 100_001,
  name: 'Анна',
  phone: '+79000000001',
  totalPrice: 13_580_00n,
  deliveryPrice: 590_00n,
  promoDiscount: 0n,
  paidByBonuses: 0,
  address: {
    city: 'Казань',
    street: 'ул. Щапова',
    house: '26',
    building: '',
    apartment: '14',
    pickupPointCode: null,
    pickupPointHours: '',
    pickupPointDirections: '',
  },
  payUntil: new Date('2026-11-23T11:30:00Z'),
  heldUntil: new Date('2026-11-23T11:35:00Z'),
  units: [shoes],
  ...overrides,
});

const buildCancellation = (overrides: Partial<Cancellation> = {}): Cancellation => ({
  units: buildOrder().units,
  isWholeOrder: true,
  reason: 'TERM',
  explanation: '',
  wasPaid: false,
  money: 13_580_00n,
  fee: 590_00n,
  withheld: 0n,
  bonuses: 0,
  cashback: 0,
  ...overrides,
});

const replaceSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the text of a mail', () => {
  it('keeps a sum and its currency sign on one line', () => {
    expect([formatRoubles(12_990_00n), formatRoubles(12_990_50n), formatRoubles(5_00n)]).toEqual([
      '12\u00a0990\u00a0₽',
      '12\u00a0990,50\u00a0₽',
      '5\u00a0₽',
    ]);
  });

  it('inflects the Russian word for bonuses', () => {
    expect([1, 2, 5, 11, 21, 1_234].map(formatBonuses).map(replaceSpaces)).toEqual([
      '1 бонус',
      '2 бонуса',
      '5 бонусов',
      '11 бонусов',
      '21 бонус',
      '1 234 бонуса',
    ]);
  });

  it('has times in Moscow time', () => {
    expect(replaceSpaces(formatMoscowTime(new Date('2026-11-23T22:05:00Z')))).toBe('24 ноября в 01:05 по Москве');
  });
});

describe('the mail', () => {
  it('about a new order contains its lines, the payment deadline and the link for payment', () => {
    const { subject, text } = composePlacedMail(buildOrder(), SHOP);
    expect(replaceSpaces(subject)).toBe('Заказ № 100001 оформлен');
    expect(replaceSpaces(text)).toBe(
      [
        'Здравствуйте, Анна!',
        '',
        'Заказ № 100001 оформлен. Он ждёт оплаты до 23 ноября в 14:30 по Москве.',
        '',
        '— Кеды «Брод», размер 42: 12 990 ₽',
        'Доставка: 590 ₽',
        'Итого: 13 580 ₽',
        '',
        'Адрес: Казань, ул. Щапова, д. 26, кв. 14',
        'Доставим до 28 ноября',
        '',
        'Оплатить: https://meet.example/orders/some-id/pay',
        'Ваш заказ: https://meet.example/orders/some-id',
        '',
      ].join('\n'),
    );
  });

  it.each(['evil.example', 'А. С.', 'Приз 500'])('greets the shopper without the name «%s», which may be no real name', (name) => {
    expect(replaceSpaces(composePaidMail(buildOrder({ name }), SHOP).text)).toMatch(/^Здравствуйте!\n/);
  });

  it('greets without a name if the order has none', () => {
    expect(replaceSpaces(composePaidMail(buildOrder({ name: '' }), SHOP).text)).toMatch(/^Здравствуйте!\n\nМы получили оплату: 13 580 ₽\./);
  });

  it('about a call names the phone that is called, and until when the goods are held', () => {
    const { text } = composeCallMail(buildOrder({ deliveryPrice: 0n }), SHOP);
    expect(replaceSpaces(text)).toContain(
      'Мы позвоним по номеру +7 900 000-00-01, чтобы его подтвердить. Товары отложены до 23 ноября в 14:35 по Москве.',
    );
    expect(replaceSpaces(text)).toContain('Доставка: бесплатно');
    expect(text).not.toContain('/pay');
  });

  it.each([
    ['TERM', 'Время на оплату вышло.'],
    ['BY_SHOPPER', 'Отменили вы.'],
    ['BY_SHOP', 'Отменили мы. Приносим извинения.'],
    ['SUPPLIER_REFUSED', 'К сожалению, у продавца этого больше нет.'],
  ] as const)('about a cancellation states the reason %s in words', (reason, words) => {
    expect(replaceSpaces(composeCancelledMail(buildOrder(), buildCancellation({ reason }), SHOP).text)).toContain(
      `Заказ № 100001 отменён. ${words}`,
    );
  });

  it('about a cancellation contains the returned bonuses and the refunded money', () => {
    const unpaid = replaceSpaces(composeCancelledMail(buildOrder(), buildCancellation({ bonuses: 300 }), SHOP).text);
    expect(unpaid).toContain('Товары снова в вашей корзине. 300 бонусов снова на вашем счёте.');
    expect(unpaid).not.toContain('Вернём');
    const part = buildCancellation({
      wasPaid: true,
      isWholeOrder: false,
      reason: 'BY_SHOP',
      explanation: 'Коробка повреждена.',
      money: 12_990_00n,
      fee: 0n,
    });
    const { subject, text } = composeCancelledMail(buildOrder(), part, SHOP);
    expect(replaceSpaces(subject)).toBe('Заказ № 100001: отменена часть товаров');
    expect(replaceSpaces(text)).toContain('Коробка повреждена.');
    expect(replaceSpaces(text)).toContain('Вернём 12 990 ₽ тем же способом, которым вы платили.');
    expect(replaceSpaces(text)).not.toContain('корзин');
  });

  it('about an order with discounts lists each discount, and the delivery day of each unit if the days differ', () => {
    const coat: MailedUnit = {
      ...shoes,
      name: 'Куртка',
      size: 'M',
      price: 5_000_00n,
      soldPrice: 4_000_00n,
      deliveryTo: new Date('2026-12-19'),
    };
    const reduced = buildOrder({ units: [shoes, coat], promoDiscount: 700_00n, paidByBonuses: 300, totalPrice: 17_580_00n });
    const text = replaceSpaces(composePaidMail(reduced, SHOP).text);
    expect(text).toContain('— Кеды «Брод», размер 42: 12 990 ₽, до 28 ноября\n— Куртка, размер M: 5 000 ₽, до 19 декабря');
    expect(text).toContain('Промокод: −700 ₽\nБонусы: −300 ₽\nДоставка: 590 ₽\nИтого: 17 580 ₽');
    expect(text).not.toContain('Доставим');
  });

  it('about the cancellation of the last units says that the order is cancelled, and its lines add up to the refund', () => {
    const last = buildCancellation({ wasPaid: true, reason: 'BY_SHOPPER' });
    const { subject, text } = composeCancelledMail(buildOrder({ units: [shoes, shoes] }), last, SHOP);
    expect(replaceSpaces(subject)).toBe('Заказ № 100001 отменён');
    expect(replaceSpaces(text)).toContain('Заказ № 100001 отменён. Это были последние товары в нём. Отменили вы.');
    expect(replaceSpaces(text)).toContain('12 990 ₽\nДоставка: 590 ₽\n\nВернём 13 580 ₽');
    expect(replaceSpaces(composeRefundedMail(buildOrder(), last, SHOP).text)).toContain('12 990 ₽\nДоставка: 590 ₽');
  });

  it('about the cancellation of some units contains the fee of a delivery that is no longer free', () => {
    const part = { wasPaid: true, reason: 'BY_SHOPPER', isWholeOrder: false, fee: 0n, withheld: 390_00n, money: 12_600_00n } as const;
    const text = replaceSpaces(composeCancelledMail(buildOrder({ units: [shoes, shoes] }), buildCancellation(part), SHOP).text);
    expect(text).toContain('12 990 ₽\nДоставка остальных товаров: −390 ₽\n\nВернём 12 600 ₽');
    expect(text).toContain('доставка больше не бесплатная: удержали 390 ₽.');
  });

  it('about a refund or an excess payment says what happens to the money, and about a revival that the order is valid again', () => {
    expect(replaceSpaces(composeRefundedMail(buildOrder(), buildCancellation(), SHOP).subject)).toBe('Вернули 13 580 ₽ за заказ № 100001');
    expect(replaceSpaces(composeRevivedMail(buildOrder(), SHOP).text)).toContain('поэтому заказ снова в силе');
    const texts = (['PAID_BEFORE', 'ENDED', 'WAITS_FOR_CALL', 'OTHER_AMOUNT'] as const).map((because) =>
      replaceSpaces(composeExcessPaymentMail(buildOrder(), because, SHOP).text),
    );
    for (const text of texts) expect(text).toContain('Вернём эти деньги полностью');
    expect(new Set(texts).size).toBe(4);
  });
});
