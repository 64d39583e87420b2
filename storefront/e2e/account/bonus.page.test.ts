import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { signInShopper } from '../support/page/shopper.ts';
import type { Visitor } from '../support/page/visitor.ts';

/** Adds bonus entries with distinct references to the account. */
const addBonuses = (email: string, entryCount: number) =>
  sql(
    `INSERT INTO bonus_entry (account_id, kind, amount, reference)
     SELECT account_id, 'ACCRUE', 100 + number, 'e2e' || number
       FROM account_recipient, generate_series(1, $2::int) AS number WHERE address = $1 ORDER BY number`,
    [email, entryCount],
  );

const listEntries = ({ main }: Visitor) =>
  within(main.getByRole('table', { name: 'История бонусов' })).getAllByRole('row', { name: /Кешбэк/ });

test('the bonus history shows more entries without JavaScript, up to its end', async () => {
  const { shopper, email } = await signInShopper();
  await addBonuses(email, 13);
  await shopper.open('/account/bonus');
  expect(listEntries(shopper)).toHaveLength(10);
  const more = shopper.main.getByRole('link', { name: 'Показать ещё 3' });
  expect(more.getAttribute('href')).toBe('/account/bonus?bonuses=2#bonuses');
  await shopper.follow(more);
  expect(listEntries(shopper)).toHaveLength(13);
  expect(shopper.main.queryByRole('link', { name: /Показать ещё/ })).toBeNull();
});

test('the page of an account without bonuses offers to confirm a phone', async () => {
  const { shopper } = await signInShopper();
  await shopper.open('/account/bonus');
  expect(shopper.main.getByRole('heading', { name: 'Бонусов пока нет' })).toBeDefined();
  expect(shopper.main.getByRole('link', { name: 'Подтвердить телефон' }).getAttribute('href')).toBe('/account#contacts');
});
