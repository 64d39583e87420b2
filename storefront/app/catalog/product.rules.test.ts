import { sizesOf } from './product.rules.ts';

const unit = (name: string, position: number, state: { isSold?: boolean; isReserved?: boolean } = {}) => ({
  isSold: false,
  isReserved: false,
  ...state,
  size: { name, position },
});

test('a size is available while one unit of it is neither sold nor reserved', () => {
  const sizes = sizesOf([
    unit('41', 2),
    unit('40', 1, { isSold: true }),
    unit('41', 2, { isSold: true }),
    unit('42', 3, { isReserved: true }),
    unit('42', 3, { isSold: true }),
  ]);
  expect(sizes).toEqual([
    { name: '40', position: 1, available: false },
    { name: '41', position: 2, available: true },
    { name: '42', position: 3, available: false },
  ]);
});
