import { toPriceProps } from './price-props.ts';

const prices = { price: 12_490_00, before: 17_990_00, loyaltyPrice: 11_240_00, from: true };

test('a guest sees the member price beside their own', () => {
  expect(toPriceProps({ ...prices, payable: 12_490_00, memberSaving: 1_250_00 })).toEqual({
    price: 12_490_00,
    oldPrice: 17_990_00,
    memberPrice: 11_240_00,
    forMembers: false,
    from: true,
  });
});

test('a member sees the member price as the price, marked as for members', () => {
  expect(toPriceProps({ ...prices, payable: 11_240_00, memberSaving: null })).toMatchObject({
    price: 11_240_00,
    memberPrice: null,
    forMembers: true,
  });
});

test('no member price is displayed if members pay the same price as guests', () => {
  const same = { ...prices, loyaltyPrice: 12_490_00, payable: 12_490_00, memberSaving: null };
  expect(toPriceProps(same)).toMatchObject({ memberPrice: null, forMembers: false });
});
