import { describe, expect, it } from '@jest/globals';
import { describeConditions, describeDiscount, describePeriod } from './PromoView.tsx';
import { cannedPromo } from './promo.canned.ts';

const [own, delivery, later, plainCode] = cannedPromo.promocodes;
const { now } = cannedPromo;

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the text about a promo code', () => {
  it('names the discount: an amount, a percentage or free delivery', () => {
    const discounts = [own, later, delivery].map((code) => code && normalizeSpaces(describeDiscount(code)));
    expect(discounts).toEqual(['−1 500 ₽', '−15 %', 'Бесплатная доставка']);
  });

  it('says when the code applies, including the last day', () => {
    const times = [own, later, plainCode].map((code) => code && normalizeSpaces(describePeriod(code, now)));
    expect(times).toEqual(['По 31 октября 2026', 'С 1 декабря 2026 по 28 февраля 2027', 'Бессрочно']);
  });

  it('names only the conditions that limit the code', () => {
    expect([later, plainCode].map((code) => code && describeConditions(code).map(normalizeSpaces))).toEqual([
      ['Только: Кроссовки, Первый снег', 'Не действует на товары с ценой для участников', 'Без оплаты бонусами'],
      [],
    ]);
    expect(own && describeConditions(own).map(normalizeSpaces)).toEqual(['Для корзины от 15 000 ₽', 'Ещё на 1 заказ']);
  });
});
