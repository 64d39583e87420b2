import { inBrowser } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { main, putIntoCart, unitsForSale } from '../support/orders.ts';
import { buildCode } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

/** Creates a promo code that only the account with this e-mail address may use. */
async function codeFor(email: string): Promise<string> {
  const [recipient] = await sql('SELECT account_id AS id FROM account_recipient WHERE address = $1', [email]);
  return buildCode({ accountId: String(recipient?.id), mostAccountUses: 1 });
}

inBrowser('the page of promo codes', (openPage) => {
  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('puts a code into the cart, %s', async (_, javaScriptEnabled) => {
    const { page: signedIn } = await openPage(shop().storefront, fromElsewhere());
    const code = await codeFor(await signIn(signedIn));
    const [unit] = await unitsForSale(1);
    await putIntoCart(signedIn, [unit?.id ?? '']);
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled });
    await page.context().addCookies(await signedIn.context().cookies());
    await page.goto('/account/bonus');
    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Промокоды' }).click();
    await page.waitForURL('**/account/promo');
    const row = main(page).getByRole('listitem').filter({ hasText: code });
    await row.getByText('Только для вас').waitFor();
    await row.getByText(/Ещё на\s1\sзаказ/).waitFor();
    await row.getByRole('button', { name: /^Применить/ }).click();
    await page.waitForURL('**/cart');
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
  });

  test('asks a guest to sign in first', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await page.goto('/account/promo');
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('to') === '/account/promo');
  });
});
