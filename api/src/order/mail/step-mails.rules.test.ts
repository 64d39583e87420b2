import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import type { MailedOrder, MailedUnit } from './order-mail-parts.rules.js';
import { composeReturnedMail } from './return-mails.rules.js';
import { isMailed, type StepUnits, stepMails } from './step-mails.rules.js';

const SHOP = 'https://meet.example';

const shoes: MailedUnit = {
  name: 'Кеды «Брод»',
  size: '42',
  picture: null,
  price: 12_990_00n,
  soldPrice: 12_790_00n,
  deliveryTo: new Date('2026-11-28'),
  trackCode: 'RA-1',
  cashback: 21,
};
const coat: MailedUnit = { ...shoes, name: 'Куртка', size: 'M', deliveryTo: new Date('2026-12-19'), trackCode: null, cashback: 0 };

const order: MailedOrder = {
  id: 'some-id',
  number: 100_001,
  name: 'Анна',
  phone: '+79000000001',
  totalPrice: 13_380_00n,
  deliveryPrice: 590_00n,
  promoDiscount: 0n,
  paidByBonuses: 200,
  address: {
    city: 'Казань',
    street: 'ул. Щапова',
    house: '26',
    building: '',
    apartment: '',
    pickupPointCode: null,
    pickupPointHours: '',
    pickupPointDirections: '',
  },
  payUntil: null,
  heldUntil: null,
  units: [shoes],
};

const buildStepUnits = (units: readonly MailedUnit[], more: Partial<StepUnits> = {}): StepUnits => ({
  units,
  isWholeOrder: true,
  isReplacement: false,
  replacements: [],
  ...more,
});

const replaceSpaces = (text = ''): string => text.replaceAll('\u00a0', ' ');

describe('the mail about a step', () => {
  it('is composed for purchase, arrival in Russia, handover, arrival at the point, delivery and exchange', () => {
    expect(Object.values(OrderStatus).filter(isMailed)).toEqual([
      'ACCEPTED_IN_RUSSIA_STOCK_MEET',
      'ARRANGED_EXCHANGE',
      'DELIVERED',
      'HANDED_OVER_FOR_DELIVERY',
      'PURCHASED_FROM_SELLER',
      'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
    ]);
  });

  it('names track code, address and delivery day after a handover', () => {
    const { subject, text } = stepMails.HANDED_OVER_FOR_DELIVERY(order, buildStepUnits([shoes]), SHOP);
    expect(replaceSpaces(subject)).toBe('Заказ № 100001 передан в доставку');
    expect(replaceSpaces(text)).toBe(
      [
        'Здравствуйте, Анна!',
        '',
        'Заказ № 100001 передан в доставку:',
        '',
        '— Кеды «Брод», размер 42',
        '',
        'Трек-код: RA-1',
        'Адрес: Казань, ул. Щапова, д. 26',
        '',
        'Доставим до 28 ноября.',
        '',
        'Ваш заказ: https://meet.example/orders/some-id',
        '',
      ].join('\n'),
    );
  });

  it('says that only a part of the order has moved, and omits the delivery day if the units have different days', () => {
    const bought = stepMails.PURCHASED_FROM_SELLER(order, buildStepUnits([shoes, coat], { isWholeOrder: false }), SHOP);
    expect(replaceSpaces(bought.subject)).toBe('Часть заказа № 100001 выкуплена у продавца');
    expect(bought.text).not.toContain('Доставим');
  });

  it('names the cashback after a delivery if there is any, and always says how to return goods', () => {
    const writeText = (unit: MailedUnit) => replaceSpaces(stepMails.DELIVERED(order, buildStepUnits([unit]), SHOP).text);
    expect(writeText(shoes)).toContain('Кешбэк за покупку: 21 бонус.');
    expect(writeText(coat)).not.toContain('Кешбэк');
    for (const unit of [shoes, coat]) expect(writeText(unit)).toContain('вернуть в течение 14 дней после получения');
  });

  it('names both units of an exchange and the delivery day of the new unit, which later mails call the replacement', () => {
    const exchange = stepMails.ARRANGED_EXCHANGE(order, buildStepUnits([shoes], { replacements: [coat] }), SHOP);
    expect(replaceSpaces(exchange.subject)).toBe('Обмен по заказу № 100001 оформлен');
    expect(replaceSpaces(exchange.text)).toMatch(
      /— Кеды «Брод», размер 42\s+На замену отправим:\s+— Куртка, размер M\s+Доставим до 19 декабря\./,
    );
    const handover = stepMails.HANDED_OVER_FOR_DELIVERY(order, buildStepUnits([coat], { isWholeOrder: false, isReplacement: true }), SHOP);
    expect(replaceSpaces(handover.subject)).toBe('Замена по заказу № 100001 передана в доставку');
  });

  it('names the money, bonuses and cashback of a refund', () => {
    const { subject, text, sms } = composeReturnedMail(order, { units: [shoes], money: 12_790_00n, bonuses: 200, cashback: 21 }, SHOP);
    expect(replaceSpaces(subject)).toBe('Вернули 12 790 ₽ за заказ № 100001');
    expect(replaceSpaces(text)).toContain('200 бонусов снова на вашем счёте. Кешбэк за эти товары списан: 21 бонус.');
    expect(replaceSpaces(sms)).toBe('Meet: вернули 12 790 ₽ за заказ № 100001.');
  });

  it('names the opening hours and directions of the pickup point when goods are ready for pickup', () => {
    const point = { street: 'ул. Баумана, 44', house: '', pickupPointCode: 'KZN1', pickupPointHours: 'Ежедневно 10:00–21:00' };
    const address = { ...order.address, ...point, pickupPointDirections: 'Вход со двора' };
    const { text } = stepMails.TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT({ ...order, address }, buildStepUnits([shoes]), SHOP);
    expect(replaceSpaces(text)).toContain(
      'Пункт выдачи: Казань, ул. Баумана, 44\nЧасы работы: Ежедневно 10:00–21:00\nКак найти: Вход со двора\n',
    );
  });

  it('has a short text for an SMS when goods are ready for pickup', () => {
    const { sms } = stepMails.TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT(order, buildStepUnits([shoes]), SHOP);
    expect(replaceSpaces(sms)).toBe('Meet: заказ № 100001 ждёт вас: Казань, ул. Щапова, д. 26.');
  });
});
