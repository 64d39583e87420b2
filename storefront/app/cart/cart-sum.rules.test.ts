import { type FreshUnit, sumOf, whyUnavailable } from './cart-sum.rules.ts';

function unit(priceDetails: Partial<FreshUnit['priceDetails']>, state: Partial<FreshUnit> = {}): FreshUnit {
  return {
    id: 'u',
    active: true,
    isSold: false,
    isReserved: false,
    name: 'Slope 2',
    size: { name: '41' },
    images: [],
    product: { slug: 'slope-2', brands: [] },
    ...state,
    priceDetails: { price: 0, oldPrice: null, loyaltyPrice: null, cashback: 0, ...priceDetails },
  };
}

test('the parts of a sum make its total, and nothing of kopecks is lost', () => {
  const sum = sumOf([
    unit({ price: 12_490_01, oldPrice: 17_990_00, loyaltyPrice: 11_240_00, cashback: 374 }),
    unit({ price: 8_990_00, cashback: 269 }),
  ]);
  expect(sum).toEqual({ count: 2, goods: 26_980_00, discount: 5_499_99, total: 21_480_01, cashback: 643, memberSaving: 1_250_01 });
  expect(sum.goods - sum.discount).toBe(sum.total);
});

test('nothing costs nothing', () => {
  expect(sumOf([])).toEqual({ count: 0, goods: 0, discount: 0, total: 0, cashback: 0, memberSaving: 0 });
});

test('why a unit cannot be bought: sold wins over withdrawn, withdrawn over reserved', () => {
  expect(whyUnavailable(unit({}))).toBeUndefined();
  expect(whyUnavailable(unit({}, { isSold: true, active: false, isReserved: true }))).toMatch(/купили/);
  expect(whyUnavailable(unit({}, { active: false, isReserved: true }))).toMatch(/не\u00a0продаётся/);
  expect(whyUnavailable(unit({}, { isReserved: true }))).toMatch(/в\u00a0чужом заказе/);
});
