import { openWire } from '@meet/api/testing';
import { inBrowser, ready } from '../support/browser.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';

const unknown = [
  '/nope',
  '/nope/deeper',
  '/catalog/nope',
  '/catalog/обувь',
  '/catalog/a%0D%0Ab?page=1',
  '/catalog/odezhda/nope',
  '/catalog?page=999',
  '/catalog?page=0',
  '/product/nope',
  '/product',
];

async function readinessOf({ health }: { health: string }): Promise<[number, unknown]> {
  const answer = await fetch(`${health}/health/ready`);
  return [answer.status, await answer.json()];
}

test.each(unknown)('%s has the 404 page', async (address) => {
  const answer = await fetch(shop().storefront + address);
  expect(answer.status).toBe(404);
  const page = await answer.text();
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toMatch(/<h1[^>]*>(?:<[^>]*>)*Страница не найдена/);
});

inBrowser('error pages', (openPage) => {
  test('the 404 page has a link to the catalog', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog?page=999');
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена. Давайте вернёмся в каталог и попробуем снова.' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Каталог' }).click();
    await page.getByRole('heading', { level: 1, name: 'Каталог', exact: true }).waitFor();
  });

  test('the data of an unknown page has the error message', async () => {
    for (const path of ['/nope', '/catalog/nope', '/search/nope', '/product/nope', '/blog/nope']) {
      const answer = await fetch(`${shop().storefront}${path}.data`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain(`Page not found: ${path}"`);
    }
  });

  test('without the API the error page is shown, and its button loads the page once the API is back', async () => {
    const wire = await openWire(shop().api);
    wire.cut();
    const storefront = await startStorefront(new URL(wire.url).origin);
    const { page } = await openPage(storefront.url);
    const answer = await page.goto('/catalog/odezhda?sort=cheap');
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBeDefined();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('heading', { level: 1, name: 'Нет сигнала. Давайте обновим страницу и попробуем снова.' }).waitFor();
    expect(await readinessOf(storefront)).toEqual([
      200,
      { status: 'degraded', components: { api: { status: 'down', detail: 'does not answer' } } },
    ]);

    wire.mend();
    await (await ready(page.getByRole('button', { name: 'Обновить страницу' }))).click();
    await page.getByRole('heading', { level: 1, name: 'Одежда' }).waitFor();
    expect(new URL(page.url()).search).toBe('?sort=cheap');
    expect(await readinessOf(storefront)).toEqual([200, { status: 'up', components: { api: { status: 'up' } } }]);
    wire.close();
    await storefront.stop();
  });
});

test('a leading «any» is dropped, and each state has one address', async () => {
  const ask = async (address: string) => {
    const { status, headers } = await fetch(shop().storefront + address, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await ask('/catalog/any')).toEqual([301, '/catalog']);
  expect(await ask('/catalog/any/odezhda?sort=cheap')).toEqual([301, '/catalog/odezhda?sort=cheap']);
  expect(await ask('/catalog/any/обувь?q=ё')).toEqual([301, '/catalog/%D0%BE%D0%B1%D1%83%D0%B2%D1%8C?q=%D1%91']);
  expect((await ask('/catalog/any/a%0D%0AX-Injected:1'))[0]).toBe(404);
  expect(await ask('/catalog/any//example.com/')).toEqual([301, '/catalog/example.com']);
  expect(await ask('/Catalog/ANY/odezhda')).toEqual([301, '/catalog/odezhda']);
  expect(await ask('/catalog?page=1&q=ё%0D%0A')).toEqual([302, '/catalog?q=%D1%91%0D%0A']);
  expect(await ask('/catalog?page=1&sort=popular&utm_source=mail')).toEqual([302, '/catalog?utm_source=mail']);
});
