import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { fill, type Visitor } from '../support/page/visitor.ts';
import { createPromoCode } from '../support/reductions.ts';

/** Creates a promo code that only the account with this email address may use. */
async function createPersonalCode(email: string): Promise<string> {
  const [recipient] = await sql('SELECT account_id AS id FROM account_recipient WHERE address = $1', [email]);
  return createPromoCode({ accountId: String(recipient?.id), mostAccountUses: 1 });
}

const findItem = ({ main }: Visitor, code: string) =>
  main.queryAllByRole('listitem').find(({ textContent }) => textContent?.includes(code));

test('a promo code of a shopper is applied to the cart by a form without JavaScript, and another shopper does not see it', async () => {
  const { shopper, email } = await signInShopper();
  const code = await createPersonalCode(email);
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(shopper, [unit?.id ?? '']);
  await shopper.open('/account/bonus');
  await shopper.follow(shopper.main.getByRole('link', { name: 'Промокоды' }));
  expect(shopper.path).toBe('/account/promo');
  const item = within(findItem(shopper, code) ?? shopper.document.body);
  expect(item.getByText('Только для вас')).toBeDefined();
  expect(item.getByText(/Ещё на\s1\sзаказ/)).toBeDefined();
  await shopper.press(item.getByRole('button', { name: /^Применить/ }));
  expect(shopper.path).toBe('/cart');
  expect(shopper.main.getByText(/^Промокод применён: −/)).toBeDefined();

  const { shopper: otherShopper } = await signInShopper();
  await otherShopper.open('/account/promo');
  expect(otherShopper.status).toBe(200);
  expect(findItem(otherShopper, code)).toBeUndefined();
});

test('a typed promo code is applied to the cart if it is valid, and the reason is displayed if it is not', async () => {
  const { shopper } = await signInShopper();
  const code = await createPromoCode({});
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(shopper, [unit?.id ?? '']);
  await shopper.open('/account/promo');
  const field = () => shopper.main.getByRole('textbox', { name: 'Новый промокод' });
  fill(field(), 'НЕТТАКОГО');
  await shopper.press(shopper.main.getByRole('button', { name: 'Применить' }));
  expect(shopper.status).toBe(422);
  shopper.main.getByText(/^Промокод не\sнайден$/);
  fill(field(), code);
  await shopper.press(shopper.main.getByRole('button', { name: 'Применить' }));
  expect(shopper.path).toBe('/cart');
  shopper.main.getByText(/^Промокод применён: −/);
});
