import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, waitForAnimations, waitForHydration } from '../support/browser.ts';
import { pay } from '../support/order/visit-checkout.ts';
import { getHeadline, main } from '../support/orders.ts';
import { visit } from '../support/page/visitor.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { watchSockets } from '../support/sockets.ts';
import { signInManager } from '../support/staff.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

const phone = { width: 360, height: 740 };
const trackCode = 'MEET-1048213077';

/** Signs in, then places and pays for an order without opening a page. Returns the order's id. */
async function orderAndPay(page: Page): Promise<string> {
  const orderId = await placeOrder(page, await signIn(page));
  await pay(await visit(`/orders/${orderId}/pay`));
  return orderId;
}

const getStage = (page: Page) => main(page).getByRole('list', { name: 'Этапы' }).locator('[aria-current="step"]');

const waitForStatusMessage = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor({ state: 'attached' });

/** Returns a function that says how often the page has requested the state of the order since this call. */
function countStateRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('OrderState')) count += 1;
  });
  return () => count;
}

inBrowser('a paid order', (openPage) => {
  let moveOrder: Awaited<ReturnType<typeof signInManager>>;
  beforeAll(async () => {
    moveOrder = await signInManager();
  });

  test("a paid order's open page is updated until the delivery, over a socket for the owner and by polling for others", async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page: owner, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), permissions });
    const orderId = await orderAndPay(owner);
    const { page: guest } = await openPage(shop().storefront, { ...fromNewAddress(), viewport: phone });
    const [{ sockets, waitUntilSubscribed }, { sockets: guestSockets }] = [watchSockets(owner), watchSockets(guest)];
    // With paused clocks the pages send no requests by themselves, however long the test takes.
    for (const page of [owner, guest]) {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
    }
    await owner.goto(`/orders/${orderId}`);
    await guest.goto(`/orders/${orderId}`);
    await waitUntilSubscribed();
    await waitForHydration(guest);
    expect(await getStage(owner).textContent()).toMatch(/^Сейчас: Оформление/);

    await moveOrder({ orderId, status: 'HANDED_OVER_FOR_DELIVERY', trackCode });
    await waitForStatusMessage(owner, 'Новый статус заказа: Передан в\u00a0доставку');
    expect(await getStage(owner).textContent()).toMatch(/^Сейчас: Доставка/);
    await guest.clock.fastForward(30_000);
    await waitForStatusMessage(guest, 'Новый статус заказа: Передан в\u00a0доставку');
    await main(owner).getByRole('button', { name: 'Скопировать трек-номер' }).click();
    await owner.getByRole('status').getByText('Скопировано').waitFor({ state: 'attached' });
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(trackCode);
    expect(await main(owner).getByText('Отменить заказ', { exact: true }).count()).toBe(0);

    await moveOrder({ orderId, status: 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER' });
    await waitForStatusMessage(owner, 'Новый статус заказа: Едет с\u00a0курьером');
    await moveOrder({ orderId, status: 'DELIVERED' });
    await getHeadline(owner, 'Доставлен').waitFor();
    await guest.clock.fastForward(60_000);
    await getHeadline(guest, 'Доставлен').waitFor();
    // The order has ended, so both pages close their sockets and stop polling.
    await until(() => sockets.every((socket) => socket.isClosed()));
    const counts = [countStateRequests(owner), countStateRequests(guest)];
    for (const page of [owner, guest]) await page.clock.runFor(600_000);
    expect(counts.map((count) => count())).toEqual([0, 0]);
    expect([sockets.length, guestSockets.length]).toEqual([1, 0]);
    expect(complaints).toEqual([]);
  });

  test('a paid order can be reviewed after the delivery, with the mark of a purchase on the review, and its return requested', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), viewport: phone });
    const orderId = await orderAndPay(page);
    for (const status of ['HANDED_OVER_FOR_DELIVERY', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'DELIVERED'])
      await moveOrder({ orderId, status, trackCode });
    await page.goto(`/orders/${orderId}`);
    await waitForHydration(page);
    await main(page).getByRole('link', { name: 'Оценить покупку' }).click();
    await page.waitForURL('**/product/*/review');
    await waitForHydration(page);
    const text = `Пальто отличное ${crypto.randomUUID()}`;
    await main(page)
      .getByRole('radio', { name: /^Отлично/ })
      .check({ force: true });
    await main(page)
      .getByRole('textbox', { name: /^Впечатления/ })
      .fill(text);
    await main(page).getByRole('button', { name: 'Отправить отзыв' }).click();
    const ownReview = page.getByRole('region', { name: 'Ваш отзыв' });
    await ownReview.getByText(text).waitFor();
    await ownReview.getByText(/^Куплено в\sMeet$/).waitFor();

    await page.goto(`/orders/${orderId}`);
    await waitForHydration(page);
    await main(page)
      .getByText(/^Вернуть вещь/)
      .click();
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await main(page).getByRole('radio', { name: 'Не подошёл размер' }).check({ force: true });
    await main(page)
      .getByRole('button', { name: /^Подать заявку/ })
      .click();
    await main(page)
      .getByText(/^Заявку на\sвозврат получили/)
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
