import { expect, it } from '@jest/globals';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { computeRefundTotals, computeRemainder } from './order-sums.rules.js';

const buildLine = (status: OrderStatus, before: OrderStatus = 'PAID_READY_TO_SEND') => ({
  status,
  price: 4_590_00n,
  before: 5_000_00n,
  soldPrice: 4_384_00n,
  withheld: 0n,
  bonusShare: 106,
  cashback: 137,
  replacesId: null,
  changes: [before, status].map((past) => ({ status: past, createdAt: new Date(0) })),
});
const delivery = 590_00n;

it('the remainder of an order has the sums of the units that still belong to it, which add up to its total', () => {
  const remainder = computeRemainder([buildLine('PAID_READY_TO_SEND'), buildLine('DELIVERED'), buildLine('CANCEL_PURCHASE')], delivery);
  expect(remainder).toEqual({
    units: 2,
    goods: 10_000_00,
    discount: 820_00,
    promoDiscount: 200_00,
    paidByBonuses: 212,
    deliveryPrice: 590_00,
    totalPrice: 9_358_00,
    cashback: 274,
    cashbackToCome: 137,
  });
  const { goods, discount, promoDiscount, paidByBonuses, deliveryPrice, totalPrice } = remainder;
  expect(goods - discount - promoDiscount - paidByBonuses * 100 + deliveryPrice).toBe(totalPrice);
});

it('the remainder of an order is zero once all its units have ended', () => {
  expect(
    Object.values(computeRemainder([buildLine('CANCEL_PURCHASE'), buildLine('ISSUED_REFUND')], delivery)).every((sum) => sum === 0),
  ).toBe(true);
});

it.each([
  ['one of two units was cancelled', [buildLine('CANCEL_PURCHASE'), buildLine('PAID_READY_TO_SEND')], 4_384_00, 106],
  ['both of two units were cancelled before the handover', [buildLine('CANCEL_PURCHASE'), buildLine('CANCEL_PURCHASE')], 9_358_00, 212],
  [
    'one of two units was refunded after the handover and the other cancelled',
    [buildLine('ISSUED_REFUND', 'HANDED_OVER_FOR_DELIVERY'), buildLine('CANCEL_PURCHASE')],
    8_768_00,
    212,
  ],
])('the shopper gets back money and bonuses when %s', (_when, items, money, bonuses) => {
  expect(computeRefundTotals(items, { paidAt: new Date(), deliveryPrice: delivery })).toEqual({ money, bonuses });
});

it('the shopper gets back only bonuses when nothing was paid in money', () => {
  expect(computeRefundTotals([buildLine('CANCEL_PURCHASE')], { paidAt: null, deliveryPrice: delivery })).toEqual({
    money: 0,
    bonuses: 106,
  });
});
