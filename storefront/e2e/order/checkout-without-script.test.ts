import { inBrowser } from '../support/browser.ts';
import { fillInCheckout, headline, main, ordersOf, payButton, putIntoCart, unitsForSale } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

inBrowser('the checkout on a phone without JavaScript', (openPage) => {
  test('leads from the form to the payment, and keeps what was typed', async () => {
    const options = fromElsewhere();
    const signed = await openPage(shop().storefront, options);
    const email = await signIn(signed.page);
    const [unit] = await unitsForSale(1);
    await putIntoCart(signed.page, [unit?.id ?? '']);
    const cookies = await signed.page.context().cookies();
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.context().addCookies(cookies);
    await page.goto('/checkout');
    await main(page).getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await payButton(page).click();
    const alert = main(page).getByRole('alert');
    await alert.getByText(/^Проверьте \d\sпол/).waitFor();
    expect(await main(page).getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Анна');
    await fillInCheckout(page);
    await main(page).getByRole('combobox', { name: 'Город' }).fill('Нигдегород');
    await payButton(page).click();
    await main(page)
      .getByText(/Не\sзнаем такого города/)
      .waitFor();
    await main(page).getByRole('combobox', { name: 'Город' }).fill('казань');
    await payButton(page).click();
    // The price of the delivery was not known before, so nothing is placed without showing it.
    await alert.getByText('Посчитали доставку').waitFor();
    expect(await ordersOf(email)).toBe(0);
    expect(await main(page).getByRole('combobox', { name: 'Улица' }).inputValue()).toBe('ул. Щапова');
    await alert.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL('**/pay/*');
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    expect(await ordersOf(email)).toBe(1);
  });

  test('takes the city that is chosen from a list', async () => {
    const options = fromElsewhere();
    const signed = await openPage(shop().storefront, options);
    await signIn(signed.page);
    const [unit] = await unitsForSale(1);
    await putIntoCart(signed.page, [unit?.id ?? '']);
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false });
    await page.context().addCookies(await signed.page.context().cookies());
    await page.goto('/checkout');
    await fillInCheckout(page);
    await main(page).getByRole('combobox', { name: 'Город' }).fill('Ново');
    await payButton(page).click();
    await main(page)
      .getByRole('radio', { name: /^Новосибирск/ })
      .check();
    await payButton(page).click();
    await main(page).getByRole('alert').getByText('Посчитали доставку').waitFor();
    expect(await main(page).getByRole('combobox', { name: 'Город' }).inputValue()).toMatch(/^Новосибирск/);
  });
});
