import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { getHeadline, pay } from '../support/order/visit-checkout.ts';
import { readHead } from '../support/page/page-head.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { check, type Visitor, visit } from '../support/page/visitor.ts';
import { placeOrder } from '../support/placed-order.ts';
import { signInManager } from '../support/staff.ts';
import { createMobileNumber } from '../support/visitors.ts';

const trackCode = 'MEET-1048213077';

async function placeOrderAndOpen() {
  const { shopper, email } = await signInShopper();
  const id = await placeOrder(shopper, email);
  await shopper.open(`/orders/${id}`);
  return { shopper, email, id };
}

async function placePaidOrder() {
  const order = await placeOrderAndOpen();
  await pay(await order.shopper.open(`/orders/${order.id}/pay`));
  return order;
}

const getButton = ({ main }: Visitor, name: RegExp | string) => main.getByRole('button', { name });
const findReturnButton = ({ main }: Visitor) => main.queryByRole('button', { name: /^Подать заявку/ });
const readStage = ({ main }: Visitor) => main.getByRole('list', { name: 'Этапы' }).querySelector('[aria-current="step"]')?.textContent;

let moveOrder: Awaited<ReturnType<typeof signInManager>>;
beforeAll(async () => {
  moveOrder = await signInManager();
});

test("an order's page is not cached or indexed, and contains the recipient's name only for the owner of the order", async () => {
  const { shopper, email, id } = await placeOrderAndOpen();
  expect(shopper.headers.get('cache-control')).toBe('private, no-store');
  shopper.main.getByText(/Ветрова/);
  const guest = await visit(`/orders/${id}`);
  expect(guest.status).toBe(200);
  expect(guest.html).not.toMatch(new RegExp(`Ветрова|Щапова|${email}`));
  expect(readHead(guest.document).robots).toMatch(/noindex/);
  expect(guest.headers.get('x-robots-tag')).toBe('noindex');
  const { shopper: otherShopper } = await signInShopper();
  await otherShopper.open(`/orders/${id}`);
  expect(otherShopper.html).not.toMatch(new RegExp(`Ветрова|Щапова|${email}`));
});

test('the page of an order in transit shows the stage to everybody, and the track code only to the owner', async () => {
  const { shopper, email, id } = await placePaidOrder();
  await moveOrder({ orderId: id, status: 'HANDED_OVER_FOR_DELIVERY', trackCode });
  const guest = await visit(`/orders/${id}`);
  expect(guest.html).not.toMatch(new RegExp(`Ветрова|Щапова|${email}|${trackCode}`));
  getHeadline(guest, /^Передан в\sдоставку$/);
  expect(readStage(guest)).toMatch(/^Сейчас: Доставка/);
  expect(guest.main.getAllByText(/^до\s\d+\s\S+$/)).not.toHaveLength(0);
  guest.main.getByText('Казань');
  expect(guest.main.queryByText(/₽/)).toBeNull();
  expect(guest.main.getByRole('link', { name: 'Войдите' }).getAttribute('href')).toBe(`/auth?to=${encodeURIComponent(`/orders/${id}`)}`);
  guest.main.getByRole('link', { name: /^Связаться с\sподдержкой$/ });
  expect(guest.main.queryByRole('link', { name: 'Мои заказы' })).toBeNull();
  guest.main.getByText('Время указано по Москве');
  for (const name of [/Отменить/, /Оплатить/, /Скопировать/]) expect(guest.main.queryByRole('button', { name })).toBeNull();
  await shopper.open(`/orders/${id}`);
  shopper.main.getByText(trackCode);
  expect(shopper.main.queryByText('Отменить заказ')).toBeNull();
});

