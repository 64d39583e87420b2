import { alive, inBrowser } from '../support/browser.ts';
import { headline, main } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

inBrowser('the payment of an order', (openPage) => {
  test('a declined payment can be repeated, and the link in messages leads to it too', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const id = await placeOrder(page, await signIn(page));
    await page.goto(`/orders/${id}/pay`);
    await page.waitForURL('**/pay/*');
    await main(page).getByRole('button', { name: 'Отклонить' }).click();
    await headline(page, /^Оплата не\sпрошла$/).waitFor();
    await alive(page);
    await main(page)
      .getByRole('button', { name: /^Оплатить/ })
      .click();
    await page.waitForURL('**/pay/*');
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    // A paid order leads back to itself.
    await page.goto(`/orders/${id}/pay`);
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/orders/${id}`);
    expect(complaints).toEqual([]);
  });

  test('an unpaid order is cancelled after a question, and its unit returns to the cart', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const id = await placeOrder(page, await signIn(page));
    await page.goto(`/orders/${id}`);
    await alive(page);
    await main(page).getByText('Отменить заказ', { exact: true }).click();
    await main(page).getByRole('button', { name: 'Да, отменить заказ' }).click();
    await headline(page, 'Заказ отменён').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
  });

  test('a purchase is reported once, after consent, and only by the browser that placed it', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await page.route('https://mc.yandex.ru/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const id = await placeOrder(page, await signIn(page));
    await page.context().addCookies([{ name: 'consent', value: 'granted', url: shop().storefront }]);
    await page.goto(`/orders/${id}/pay`);
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    const purchases = () =>
      page.evaluate(() => (window.dataLayer ?? []).filter((event) => JSON.stringify(event).includes('purchase')).length);
    await alive(page);
    expect(await purchases()).toBe(0);
    await page.context().addCookies([{ name: 'placed', value: id, domain: '127.0.0.1', path: '/orders' }]);
    await page.reload();
    await alive(page);
    await page.waitForFunction(() => (window.dataLayer ?? []).length > 0);
    expect(await purchases()).toBe(1);
    await page.reload();
    await alive(page);
    expect(await purchases()).toBe(0);
  });
});
