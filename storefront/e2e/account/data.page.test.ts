import { within } from '@testing-library/dom';
import { signInShopper } from '../support/page/shopper.ts';
import type { Visitor } from '../support/page/visitor.ts';
import { placeOrder } from '../support/placed-order.ts';

const deletion = ({ main }: Visitor) => within(main.getByRole('region', { name: 'Удалить аккаунт' }));

test('an account with an unpaid order cannot be deleted until the order is cancelled, and the page names the order', async () => {
  const { shopper, email } = await signInShopper();
  const order = await placeOrder(shopper, email);
  await shopper.open('/account/data');
  expect(deletion(shopper).getByText(/не\sоплачен, сам отменится в\s\d\d:\d\d.* по\sМоскве/)).toBeDefined();
  expect(deletion(shopper).queryByRole('button')).toBeNull();
  expect(
    deletion(shopper)
      .getByRole('link', { name: /^Заказ №/ })
      .getAttribute('href'),
  ).toBe(`/orders/${order}`);
  await shopper.query('mutation ($dto: CancelOrderInput!) { cancelOrder(dto: $dto) { uuid } }', { dto: { id: order } });
  await shopper.open('/account/data');
  expect(deletion(shopper).getByRole('button', { name: 'Удалить аккаунт' })).toBeDefined();
});