test('the page of an order ready for pickup says where and until when, and hides place and track code from guests', async () => {
  const { shopper, id } = await placePaidOrder();
  await sql(
    `UPDATE shop_order SET delivery_mode = 'PICKUP', pickup_point_code = 'KZN1', pickup_point_kind = 'PVZ', street = 'ул. Баумана, 19',
       house = '', apartment = '', pickup_point_hours = 'ежедневно 10:00–21:00', pickup_point_directions = 'Вход со двора',
       pickup_point_phone = '+78432000000' WHERE id = $1`,
    [id],
  );
  await moveOrder({ orderId: id, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: '1104821307' });
  await shopper.open(`/orders/${id}`);
  expect(shopper.main.getByRole('link', { name: /^Отследить/ }).getAttribute('href')).toBe(
    'https://www.cdek.ru/ru/tracking?order_id=1104821307',
  );
  await moveOrder({ orderId: id, status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' });
  await shopper.open(`/orders/${id}`);
  const panel = within(shopper.main.getByRole('region', { name: 'Как забрать' }));
  for (const text of ['Казань, ул. Баумана, 19', 'ежедневно 10:00–21:00', 'Вход со двора', '1104821307'])
    panel.getByText(text, { exact: false });
  getHeadline(shopper, /^Можно забирать до\s\d+\s\S+$/);
  expect(panel.getByRole('link', { name: /^\+7/ }).getAttribute('href')).toBe('tel:+78432000000');
  expect(panel.getByRole('link', { name: /^Показать на\sкарте$/ }).getAttribute('href')).toMatch(/^https:\/\/yandex\.ru\/maps\/\?text=/);
  const guest = await visit(`/orders/${id}`);
  expect(guest.html).not.toMatch(/Баумана|1104821307|78432000000/);
});

test('the page of a late order says what was promised and what can be done, and after a cancellation where the money goes', async () => {
  const { shopper, id } = await placePaidOrder();
  await sql('UPDATE order_item SET delivery_from = current_date - 4, delivery_to = current_date - 3 WHERE order_id = $1', [id]);
  await shopper.open(`/orders/${id}`);
  expect(shopper.main.getByRole('link', { name: 'Отменить заказ' }).getAttribute('href')).toMatch(/#cancel$/);
  shopper.main.getByText(
    /^Просим прощения: обещали до\s\d.* Новый день появится на\sэтой странице, отдельно о\sнём не\sпишем\..* Можно подождать или отказаться: вернём \d.*₽ не\sпозже чем через 10\sдней\.$/,
  );
  shopper.main.getByText(/^Отменить заказ\? .*вернём на\sкарту или счёт, с\sкоторых вы\sплатили, не\sпозже чем через 10\sдней\.$/);
  expect(shopper.main.getByRole('link', { name: /^Не\sотменять$/ }).getAttribute('href')).toBe(`/orders/${id}`);
  await shopper.press(getButton(shopper, 'Да, отменить заказ'));
  getHeadline(shopper, 'Заказ отменён');
  expect(shopper.main.getAllByText(/на\sкарту или счёт, с\sкоторых вы\sплатили/)).not.toHaveLength(0);
});

test('a parcel on its way back is reported on the page of its order and in the list of orders, to the owner only', async () => {
  const { shopper, id } = await placePaidOrder();
  const sentTrackCode = `MEET-${createMobileNumber()}`;
  await moveOrder({ orderId: id, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: sentTrackCode });
  await sql(
    `INSERT INTO parcel_tracking (track_code, carrier_status, status_at, problem, checked_at)
     VALUES ($1, 'NOT_DELIVERED', now(), 'RETURNING', now())`,
    [sentTrackCode],
  );
  await shopper.open(`/orders/${id}`);
  getHeadline(shopper, /^Возвращается на\sсклад$/);
  shopper.main.getByText(/^Посылку не\sвручили, она едет обратно на\sсклад Meet\. .*вернём деньги\.$/);
  expect(shopper.main.queryByText(/^Привезём|^до\s\d/)).toBeNull();
  expect(findReturnButton(shopper)).toBeNull();
  await shopper.open('/account/orders');
  shopper.main.getByText(/^Возвращается на\sсклад$/);
  getHeadline(await visit(`/orders/${id}`), /^Передан в\sдоставку$/);
});

test('a delivered order has a link to write a review, and its return is requested and cancelled by forms', async () => {
  const { shopper, id } = await placePaidOrder();
  await shopper.open(`/orders/${id}`);
  expect(shopper.main.queryByRole('link', { name: 'Оценить покупку' })).toBeNull();
  for (const status of ['HANDED_OVER_FOR_DELIVERY', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'DELIVERED'])
    await moveOrder({ orderId: id, status, trackCode });
  await shopper.open(`/orders/${id}`);
  getHeadline(shopper, 'Доставлен');
  shopper.main.getByText(/^Вы\sполучили заказ/);
  expect(shopper.main.getByRole('link', { name: 'Оценить покупку' }).getAttribute('href')).toMatch(/^\/product\/[^/]+\/review$/);
  check(shopper.main.getByRole('radio', { name: /^Не\sподошёл размер$/ }));
  shopper.main.getByText(/вернём на\sкарту или счёт, с\sкоторых вы\sплатили/);
  await shopper.press(getButton(shopper, /^Подать заявку/));
  expect(shopper.path).toBe(`/orders/${id}`);
  shopper.main.getByText(/^Заявку на\sвозврат получили/);
  const steps = shopper.main.getByRole('list', { name: 'Что дальше' });
  expect(steps.textContent).toMatch(/^Сдайте вещь в\sлюбой пункт выдачи СДЭК и\sназовите.*Не\sпозже \d+\s/);
  expect(shopper.main.queryByRole('button', { name: /^Подать заявку/ })).toBeNull();
  await shopper.press(getButton(shopper, 'Да, отменить заявку'));
  expect(shopper.path).toBe(`/orders/${id}`);
  expect(shopper.main.queryByText(/^Заявку на\sвозврат получили/)).toBeNull();
  getButton(shopper, /^Подать заявку/);
});

test('an unpaid order is cancelled by a form, and its unit returns to the cart', async () => {
  const { shopper, id } = await placeOrderAndOpen();
  await shopper.press(getButton(shopper, 'Да, отменить заказ'));
  getHeadline(shopper, 'Заказ отменён');
  await shopper.follow(shopper.main.getByRole('link', { name: 'Открыть корзину' }));
  within(shopper.main.getByRole('list', { name: /^Товары в\sкорзине$/ })).getByRole('article');
  await shopper.open(`/orders/${id}`);
  expect(shopper.main.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
});

test('an unpaid order can be confirmed by phone once the account has a phone number', async () => {
  const { shopper, email, id } = await placeOrderAndOpen();
  expect(shopper.main.getByRole('link', { name: /^Подтвердить телефон/ }).getAttribute('href')).toBe(`/account?order=${id}`);
  await sql(
    `INSERT INTO account_recipient (account_id, type, address) SELECT account_id, 'PHONE', $2 FROM account_recipient WHERE address = $1`,
    [email, `+7${createMobileNumber()}`],
  );
  await shopper.open(`/orders/${id}`);
  await shopper.press(getButton(shopper, 'Перезвоните мне'));
  getHeadline(shopper, /^Спасибо, заказ\sоформлен$/);
  expect(await sql('SELECT status FROM shop_order WHERE id = $1', [id])).toEqual([{ status: 'AWAITING_CALL' }]);
});

test("a cancellation that another site posts to an order's page is rejected", async () => {
  const { shopper, id } = await placeOrderAndOpen();
  const body = new URLSearchParams({ intent: 'cancel' });
  const response = await shopper.request(`/orders/${id}`, { method: 'POST', body, headers: { origin: 'https://evil.example' } });
  expect(response.status).toBe(400);
  expect(await sql('SELECT status FROM shop_order WHERE id = $1', [id])).toEqual([{ status: 'AWAITING_PAY' }]);
});
