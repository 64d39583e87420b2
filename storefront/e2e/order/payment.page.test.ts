import { within } from '@testing-library/dom';
import { makeCodesOlder } from '../support/older-codes.ts';
import { readStoredOrders } from '../support/order/order-record.ts';
import { getHeadline, pay } from '../support/order/visit-checkout.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { placeOrder } from '../support/placed-order.ts';

/** Places an order, and opens its payment by the link that the mail about the order contains. */
async function visitPayment() {
  const { shopper, email } = await signInShopper();
  const id = await placeOrder(shopper, email);
  await shopper.open(`/orders/${id}/pay`);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
  return { shopper, email, id };
}

const expectThanks = (shopper: Visitor) => getHeadline(shopper, 'Спасибо, заказ оплачен');

async function expectOnePaid(email: string) {
  const orders = await readStoredOrders(email);
  expect(orders).toMatchObject([{ status: 'PAID_READY_TO_SEND', paid: orders[0]?.total }]);
}

const readHeader = ({ document }: Visitor) => document.querySelector('header')?.textContent;

test('the page of a just paid order says when and where it is delivered, and has a short header, as the checkout has', async () => {
  const { shopper, email, id } = await visitPayment();
  expect(readHeader(shopper)).toBe('MeetУчебная оплата');
  expect(shopper.document.querySelector('[data-app-offer]')).toBeNull();
  await pay(shopper);
  expect(readHeader(shopper)).toBe('MeetВернуться в\u00a0каталог');
  const thanks = within(shopper.main.getByRole('region', { name: 'Спасибо, заказ оплачен' }));
  thanks.getByText(/— до\s\d+\s\S+$/);
  thanks.getByText(/^Собираем на\sскладе Meet\.$/);
  thanks.getByText(/^Курьером: Казань, /);
  expect(thanks.getByRole('link', { name: 'Мои заказы' }).getAttribute('href')).toBe('/account/orders');
  thanks.getByText(new RegExp(`^${email},?$`));
  expect(shopper.document.querySelector('[data-app-offer]')).toBeNull();
  await shopper.open('/checkout');
  expect(readHeader(shopper)).toBe('MeetВернуться в\u00a0корзину');
  await shopper.open(`/orders/${id}`);
  expect(readHeader(shopper)).toMatch(/Поиск$/);
});

test("the link and the button of an unpaid order lead to the same payment, and the link to the order's page once it is paid", async () => {
  const { shopper, email, id } = await visitPayment();
  const payment = shopper.path;
  await shopper.open(`/orders/${id}`);
  getHeadline(shopper, /осталось оплатить|не\sзавершена/);
  await shopper.press(shopper.main.getByRole('button', { name: /^Оплатить.*₽/ }));
  expect(shopper.path).toBe(payment);
  await pay(shopper);
  expectThanks(shopper);
  await shopper.open(`/orders/${id}/pay`);
  expect(shopper.url.pathname).toBe(`/orders/${id}`);
  expectThanks(shopper);
  await expectOnePaid(email);
});

test('the payment page names the goods and the destination, and has the test controls in a region of their own', async () => {
  const { shopper } = await visitPayment();
  const [sum] = getHeadline(shopper, /^К\sоплате/).textContent.match(/[\d\s]+₽/) ?? [];
  const form = within(shopper.main.getByRole('form', { name: 'Учебная оплата' }));
  expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([`Оплатить ${sum?.trim()}`]);
  shopper.main.getByText(/^Курьером: Казань, /);
  const [unit] = within(shopper.main.getByRole('group', { name: /^До\s\d/ })).getAllByRole('listitem');
  expect(unit?.textContent).toMatch(/\d\s₽/);
  expect(shopper.main.getByText('Доставка').nextElementSibling?.textContent).toMatch(/^\d.*₽$/);
  const controls = within(shopper.main.getByRole('region', { name: /^Для\sразработчиков: другой исход$/ }));
  expect(controls.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Показать отказ банка', 'Оплатить после срока']);
});

test("a guest can pay for an order by its link, and sees the recipient's city but not the name", async () => {
  const { email, id } = await visitPayment();
  const guest = await visit(`/orders/${id}/pay`);
  expect(guest.main.getByText('Получение').nextElementSibling?.textContent).toBe('Казань');
  await pay(guest);
  getHeadline(guest, /Заказ оплачен/);
  expect(guest.html).not.toContain('Ветрова');
  await expectOnePaid(email);
});

test('a declined payment is reported with the deadline, even on a payment page that was opened earlier, and can be repeated', async () => {
  const { shopper, email, id } = await visitPayment();
  const earlierTab = await shopper.copy().open(shopper.path);
  await shopper.press(shopper.main.getByRole('button', { name: 'Показать отказ банка' }));
  getHeadline(shopper, /^Оплата не\sпрошла$/);
  await pay(earlierTab);
  expect(earlierTab.main.getByRole('alert').textContent).toMatch(/^Этот платёж уже отклонён/);
  earlierTab.main.getByText(/^Банк отклонил платёж, деньги не\sсписаны\. Попробуйте /);
  earlierTab.main.getByText(/^до\s\d+:\d+ .*Москве, ещё/);
  expect(earlierTab.main.getByRole('link', { name: /^Вернуться к\sзаказу$/ }).getAttribute('href')).toBe(`/orders/${id}`);
  await earlierTab.press(earlierTab.main.getByRole('button', { name: /^Оплатить\s/ }));
  getHeadline(earlierTab, /^К\sоплате/);
  await shopper.press(shopper.main.getByRole('button', { name: /^Оплатить/ }));
  await pay(shopper);
  expectThanks(shopper);
  await expectOnePaid(email);
});

test('an unpaid order can be paid on another device, and a payment page that was opened earlier leads to the paid order', async () => {
  const { shopper, email, id } = await visitPayment();
  await makeCodesOlder(email, 70);
  const { shopper: device } = await signInShopper(email, 2);
  await device.open('/checkout');
  device.main.getByText(/^Заказ\s№\s\d+ ждёт оплаты до/);
  await device.follow(device.main.getByRole('link', { name: 'Оплатить' }));
  expect(device.url.pathname).toBe(`/orders/${id}`);
  await device.open('/account/orders');
  const [link] = within(device.main.getByRole('list', { name: 'Заказы' })).getAllByRole('link');
  if (!link) throw new Error('the list has no order');
  await device.follow(link);
  expect(device.url.pathname).toBe(`/orders/${id}`);
  await device.press(device.main.getByRole('button', { name: /^Оплатить.*₽/ }));
  const payment = device.path;
  await pay(device);
  expectThanks(device);
  await pay(shopper);
  expectThanks(shopper);
  await device.open(payment);
  getHeadline(device, /^Оплачено/);
  device.main.getByText(new RegExp(`^Подтверждение придёт на\\s${email}`));
  expect(device.main.queryByRole('button')).toBeNull();
  await device.follow(device.main.getByRole('link', { name: /^Вернуться к\sзаказу$/ }));
  expectThanks(device);
  await expectOnePaid(email);
});

test.each(['0190a5e0-0000-7000-8000-000000000001', 'x'])('an order or payment with the id %s is not found', async (id) => {
  for (const path of [`/orders/${id}`, `/orders/${id}/pay`, `/pay/${id}`]) expect([path, (await visit(path)).status]).toEqual([path, 404]);
});
