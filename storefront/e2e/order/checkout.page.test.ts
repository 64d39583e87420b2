import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import {
  acceptChanges,
  acceptChangesAndPlace,
  fillInCheckout,
  getAlert,
  getField,
  getHeadline,
  getSummary,
  pay,
  submitCheckout,
  submitWithDelivery,
  visitCheckout,
} from '../support/order/visit-checkout.ts';
import { countOrders, findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { readHead } from '../support/page/page-head.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { check, fill, type Visitor, visit } from '../support/page/visitor.ts';
import { createMobileNumber } from '../support/visitors.ts';

function getFieldNamed({ document }: Visitor, name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
  if (!field) throw new Error(`the form has no ${name}`);
  return field;
}

test('the checkout redirects a guest to the sign-in page', async () => {
  expect((await visit('/checkout')).path).toBe('/enter-code?to=%2Fcheckout');
});

test('the checkout of an empty cart says that there is nothing to order', async () => {
  const { shopper } = await signInShopper();
  await shopper.open('/checkout');
  shopper.main.getByText(/^Оформлять пока нечего/);
});

/** A checkout that no test changes. */
let firstVisit: Awaited<ReturnType<typeof visitCheckout>>;
beforeAll(async () => {
  firstVisit = await visitCheckout();
});

test('the checkout is not cached or indexed, and is prefilled with the email of the account', () => {
  const { shopper, email } = firstVisit;
  expect(shopper.headers.get('cache-control')).toBe('private, no-store');
  expect(readHead(shopper.document).robots).toMatch(/noindex/);
  expect(getFieldNamed(shopper, 'email').value).toBe(email);
  // The email is known from the sign-in, so its field is folded to one line.
  const line = shopper.main.getByText(email).closest('summary');
  expect(line?.textContent.replaceAll(/\s/g, ' ')).toBe(`Email ${email} Сюда придут чек и письма Изменить`);
});

test('the label of the consent in the checkout contains a link to the text of the consent', () => {
  const { shopper } = firstVisit;
  const consent = shopper.main.getByRole<HTMLInputElement>('checkbox', { name: /^Согласие на\sобработку персональных данных$/ });
  const link = shopper.main.getByRole('link', { name: 'обработку персональных данных' });
  expect(link.getAttribute('href')).toBe('/info/offer/personal-data');
  expect(consent.labels?.[0]?.contains(link)).toBe(true);
});

test('the fields of the checkout declare their autofill and on-screen keyboard', () => {
  const { shopper } = firstVisit;
  const names = ['name', 'surname', 'phone', 'email', 'city', 'street', 'index'];
  const readAttributes = (name: string) =>
    ['autocomplete', 'inputmode'].map((attribute) => getFieldNamed(shopper, name).getAttribute(attribute));
  expect(names.map(readAttributes)).toEqual([
    ['given-name', null],
    ['family-name', null],
    ['tel', 'tel'],
    ['email', 'email'],
    ['address-level2', null],
    ['address-line1', null],
    ['postal-code', 'numeric'],
  ]);
});

test('an incomplete checkout form shows the errors of its fields, and keeps the input', async () => {
  const { shopper, email } = await visitCheckout();
  fill(getField(shopper, 'Имя'), 'Анна');
  await submitCheckout(shopper);
  expect(shopper.status).toBe(422);
  getAlert(shopper).getByText(/^Проверьте \d\sпол/);
  expect(getField(shopper, 'Имя').value).toBe('Анна');
  expect(shopper.main.getByRole('link', { name: 'Фамилия' }).getAttribute('href')).toBe(`/checkout#${getField(shopper, 'Фамилия').id}`);
  expect(getField(shopper, 'Фамилия').getAttribute('aria-invalid')).toBe('true');
  expect(await countOrders(email)).toBe(0);
});

test('the checkout rejects an unknown city, and shows the delivery price of a known one before the order is placed', async () => {
  const { shopper, email } = await visitCheckout();
  fillInCheckout(shopper, 'Нигдегород');
  await submitCheckout(shopper);
  shopper.main.getByText(/Не\sзнаем такого города/);
  fill(getField(shopper, 'Город'), 'казань');
  await submitCheckout(shopper);
  getAlert(shopper).getByText('Посчитали доставку');
  // The note stands next to the button that places the order.
  expect(getSummary(shopper).getByText(/^Оформляя заказ, вы\sпринимаете/).textContent).toMatch(/оферту/);
  expect(shopper.main.getByLabelText('К оплате').textContent).toMatch(/^Итого/);
  expect(await countOrders(email)).toBe(0);
  expect(getField(shopper, 'Улица').value).toBe('ул. Щапова');
  await acceptChangesAndPlace(shopper);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
  await pay(shopper);
  getHeadline(shopper, 'Спасибо, заказ оплачен');
  expect(await countOrders(email)).toBe(1);
});

test('the consent is requested again if its text has changed, and the order records the version of the new text', async () => {
  const { shopper, email } = await visitCheckout();
  fillInCheckout(shopper);
  await submitWithDelivery(shopper);
  const [consentText] = await sql("UPDATE page SET updated_at = now() WHERE slug = 'personal-data' RETURNING updated_at", []);
  await acceptChanges(shopper);
  expect(shopper.status).toBe(422);
  shopper.main.getByText(/^Текст согласия изменился/);
  expect(await countOrders(email)).toBe(0);
  check(shopper.main.getByRole('checkbox', { name: /согласие/i }));
  await submitCheckout(shopper);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
  const [order] = await sql('SELECT consent_version FROM shop_order WHERE email = $1', [email]);
  expect(order?.consent_version).toBe((consentText?.updated_at as Date).toISOString());
});

test('a city that shares its first letters with others is chosen from a list in the checkout', async () => {
  const { shopper } = await visitCheckout();
  fillInCheckout(shopper, 'Ново');
  await submitCheckout(shopper);
  check(shopper.main.getByRole('radio', { name: /^Новосибирск/ }));
  await submitCheckout(shopper);
  getAlert(shopper).getByText('Посчитали доставку');
  expect(getField(shopper, 'Город').value).toMatch(/^Новосибирск/);
});

/** The days of a delivery: «25–28 ноября», «30 ноября – 3 декабря». */
const daysPattern = /^\d+(?:–\d+|\s[а-я]+\s–\s\d+)\s[а-я]+$/;

test('without a delivery method no order is placed, and each method shows its price and days once the city is known', async () => {
  const { shopper, email } = await visitCheckout();
  fillInCheckout(shopper);
  const getMethod = (name: RegExp) => shopper.main.getByRole<HTMLInputElement>('radio', { name });
  getMethod(/^Курьер/).checked = false;
  await submitCheckout(shopper);
  expect(shopper.status).toBe(422);
  shopper.main.getByRole('link', { name: 'Осталось выбрать способ получения' });
  shopper.main.getByText(/^Выберите, как\sполучить заказ$/);
  const pickup = getMethod(/^Пункт выдачи (?:Бесплатно|\d+\s₽)$/);
  expect([pickup.checked, pickup.getAttribute('aria-invalid')]).toEqual([false, 'true']);
  expect([getMethod(/^Курьер 885\s₽$/).checked, shopper.main.getAllByText(daysPattern).length]).toEqual([false, 2]);
  expect(await countOrders(email)).toBe(0);
});

test('an order goes to the chosen pickup point of the city', async () => {
  const { shopper, email, units } = await visitCheckout();
  // Delivery to a pickup point is not free at this price.
  await sql('UPDATE product_item SET price = 500000, old_price = NULL, loyalty_price = NULL WHERE id = $1', [units[0]?.id]);
  await shopper.open('/checkout');
  fillInCheckout(shopper);
  check(shopper.main.getByRole('radio', { name: /^Пункт выдачи/ }));
  await submitCheckout(shopper);
  expect(shopper.main.getAllByText('Выберите пункт выдачи').length).toBeGreaterThan(0);
  const [point] = within(shopper.main.getByRole('group', { name: 'Пункт выдачи' })).getAllByRole<HTMLInputElement>('radio');
  if (!point) throw new Error('there is no pickup point');
  check(point);
  // The sum with the delivery is on the page, because the city and the delivery method are known.
  getSummary(shopper).getByText('Итого');
  await submitCheckout(shopper);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
  expect(await sql('SELECT delivery_mode, pickup_point_code FROM shop_order WHERE email = $1', [email])).toEqual([
    { delivery_mode: 'PICKUP', pickup_point_code: point.value },
  ]);
});

test('a second order is prefilled from the first one, and needs a new consent only for another recipient', async () => {
  const { shopper, email } = await visitCheckout();
  check(shopper.main.getByRole('checkbox', { name: /^Сохранить адрес/ }));
  await submitWithDelivery(shopper);
  await acceptChangesAndPlace(shopper);
  expect(
    await sql(`SELECT street, house FROM account_address JOIN account_recipient USING (account_id) WHERE account_recipient.address = $1`, [
      email,
    ]),
  ).toEqual([{ street: 'ул. Щапова', house: '26' }]);
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(shopper, [unit?.id ?? '']);
  await shopper.open('/checkout');
  const lines = Array.from(shopper.document.querySelectorAll('#checkout details:not([open]) > summary'), ({ textContent }) => textContent);
  expect(lines.map((line) => line?.replaceAll(/\s/g, ' '))).toEqual([
    `Анна Ветрова, +7 900 123-45-67${email} Изменить`,
    expect.stringMatching(/^Email .*Сюда придут/),
    expect.stringMatching(/^Курьером: Казань, ул. Щапова, д. 26.*885 ₽, \d+[–\s].*[а-я]+ Изменить$/),
    expect.stringMatching(/^Онлайн.*Изменить$/),
    expect.stringMatching(/^Подъезд, этаж, домофон Добавить$/),
  ]);
  shopper.main.getByText(/^Ваше действует$/);
  fill(getFieldNamed(shopper, 'name'), 'Мария');
  await submitCheckout(shopper);
  shopper.main.getByRole('link', { name: 'Осталось отметить согласие' });
  // The consent text changes while the form with the older text is open.
  await sql("UPDATE page SET updated_at = now() WHERE slug = 'personal-data'", []);
  check(shopper.main.getByRole('checkbox', { name: /согласие/i }));
  await submitCheckout(shopper);
  shopper.main.getByText(/^Текст согласия изменился/);
  await shopper.open('/checkout');
  await submitCheckout(shopper);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
  expect(await sql('SELECT name, phone FROM shop_order WHERE email = $1', [email])).toEqual(
    Array.from({ length: 2 }, () => ({ name: 'Анна', phone: '+79001234567' })),
  );
});

test('confirmation by phone requires a confirmed phone, and is replaced by online payment if two orders await a call already', async () => {
  const { shopper, email } = await visitCheckout();
  const getPhoneConfirmation = () => shopper.main.getByRole<HTMLInputElement>('radio', { name: /^Перезвоните мне/ });
  expect(getPhoneConfirmation().disabled).toBe(true);
  await sql(
    `INSERT INTO account_recipient (account_id, type, address) SELECT account_id, 'PHONE', $2 FROM account_recipient WHERE address = $1`,
    [email, `+7${createMobileNumber()}`],
  );
  await shopper.open('/checkout');
  check(getPhoneConfirmation());
  await submitWithDelivery(shopper);
  expect(getPhoneConfirmation().checked).toBe(true);
  getSummary(shopper).getByText(/^Оформить с\sперезвоном/);
  await acceptChangesAndPlace(shopper);
  getHeadline(shopper, /^Спасибо, заказ\sоформлен$/);
  expect(await sql('SELECT status FROM shop_order WHERE email = $1', [email])).toEqual([{ status: 'AWAITING_CALL' }]);

  const [secondUnit, thirdUnit] = await findUnitsForSale(2);
  for (const unit of [secondUnit, thirdUnit]) {
    await putIntoCart(shopper, [unit?.id ?? '']);
    await shopper.open('/checkout');
    check(getPhoneConfirmation());
    for (const consent of shopper.main.queryAllByRole('checkbox', { name: /согласие/i })) check(consent);
    await submitCheckout(shopper);
  }
  getAlert(shopper).getByText('Два ваших заказа уже ждут звонка');
  expect(getPhoneConfirmation().disabled).toBe(true);
  await submitCheckout(shopper);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
});
