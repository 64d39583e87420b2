import type { Page } from 'playwright-core';
import { alive, inBrowser } from './browser.ts';
import { shop } from './harness.ts';
import { fromElsewhere, signIn, signInByLink } from './visitors.ts';

// A worker would ask in the page's place, past what stands in the way here.
const visitor = () => ({ ...fromElsewhere(), serviceWorkers: 'block' as const });

/** What the router asks for an address comes late, as from far away. */
async function farAway(page: Page, path: string) {
  await page.route(`**${path}.data*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

const headerOf = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

inBrowser('the frame after a change of who is signed in', (openPage) => {
  test('knows who has signed in on the page for it', async () => {
    const { page } = await openPage(shop().storefront, visitor());
    await farAway(page, '/account');
    const email = await signIn(page);
    await page.getByText(email).waitFor();
    await headerOf(page, 'Аккаунт').waitFor();
    expect(await headerOf(page, 'Войти').count()).toBe(0);
  });

  test('knows who has signed in by a link that leads to the account', async () => {
    const { page } = await openPage(shop().storefront, visitor());
    await farAway(page, '/account');
    await signInByLink(page);
    await headerOf(page, 'Аккаунт').waitFor();
    expect(await headerOf(page, 'Войти').count()).toBe(0);
  });

  test.each(['before', 'after'] as const)('knows of another tab’s signing out that is told %s a page is gone to', async (when) => {
    const { page: one } = await openPage(shop().storefront, visitor());
    await signIn(one);
    const other = await one.context().newPage();
    await other.goto('/delivery');
    await alive(other);
    await headerOf(other, 'Аккаунт').waitFor();
    await farAway(other, '/info/faq');
    if (when === 'before') await farAway(other, '/delivery');
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

  test('is not asked for anew by a search', async () => {
    const { page } = await openPage(shop().storefront, visitor());
    await page.goto('/search?query=куртка');
    await alive(page);
    const asked = page.waitForRequest(/\/search\.data\?/);
    // As the form of the search does once its script has come.
    await page.evaluate(() => {
      const formData = new FormData();
      formData.set('query', 'кроссовки');
      void Reflect.get(window, '__reactRouterDataRouter').navigate('/search', { formMethod: 'get', formData });
    });
    expect(new URL((await asked).url()).searchParams.get('_routes')?.split(',')).not.toContain('root');
    expect(new URL((await asked).url()).searchParams.has('_routes')).toBe(true);
  });
});
