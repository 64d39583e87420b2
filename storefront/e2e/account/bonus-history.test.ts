import { createPrisma } from '@meet/api/prisma';
import { alive, inBrowser } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

/** Adds the given number of bonus entries to the account, each for a cause of its own. */
async function giveBonuses(address: string, entries: number, cause = 'e2e') {
  const database = createPrisma({ url: shop().database, pool: 1 });
  try {
    await database.pool.query(
      `INSERT INTO bonus_entry (account_id, kind, amount, reference)
       SELECT account_id, 'ACCRUE', 100 + number, $3 || number
         FROM account_recipient, generate_series(1, $2::int) AS number WHERE address = $1 ORDER BY number`,
      [address, entries, cause],
    );
  } finally {
    await database.close();
  }
}

inBrowser('the bonus history', (openPage) => {
  test('loads more in place, keeps its entries if that fails, and ends', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const address = await signIn(page);
    await giveBonuses(address, 23);
    await page.goto('/account/bonus');
    await alive(page);
    const part = page.getByRole('region', { name: 'История' });
    const rows = part.getByRole('table', { name: 'История бонусов' }).getByRole('row', { name: /Кешбэк/ });
    await part.getByText(/Показано 10 из\s23/).waitFor();
    expect(await rows.count()).toBe(10);
    await page.route('**/graphql', (route) => route.abort());
    await part.getByRole('link', { name: 'Показать ещё 10' }).click();
    await part.getByText(/История не\sзагрузилась/).waitFor();
    expect(await rows.count()).toBe(10);
    await page.unroute('**/graphql');
    await part.getByRole('link', { name: 'Повторить' }).press('Enter');
    await part.getByText(/Показано 20 из\s23/).waitFor();
    await until(() => rows.nth(10).evaluate((row) => row.contains(document.activeElement)));
    await giveBonuses(address, 1, 'later');
    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Бонусы' }).click();
    await part.getByText(/Показан[оы]? 21 из\s24/).waitFor();
    expect(await rows.count()).toBe(21);
    await part.getByRole('link', { name: 'Показать ещё 3' }).click();
    await part.getByText(/Показаны все 24\sзаписи/).waitFor();
    expect(await rows.count()).toBe(24);
    expect(await part.getByRole('link', { name: /Показать ещё/ }).count()).toBe(0);
  });

  test('loads more without JavaScript', async () => {
    const { page: signedIn } = await openPage(shop().storefront, fromElsewhere());
    await giveBonuses(await signIn(signedIn), 13);
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await page.context().addCookies(await signedIn.context().cookies());
    await page.goto('/account/bonus');
    const rows = page.getByRole('table', { name: 'История бонусов' }).getByRole('row', { name: /Кешбэк/ });
    expect(await rows.count()).toBe(10);
    await page.getByRole('link', { name: 'Показать ещё 3' }).click();
    await page.waitForURL('**/account/bonus?bonuses=2#bonuses');
    expect(await rows.count()).toBe(13);
    expect(await page.getByRole('link', { name: /Показать ещё/ }).count()).toBe(0);
  });
});
