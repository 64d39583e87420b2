import { sql } from '../support/database.ts';
import { readMessages } from '../support/inbox.ts';
import { check, fill, type Visitor, visit } from '../support/page/visitor.ts';
import { shop } from '../support/shop/harness.ts';
import { createEmail } from '../support/visitors.ts';
import { findNoticesPath, restock, sellOutSize } from './sold-out-size.ts';

const getEmailField = ({ main }: Visitor) => main.getByRole('textbox', { name: 'Email' });

/** Fills in and submits the form of the page. A product of one size has no choice of sizes. */
async function requestNotice(visitor: Visitor, email: string, sizeName: string) {
  fill(getEmailField(visitor), email);
  const size = visitor.main.queryByRole('radio', { name: sizeName });
  if (size) check(size);
  await visitor.press(visitor.main.getByRole('button', { name: 'Сообщить' }));
}

/** Requests notices of two sizes for a new e-mail address. */
async function requestTwoNotices() {
  const [firstSize, secondSize] = [await sellOutSize(), await sellOutSize()];
  const email = createEmail();
  for (const { slug, sizeName } of [firstSize, secondSize]) {
    const guest = await visit(`/product/${slug}/notice`);
    await requestNotice(guest, email, sizeName);
    guest.main.getByRole('heading', { name: new RegExp(email) });
  }
  return { email, firstSize };
}

const selectNotices = (email: string) => sql('SELECT FROM arrival_notice WHERE email = $1', [email]);

test('a guest corrects the email address, gets a mail when the size is back, and cancels the other notices by the link in it', async () => {
  const { slug, sizeName, unitId } = await sellOutSize();
  const guest = await visit(`/product/${slug}`);
  await guest.follow(guest.main.getByRole('link', { name: 'Сообщить, когда появится' }));
  await requestNotice(guest, 'нет', sizeName);
  expect(getEmailField(guest).getAttribute('aria-invalid')).toBe('true');
  const { email } = await requestTwoNotices();
  await guest.open(`/product/${slug}/notice`);
  await requestNotice(guest, email, sizeName);
  guest.main.getByRole('heading', { name: new RegExp(email) });
  await restock(unitId);
  await guest.open(await findNoticesPath(email));
  expect(guest.main.getAllByRole('listitem')).toHaveLength(2);
  await guest.press(guest.main.getByRole('button', { name: /^Не.присылать писем$/ }));
  guest.main.getByText(/^Готово/);
  expect([await selectNotices(email), (await readMessages(email)).length]).toEqual([[], 1]);
});

const oneClick = { 'List-Unsubscribe': 'One-Click' };

function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test.each([
  ['URL-encoded', new URLSearchParams(oneClick)],
  ['multipart', toFormData(oneClick)],
])('a mail program cancels the notices with a %s one-click POST, without cookies', async (_type, body) => {
  const { email, firstSize } = await requestTwoNotices();
  await restock(firstSize.unitId);
  const response = await fetch(shop().storefront + (await findNoticesPath(email)), { method: 'POST', body });
  expect([response.status, await selectNotices(email)]).toEqual([200, []]);
});
