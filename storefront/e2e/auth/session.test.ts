import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signInByForm } from '../support/visitors.ts';

inBrowser('a session in two tabs', (openPage) => {
  test('a session starts and ends in both tabs when the shopper signs in and out in one', async () => {
    const { page: firstTab, complaints } = await openPage(shop().storefront, fromNewAddress());
    const secondTab = await firstTab.context().newPage();
    await secondTab.goto('/search?query=куртка');
    await waitForHydration(secondTab);
    await signInByForm(firstTab);
    await secondTab.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    const loadedRoutes: (string | null)[] = [];
    secondTab.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.get('query') === 'кроссовки') loadedRoutes.push(searchParams.get('_routes'));
    });
    const field = await whenHydrated(secondTab.getByRole('searchbox', { name: 'Что искать' }));
    await field.fill('кроссовки');
    await field.press('Enter');
    await secondTab.getByRole('heading', { level: 1, name: '«кроссовки»' }).waitFor();
    // A search loads the data of the search page, not of the root.
    expect(loadedRoutes).toEqual(['search']);
    await secondTab.goto('/account');
    await waitForHydration(secondTab);
    const requests: string[] = [];
    firstTab.on('request', (request) => request.url().includes('.data') && requests.push(request.url()));
    await firstTab.getByRole('button', { name: 'Выйти', exact: true }).click();
    await firstTab.waitForURL((url) => url.pathname === '/');
    await firstTab.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    await secondTab.waitForURL('**/auth?to=%2Faccount');
    // The navigation and the reload after the sign-out both request the home page's data. The second request may not have been sent yet.
    const listHomeRequests = () => requests.filter((address) => address.includes('_routes=home'));
    await until(() => listHomeRequests().length > 1);
    expect(listHomeRequests()).toHaveLength(2);
    const tokens = (await firstTab.context().cookies()).filter(({ name }) => ['access', 'refresh'].includes(name));
    expect(tokens).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
