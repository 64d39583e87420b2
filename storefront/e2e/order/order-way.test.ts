import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, settled } from '../support/browser.ts';
import { headline, main } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { operator } from '../support/staff.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

const phone = { width: 360, height: 740 };
const trackCode = 'MEET-1048213077';

async function pay(page: Page, id: string) {
  await page.goto(`/orders/${id}/pay`);
  await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
  await headline(page, 'Спасибо, заказ оплачен').waitFor();
}

/** The stage that the order is at. */
const stage = (page: Page) => main(page).getByRole('list', { name: 'Этапы' }).locator('[aria-current="step"]');

/** The page knows nobody's time zone, so it names its own. */
const zone = (page: Page) => main(page).getByText('Время указано по\u00a0Москве', { exact: true });

const announced = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor({ state: 'attached' });

/** Counts how often the page asks how the order stands. */
function questions(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('OrderState')) asked += 1;
  });
  return () => asked;
}

inBrowser('the way of an order', (openPage) => {
  test('its open page follows the operator from the payment to the delivery, and then rests', async () => {
    const options = { ...fromElsewhere(), viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] };
    const { page, complaints } = await openPage(shop().storefront, options);
    const orderId = await placeOrder(page, await signIn(page));
    await pay(page, orderId);
    const move = await operator(openPage);
    await page.clock.install();
    await page.goto(`/orders/${orderId}`);
    await alive(page);
    expect(await stage(page).textContent()).toMatch(/^Сейчас: Оформление/);
    await zone(page).waitFor();

    await move({ orderId, status: 'HANDED_OVER_FOR_DELIVERY', trackCode });
    await page.clock.fastForward(30_000);
    await announced(page, 'Новый статус заказа: Передан в\u00a0доставку');
    expect(await stage(page).textContent()).toMatch(/^Сейчас: Доставка/);
    await main(page).getByRole('button', { name: 'Скопировать трек-номер' }).click();
    await page.getByRole('status').getByText('Скопировано').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(trackCode);
    expect(await main(page).getByText('Отменить заказ', { exact: true }).count()).toBe(0);

    await move({ orderId, status: 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER' });
    await page.clock.fastForward(30_000);
    await announced(page, 'Новый статус заказа: Едет с\u00a0курьером');
    await move({ orderId, status: 'DELIVERED' });
    await page.clock.fastForward(30_000);
    await headline(page, 'Доставлен').waitFor();
    await main(page)
      .getByText(/^Вы\sполучили заказ/)
      .waitFor();
    const asked = questions(page);
    await page.clock.runFor(600_000);
    expect(asked()).toBe(0);
    await main(page).getByText('Вернуть вещь', { exact: true }).click();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await main(page)
      .getByRole('button', { name: /^Подать заявку/ })
      .click();
    await main(page)
      .getByText(/^Заявку на\sвозврат получили/)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('leads from the delivery to the review of what was bought, which says so', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const orderId = await placeOrder(page, await signIn(page));
    await pay(page, orderId);
    expect(await main(page).getByRole('link', { name: 'Оценить покупку' }).count()).toBe(0);
    const move = await operator(openPage);
    for (const status of ['HANDED_OVER_FOR_DELIVERY', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'DELIVERED'])
      await move({ orderId, status, trackCode });
    await page.goto(`/orders/${orderId}`);
    await alive(page);
    await main(page).getByRole('link', { name: 'Оценить покупку' }).click();
    await page.waitForURL('**/product/*/review');
    await alive(page);
    const text = `Пальто отличное ${crypto.randomUUID()}`;
    await main(page)
      .getByRole('radio', { name: /^Отлично/ })
      .check({ force: true });
    await main(page)
      .getByRole('textbox', { name: /^Впечатления/ })
      .fill(text);
    await main(page).getByRole('button', { name: 'Отправить отзыв' }).click();
    const own = page.getByRole('region', { name: 'Ваш отзыв' });
    await own.getByText(text).waitFor();
    await own.getByText(/^Куплено в\sMeet$/).waitFor();
  });

  test('a stranger with the link reads it on a phone without JavaScript, and learns no person', async () => {
    const { page: owner } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(owner);
    const orderId = await placeOrder(owner, email);
    await pay(owner, orderId);
    const move = await operator(openPage);
    await move({ orderId, status: 'HANDED_OVER_FOR_DELIVERY', trackCode });
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false, viewport: phone });
    const answer = await page.goto(`/orders/${orderId}`);
    expect(await answer?.text()).not.toMatch(new RegExp(`Ветрова|Щапова|${email}|${trackCode}`));
    await headline(page, /^Передан в\sдоставку$/).waitFor();
    expect(await stage(page).textContent()).toMatch(/^Сейчас: Доставка/);
    await main(page)
      .getByText(/^до\s\d+\s\S+$/)
      .waitFor();
    await main(page).getByText('Казань').waitFor();
    await zone(page).waitFor();
    for (const name of [/Отменить/, /Оплатить/, /Скопировать/]) expect(await main(page).getByRole('button', { name }).count()).toBe(0);
    // Its owner reads the track code without JavaScript, too.
    await page.context().addCookies(await owner.context().cookies());
    await page.goto(`/orders/${orderId}`);
    await main(page).getByText(trackCode).waitFor();
    await main(page).getByText('Вернуть вещь', { exact: true }).click();
    await main(page)
      .getByRole('button', { name: /^Подать заявку/ })
      .click();
    await main(page)
      .getByText(/^Заявку на\sвозврат получили/)
      .waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /Скопировать/ })
        .count(),
    ).toBe(0);
  });
});
