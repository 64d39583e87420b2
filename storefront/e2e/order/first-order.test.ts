import { alive, axe, inBrowser, ready, settled } from '../support/browser.ts';
import { codeTo } from '../support/inbox.ts';
import { chooseCity, fillInCheckout, headline, main, ordersOf, payButton, unitsForSale } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { askForCode, fromElsewhere, newEmail, signIn, typeCode } from '../support/visitors.ts';

inBrowser('the first order', (openPage) => {
  test('a guest signs in by mail, finds the cart in the checkout, pays, and is thanked', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const [unit] = await unitsForSale(1);
    await page.goto(`/product/${unit?.slug}?size=${unit?.size}`);
    const buy = main(page).getByRole('button', { name: /^В\sкорзину$/ });
    await (await ready(buy.first())).click();
    await main(page)
      .getByRole('button', { name: /^В\sкорзине$/ })
      .first()
      .waitFor();
    await page.goto('/checkout');
    await page.waitForURL('**/enter-code?to=%2Fcheckout');
    await alive(page);
    const email = newEmail();
    await askForCode(page, email);
    await typeCode(page, await codeTo(email));
    await page.waitForURL('**/checkout');
    await payButton(page).waitFor();
    expect(await main(page).getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
    await fillInCheckout(page);
    await chooseCity(page);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await payButton(page).click();
    await page.waitForURL('**/pay/*');
    await alive(page);
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    await alive(page);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Корзина/ })
        .innerText(),
    ).not.toMatch(/\d/);
    expect(await ordersOf(email)).toBe(1);
    // Without consent nothing is reported, so the mark of the order stays.
    const marks = await page.context().cookies(`${shop().storefront}/orders/`);
    expect(marks.map(({ name }) => name)).toContain('placed');
    expect(complaints).toEqual([]);
  });

  test('the page of an order shows a stranger no person, and an unknown one is not found', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const id = await placeOrder(page, email);
    const owner = await page.goto(`/orders/${id}`);
    expect(owner?.headers()['cache-control']).toBe('private, no-store');
    await main(page).getByText('Ветрова').waitFor();
    const stranger = await openPage(shop().storefront, fromElsewhere());
    const open = await stranger.page.goto(`/orders/${id}`);
    expect(open?.status()).toBe(200);
    expect(await open?.text()).not.toMatch(new RegExp(`Ветрова|Щапова|${email}`));
    expect(await stranger.page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
    for (const unknown of ['0190a5e0-0000-7000-8000-000000000001', 'x']) {
      expect((await stranger.page.goto(`/orders/${unknown}`))?.status()).toBe(404);
      expect((await stranger.page.goto(`/pay/${unknown}`))?.status()).toBe(404);
    }
  });
});
