import { inBrowser, waitForHydration } from '../support/browser.ts';
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
    // A search loads the data of the search page, not of the root.
    const search = secondTab.waitForRequest(/\/search\.data\?/);
    // Navigates as the hydrated search form does.
    await secondTab.evaluate(() => {
      const formData = new FormData();
      formData.set('query', 'кроссовки');
      void Reflect.get(window, '__reactRouterDataRouter').navigate('/search', { formMethod: 'get', formData });
    });
    const routes = new URL((await search).url()).searchParams.get('_routes')?.split(',');
    expect(routes).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(routes).not.toContain('root');
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
