import { sql } from '../support/database.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { readMessages } from '../support/inbox.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { check, fill, type Visitor, visit } from '../support/page/visitor.ts';
import { until } from '../support/until.ts';
import { createEmail, createMobileNumber } from '../support/visitors.ts';

const field = ({ main }: Visitor, name: string | RegExp) => main.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name });
const send = (visitor: Visitor, name = 'Отправить') => visitor.press(visitor.main.getByRole('button', { name }));

/** Returns the database row of the request whose number the page names. */
async function findAcceptedRequest({ main }: Visitor) {
  const { textContent } = main.getByRole('heading', { name: /^Заявка №\s\d+ принята$/ });
  const [row] = await sql('SELECT * FROM shop_request WHERE number = $1', [Number(/\d+/.exec(textContent ?? '')?.[0])]);
  return row;
}

test('a partner corrects an error, sends the offer and gets a mail', async () => {
  const partner = await visit('/info/partners');
  const email = createEmail();
  const companyName = 'Мастерская <b>«Полдень»</b>';
  fill(field(partner, 'Компания'), companyName);
  check(partner.main.getByRole('radio', { name: 'ООО' }));
  fill(field(partner, 'ИНН'), '7707083894');
  fill(field(partner, /^Имя/), 'Тимур Сафин');
  fill(field(partner, 'Телефон'), `+7${createMobileNumber()}`);
  fill(field(partner, 'Email'), email);
  await send(partner, 'Отправить заявку');
  expect(partner.status).toBe(422);
  partner.main.getByText(/^Проверьте ИНН/);
  expect(field(partner, 'ИНН').getAttribute('aria-invalid')).toBe('true');
  expect(field(partner, 'Компания').value).toBe(companyName);
  expect(partner.main.getByRole<HTMLInputElement>('radio', { name: 'ООО' }).checked).toBe(true);
  fill(field(partner, 'ИНН'), '7707083893');
  await send(partner, 'Отправить заявку');
  expect(await findAcceptedRequest(partner)).toMatchObject({ kind: 'COOPERATION', company_name: companyName, email });
  await until(async () => (await readMessages(email)).length > 0);
});

test('a request for an unlisted product keeps the input through errors and is sent without an email address', async () => {
  const guest = await visit('/tovar-pod-zakaz');
  fill(field(guest, 'Что ищете'), 'Кеды «Плотина»');
  fill(field(guest, /^До\sкакой цены/), 'дорого');
  await send(guest);
  guest.main.getByText(/^Напишите цену числом/);
  expect(field(guest, 'Что ищете').value).toBe('Кеды «Плотина»');
  fill(field(guest, /^До\sкакой цены/), '20 000 ₽');
  fill(field(guest, 'Телефон'), `+7${createMobileNumber()}`);
  await send(guest);
  guest.main.getByText(/Запишите номер/);
  expect(Number((await findAcceptedRequest(guest))?.price_up_to)).toBe(2_000_000);
});

test('a link on the product page leads to the price match form, which offers no photos without JavaScript', async () => {
  const { slug } = await findProductAtOneSpeed(11);
  const guest = await visit(`/product/${slug}`);
  await guest.follow(guest.main.getByRole('link', { name: 'Нашли дешевле?' }));
  expect(guest.path).toBe(`/product/${slug}/price-match`);
  expect(guest.document.querySelector('main input[type=file]')).toBeNull();
  fill(field(guest, /^Ссылка/), 'shop.example/kedy');
  fill(field(guest, 'Телефон'), `+7${createMobileNumber()}`);
  await send(guest);
  expect(await findAcceptedRequest(guest)).toMatchObject({ kind: 'PRICE_MATCH', link: 'https://shop.example/kedy' });
});

test("a shopper's price match form is prefilled with their email address and has a field for photos", async () => {
  const { slug } = await findProductAtOneSpeed(11);
  const { shopper, email } = await signInShopper();
  await shopper.open(`/product/${slug}/price-match`);
  expect(field(shopper, /^Email/).value).toBe(email);
  shopper.main.getByLabelText(/^Или фото/);
});
