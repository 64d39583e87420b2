import { inBrowser } from '../support/browser.ts';
import { openDevice } from '../support/devices.ts';
import { factsOfOrders } from '../support/order/order-facts.ts';
import { fillInCheckout, headline, main, payButton, putIntoCart, sandboxButton, unitsForSale } from '../support/orders.ts';
import { giveBonuses } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { operator } from '../support/staff.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

inBrowser('the checkout on a phone without JavaScript', (openPage) => {
  test('leads from the form to the payment and the delivery, and offers nothing that needs JavaScript', async () => {
    const signed = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(signed.page);
    await giveBonuses(email);
    const [unit] = await unitsForSale(1);
    await putIntoCart(signed.page, [unit?.id ?? '']);
    const page = await openDevice(openPage, signed.page, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto('/cart');
    await main(page).getByRole('link', { name: 'Оформить заказ' }).click();
    await page.waitForURL('**/checkout');
    await fillInCheckout(page);
    await main(page).getByRole('combobox', { name: 'Город' }).fill('казань');
    expect(
      await main(page)
        .getByRole('button', { name: /^Meet-бонусы/ })
        .isVisible(),
    ).toBe(false);
    await main(page).getByRole('textbox', { name: 'Списать Meet-бонусы' }).fill('100');
    await payButton(page).click();
    const alert = main(page).getByRole('alert');
    await alert.getByText('Посчитали заново').waitFor();
    expect(await main(page).getByRole('combobox', { name: 'Улица' }).inputValue()).toBe('ул. Щапова');
    await alert.getByRole('button', { name: /^Оплатить/ }).click();
    // The delivery price was not known before, so it is shown before the order is placed.
    await alert.getByText('Посчитали доставку').waitFor();
    await alert.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL('**/pay/*');
    await sandboxButton(page).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    const [order] = await factsOfOrders(email);
    expect(order).toMatchObject({ status: 'PAID_READY_TO_SEND', bonuses: 100 });
    const trackCode = 'MEET-1048213077';
    await (await operator())({ orderId: String(order?.id), status: 'HANDED_OVER_FOR_DELIVERY', trackCode });
    await page.reload();
    await main(page).getByText(trackCode).waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /Скопировать/ })
        .count(),
    ).toBe(0);
  });
});
