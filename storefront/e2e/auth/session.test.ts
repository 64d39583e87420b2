import { inBrowser, waitForHydration } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signInByForm } from '../support/visitors.ts';

inBrowser('a session in two tabs', (openPage) => {
  test('starts and ends in both when the shopper signs in and out in one', async () => {
    const { page: one, complaints } = await openPage(shop().storefront, fromNewAddress());
    const other = await one.context().newPage();
    await other.goto('/search?query=куртка');
    await waitForHydration(other);
    await signInByForm(one);
    await other.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    // A search reloads nothing but itself.
    const search = other.waitForRequest(/\/search\.data\?/);
    // Navigates as the hydrated search form does.
    await other.evaluate(() => {
      const formData = new FormData();
      formData.set('query', 'кроссовки');
      void Reflect.get(window, '__reactRouterDataRouter').navigate('/search', { formMethod: 'get', formData });
    });
    const routes = new URL((await search).url()).searchParams.get('_routes')?.split(',');
    expect(routes).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(routes).not.toContain('root');
    await other.goto('/account');
    await waitForHydration(other);
    const requests: string[] = [];
    one.on('request', (request) => request.url().includes('.data') && requests.push(request.url()));
    await one.getByRole('button', { name: 'Выйти', exact: true }).click();
    await one.waitForURL((url) => url.pathname === '/');
    await one.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    await other.waitForURL('**/auth?to=%2Faccount');
    // The home page's data is requested for the navigation and for the reload after the sign-out, which may still be in flight.
    const forHome = () => requests.filter((address) => address.includes('_routes=home'));
    await until(() => forHome().length > 1);
    expect(forHome()).toHaveLength(2);
    const tokens = (await one.context().cookies()).filter(({ name }) => ['access', 'refresh'].includes(name));
    expect(tokens).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
