import { json } from 'node:stream/consumers';
import { alive, inBrowser } from '../support/browser.ts';
import { codeTo } from '../support/inbox.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { askAs, placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn, typeCode, unhurried } from '../support/visitors.ts';

inBrowser('personal data', (openPage) => {
  test('can be downloaded as a file', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromElsewhere(), acceptDownloads: true });
    const email = await signIn(page);
    await page.goto('/account/data');
    await alive(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать мои данные' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('meet-account.json');
    expect(JSON.stringify(await json(await file.createReadStream()))).toContain(email);
    expect(complaints).toEqual([]);
  });

  test('is deleted with the account after a code', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' }).waitFor();
    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Ваши данные' }).click();
    const data = page.getByRole('region', { name: 'Удалить аккаунт' });
    await data.getByRole('button', { name: 'Удалить аккаунт' }).click();
    const form = data.getByRole('form', { name: 'Удаление аккаунта' });
    await makeCodesOlder(email, 61);
    await unhurried(page);
    await form.getByRole('button', { name: 'Получить код' }).click();
    await typeCode(page, await codeTo(email, 2));
    await page.getByText('Аккаунт удалён').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    await page.goto('/account');
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(complaints).toEqual([]);
  });

  test('stays while an order is on its way, which the page says before the press and without JavaScript', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const order = await placeOrder(page, await signIn(page));
    const { page: plain } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await plain.context().addCookies(await page.context().cookies());
    await plain.goto('/account/data');
    const data = plain.getByRole('region', { name: 'Удалить аккаунт' });
    await data.getByText(/не\sоплачен, сам отменится в\s\d\d:\d\d.* по\sМоскве/).waitFor();
    expect(await data.getByRole('button').count()).toBe(0);
    expect(await data.getByRole('link', { name: /^Заказ №/ }).getAttribute('href')).toBe(`/orders/${order}`);
    await askAs(page, 'mutation ($dto: CancelOrderInput!) { cancelOrder(dto: $dto) { uuid } }', { dto: { id: order } });
    await plain.reload();
    await data.getByRole('button', { name: 'Удалить аккаунт' }).waitFor();
  });
});
