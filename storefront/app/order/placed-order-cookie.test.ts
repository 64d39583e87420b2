import { formatExpiredPlacedOrderCookie, formatPlacedOrderCookie, readPlacedOrderId } from './placed-order-cookie.ts';

const id = '0190a5e0-0000-7000-8000-000000000001';

test('the id of the placed order is read back from its cookie', () => {
  const [pair = ''] = formatPlacedOrderCookie(id, true).split(';');
  expect(readPlacedOrderId(`other=1; ${pair}; last=2`)).toBe(id);
  expect(readPlacedOrderId('placed_before=1')).toBeNull();
});

test('the cookie of a placed order is limited to the pages of orders, is Secure if isSecure is set, and can be deleted', () => {
  expect(formatPlacedOrderCookie(id, true)).toMatch(/; Path=\/orders; .*; Secure$/);
  expect(formatPlacedOrderCookie(id, false)).not.toContain('Secure');
  expect(formatExpiredPlacedOrderCookie(false)).toMatch(/^placed=; Path=\/orders; Max-Age=0/);
});
