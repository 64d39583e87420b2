import { fillInCheckout, getAlert, getField, submitCheckout, submitWithDelivery, visitCheckout } from '../support/order/visit-checkout.ts';
import { countOrders } from '../support/orders.ts';
import { fill, Visitor } from '../support/page/visitor.ts';
import { startFaultyApi } from '../support/shop/faulty-api.ts';
import { startStorefront } from '../support/shop/harness.ts';

let failingOperations: string[] = [];
let api: Awaited<ReturnType<typeof startFaultyApi>>;
let storefront: Awaited<ReturnType<typeof startStorefront>>;

beforeAll(async () => {
  api = await startFaultyApi((operation, response) => {
    if (!failingOperations.includes(operation)) return false;
    response.destroy();
    return true;
  });
  storefront = await startStorefront(api.url);
});
afterAll(async () => {
  await storefront.stop();
  api.close();
});

const readOrderKey = ({ document }: Visitor) => document.querySelector<HTMLInputElement>('main [name=key]')?.value;

/** Opens the checkout of a storefront whose API can be made to fail. */
async function visitUnsteadyCheckout() {
  const { shopper, email } = await visitCheckout();
  const visitor = new Visitor(storefront.url, shopper.cookies.copy());
  await visitor.open('/checkout');
  return { visitor, email };
}

test.each([
  ['the sum', ['CheckoutSum']],
  ['the data of the page', ['CheckoutSum', 'CheckoutPage']],
])('if neither the order nor %s gets a response, the reopened checkout has its input and idempotency key', async (_what, operations) => {
  const { visitor, email } = await visitUnsteadyCheckout();
  await submitWithDelivery(visitor);
  fill(getField(visitor, 'Имя'), 'Мария');
  const keyBefore = readOrderKey(visitor);
  failingOperations = ['PlaceOrder', ...operations];
  try {
    await submitCheckout(visitor);
  } finally {
    failingOperations = [];
  }
  expect(visitor.status).toBe(503);
  await visitor.open('/checkout');
  expect([getField(visitor, 'Имя').value, getField(visitor, 'Дом').value, readOrderKey(visitor)]).toEqual(['Мария', '26', keyBefore]);
  await submitCheckout(visitor);
  expect([visitor.url.pathname === '/checkout', await countOrders(email)]).toEqual([false, 1]);
});

test('if neither the city can be checked nor the sum loaded, a message names the city, and the reopened form has its input', async () => {
  const { visitor } = await visitUnsteadyCheckout();
  fillInCheckout(visitor);
  failingOperations = ['FindCity', 'CheckoutSum'];
  try {
    await submitCheckout(visitor);
  } finally {
    failingOperations = [];
  }
  getAlert(visitor).getByText(/^Не\sполучилось проверить город/);
  await visitor.follow(visitor.main.getByRole('link', { name: 'Открыть оформление заново' }));
  expect(getField(visitor, 'Улица').value).toBe('ул. Щапова');
});
