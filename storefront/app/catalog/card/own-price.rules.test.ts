import { ownPrice } from './own-price.rules.ts';

const prices = { price: 12_490_00, oldPrice: 17_990_00, loyaltyPrice: 11_240_00 };

test('a guest sees both prices; whoever is signed in sees the own one as the price, and whose it is', () => {
  expect(ownPrice(prices, false)).toEqual({ ...prices, forMembers: false });
  expect(ownPrice(prices, true)).toEqual({ price: 11_240_00, oldPrice: 17_990_00, loyaltyPrice: null, forMembers: true });
});

test('where the price had not fallen, what everybody else pays stands beside the own one', () => {
  expect(ownPrice({ ...prices, oldPrice: null }, true)).toEqual({
    price: 11_240_00,
    oldPrice: 12_490_00,
    loyaltyPrice: null,
    forMembers: true,
  });
});

test('without a price for members everybody pays the same', () => {
  const same = { ...prices, loyaltyPrice: null };
  expect(ownPrice(same, true)).toEqual({ ...same, forMembers: false });
});
