import { createPrisma } from '@meet/api/prisma';
import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, newNumber, signIn, signInByForm, signInByLink } from '../support/visitors.ts';

/** Delays the data that the router loads for a path. */
async function delayData(page: Page, path: string) {
  await page.route(`**${path}.data*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

const headerOf = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

inBrowser('the shell after the session has changed', (openPage) => {
  test('shows the account after sign-in on the page', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await delayData(page, '/account');
    const email = await signInByForm(page);
    await page.getByText(email).waitFor();
    await headerOf(page, 'Аккаунт').waitFor();
    expect(await headerOf(page, 'Войти').count()).toBe(0);
  });

  test('shows the account after sign-in by a link to the account', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await delayData(page, '/account');
    await signInByLink(page);
    await headerOf(page, 'Аккаунт').waitFor();
    expect(await headerOf(page, 'Войти').count()).toBe(0);
  });

  test.each(['before', 'after'] as const)('shows a sign-out in another tab that happens %s a navigation', async (when) => {
    const { page: one } = await openPage(shop().storefront, fromElsewhere());
    await signIn(one);
    const other = await one.context().newPage();
    await other.goto('/delivery');
    await alive(other);
    await headerOf(other, 'Аккаунт').waitFor();
    await delayData(other, '/info/faq');
    if (when === 'before') await delayData(other, '/delivery');
    const go = () => other.evaluate(() => void Reflect.get(window, '__reactRouterDataRouter').navigate('/info/faq'));
    if (when === 'after') await go();
    const asked = when === 'before' && other.waitForRequest('**/delivery.data*');
    await one.getByRole('button', { name: 'Выйти', exact: true }).click();
    if (asked) {
      await asked;
      await go();
    }
    await other.waitForURL('**/info/faq');
    await headerOf(other, 'Войти').waitFor();
  });

  test('has neither the e-mail nor the phone of the shopper in its HTML', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const phone = `+7${newNumber()}`;
    const database = createPrisma({ url: shop().database, pool: 1 });
    const addPhone = `INSERT INTO account_recipient (account_id, type, address)
      SELECT account_id, 'PHONE', $1::text FROM account_recipient WHERE address = $2`;
    await database.pool.query(addPhone, [phone, email]).finally(() => database.close());
    const html = await (await page.context().request.get('/')).text();
    expect(html).toContain('href="/account"');
    expect([email, phone, phone.slice(2)].filter((one) => html.includes(one))).toEqual([]);
  });

  test('is not reloaded by a search', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await page.goto('/search?query=куртка');
    await alive(page);
    const asked = page.waitForRequest(/\/search\.data\?/);
    // Navigates as the hydrated search form does.
    await page.evaluate(() => {
      const formData = new FormData();
      formData.set('query', 'кроссовки');
      void Reflect.get(window, '__reactRouterDataRouter').navigate('/search', { formMethod: 'get', formData });
    });
    expect(new URL((await asked).url()).searchParams.get('_routes')?.split(',')).not.toContain('root');
    expect(new URL((await asked).url()).searchParams.has('_routes')).toBe(true);
  });
});
