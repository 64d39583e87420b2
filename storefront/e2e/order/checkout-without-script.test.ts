import { inBrowser } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { openDevice } from '../support/devices.ts';
import { readStoredOrders } from '../support/order/order-record.ts';
import { fillInCheckout, findUnitsForSale, getHeadline, getPayButton, getSandboxButton, main } from '../support/orders.ts';
import { addBonuses } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { signInManager } from '../support/staff.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

inBrowser('buying on a phone without JavaScript', (openPage) => {
  test('leads from the search to a paid order and its track code, without controls that need JavaScript', async () => {
    const signedIn = await openPage(shop().storefront, fromNewAddress());
    const email = await signIn(signedIn.page);
    await addBonuses(email);
    const [unit] = await findUnitsForSale(1);
    const [product] = await sql('SELECT name FROM product WHERE slug = $1', [unit?.slug]);
    const page = await openDevice(openPage, signedIn.page, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto('/search');
    await main(page).getByRole('searchbox', { name: 'Что искать' }).fill(String(product?.name));
    await page.keyboard.press('Enter');
    await main(page).locator(`a[href^="/product/${unit?.slug}"]`).first().click();
    await main(page).locator(`input[name=size][value="${unit?.size}"]`).check();
    expect(await main(page).getByRole('region', { name: 'Покупка' }).isVisible()).toBe(false);
    expect(
      await main(page)
        .getByRole('button', { name: /^В\sизбранное$/ })
        .count(),
    ).toBe(1);
    await main(page)
      .getByRole('button', { name: /^В\sкорзину$/ })
      .click();
    await page.waitForURL('**/cart');
    await getHeadline(page, 'Корзина 1').waitFor();
    await main(page).getByRole('link', { name: 'Оформить заказ' }).click();
    await page.waitForURL('**/checkout');
    await fillInCheckout(page);
    await main(page).getByRole('combobox', { name: 'Город' }).fill('казань');
    expect(
      await main(page)
        .getByRole('button', { name: /^Meet-бонусы/ })
        .isVisible(),
    ).toBe(false);
    await main(page)
      .getByText(/^Промокод и.\d/)
      .click();
    await main(page).getByRole('textbox', { name: 'Списать Meet-бонусы' }).fill('100');
    await getPayButton(page).click();
    const alert = main(page).getByRole('alert');
    await alert.getByText('Посчитали заново').waitFor();
    expect(await main(page).getByRole('combobox', { name: 'Улица' }).inputValue()).toBe('ул. Щапова');
    await alert.getByRole('button', { name: /^Оплатить/ }).click();
    // The form was sent before the delivery price was displayed, so the page displays the price instead of placing the order.
    await alert.getByText('Посчитали доставку').waitFor();
    await alert.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL('**/pay/*');
    await getSandboxButton(page).click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    const [order] = await readStoredOrders(email);
    expect(order).toMatchObject({ status: 'PAID_READY_TO_SEND', bonuses: 100 });
    const trackCode = 'MEET-1048213077';
    await (await signInManager())({ orderId: String(order?.id), status: 'HANDED_OVER_FOR_DELIVERY', trackCode });
    await page.reload();
    await main(page).getByText(trackCode).waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /Скопировать/ })
        .count(),
    ).toBe(0);
  });
});
