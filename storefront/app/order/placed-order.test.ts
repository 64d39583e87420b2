import { placedCookie, placedIn, withoutPlaced } from './placed-order.ts';

const id = '0190a5e0-0000-7000-8000-000000000001';

test('the marked order is read back', () => {
  const [pair = ''] = placedCookie(id, true).split(';');
  expect(placedIn(`other=1; ${pair}; last=2`)).toBe(id);
  expect(placedIn('placed_before=1')).toBeNull();
});

test('the mark is sent to the pages of orders only, and is removed there', () => {
  expect(placedCookie(id, true)).toMatch(/; Path=\/orders; .*; Secure$/);
  expect(placedCookie(id, false)).not.toContain('Secure');
  expect(withoutPlaced(false)).toMatch(/^placed=; Path=\/orders; Max-Age=0/);
});
