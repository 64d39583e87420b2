import type { Page, Route } from 'playwright-core';
import { installFakeMaps } from '../../app/order/checkout/pickup/map/maps.fake.ts';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, type OpenPage, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { chooseCity, fillInCheckout, findUnitsForSale, getPayButton, main, putIntoCart, waitForSum } from '../support/orders.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

const mapsKey = 'a1b2c3d4-test';
const fakeMapsScript = `(${installFakeMaps})()`;

/** Fakes the responses of Yandex's hosts, by default with fake maps. Returns a list of the requests, which grows with each. */
async function fakeMapHosts(
  page: Page,
  respond = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: fakeMapsScript }),
) {
  const addresses: string[] = [];
  await page.route(/^https:\/\/[^/]*yandex/, (route) => {
    addresses.push(route.request().url());
    return respond(route);
  });
  return addresses;
}

const getMapButton = (page: Page) => main(page).getByRole('button', { name: /^На.карте$/ });
const getMap = (page: Page) => main(page).getByRole('region', { name: 'Карта пунктов выдачи' });
const getMarkers = (page: Page) => getMap(page).locator('.point');
const getPoints = (page: Page) => main(page).getByRole('group', { name: 'Пункт выдачи', exact: true }).getByRole('radio');

async function openWithGoods(openPage: OpenPage, url: string, options: object = {}) {
  const { page, complaints } = await openPage(url, { ...fromNewAddress(), ...options });
  const email = await signIn(page);
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(page, [unit?.id ?? '']);
  return { page, email, complaints };
}

/** Fills in the checkout and opens the pickup points of Kazan. */
async function choosePickup(page: Page) {
  await waitForHydration(page);
  await fillInCheckout(page);
  await chooseCity(page);
  await main(page).getByRole('radio', { name: 'Пункт выдачи' }).check();
  await main(page)
    .getByText(/^\d+.пункт\S* СДЭК/)
    .filter({ visible: true })
    .waitFor();
}

inBrowser('the map of pickup points', (openPage) => {
  let storefrontWithMaps: Awaited<ReturnType<typeof startStorefront>>;
  beforeAll(async () => {
    storefrontWithMaps = await startStorefront(shop().api, { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1', YANDEX_MAPS_KEY: mapsKey });
  });
  afterAll(() => storefrontWithMaps.stop());

  test('the map of pickup points is loaded on request, and a marker chooses the pickup point of an order', async () => {
    const { page, email } = await openWithGoods(openPage, storefrontWithMaps.url);
    const addresses = await fakeMapHosts(page);
    await page.goto('/checkout');
    await choosePickup(page);
    expect(addresses).toEqual([]);
    await getMapButton(page).click();
    await getMarkers(page).first().waitFor();
    expect(addresses).toEqual([`https://api-maps.yandex.ru/v3/?apikey=${mapsKey}&lang=ru_RU`]);
    expect(await findAxeViolations(page)).toEqual([]);
    const address = await getMarkers(page).last().getAttribute('aria-label');
    await getMarkers(page).last().press('Enter');
    await getMap(page).locator('.point[aria-pressed=true]').waitFor();
    expect(await getMap(page).locator('.point[aria-pressed=true]').getAttribute('aria-label')).toBe(address);
    const code = await main(page).locator('input[type=radio][name=point]:checked').inputValue();
    await main(page).getByText('Когда выберете пункт').waitFor({ state: 'detached' });
    await waitForSum(page);
    await getPayButton(page).click();
    await page.waitForURL('**/pay/*');
    const [order] = await sql('SELECT pickup_point_code, street FROM shop_order WHERE email = $1', [email]);
    expect(order).toEqual({ pickup_point_code: code, street: address });
  });

  test('the map of pickup points shows the filtered points, highlights the point chosen in the list, and has markers that Tab skips', async () => {
    const { page } = await openWithGoods(openPage, storefrontWithMaps.url);
    await fakeMapHosts(page);
    await page.goto('/checkout');
    await choosePickup(page);
    await getMapButton(page).click();
    await getMarkers(page).first().waitFor();
    // Chooses by keyboard, because that leaves the list open.
    await getPoints(page).first().press('Space');
    const chosenMarker = getMap(page).locator('.point[aria-pressed=true]');
    await chosenMarker.waitFor();
    const address = await chosenMarker.getAttribute('aria-label');
    await main(page).getByRole('searchbox').fill('такой улицы нет');
    await getMap(page).waitFor({ state: 'hidden' });
    await main(page).getByRole('searchbox').fill('');
    await getMap(page).waitFor();
    expect(await chosenMarker.getAttribute('aria-label')).toBe(address);
    const focusedNames: (string | null)[] = [];
    await main(page).getByRole('button', { name: 'Скрыть карту' }).focus();
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab');
      focusedNames.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('name') ?? null,
        ),
      );
    }
    expect(focusedNames).toEqual(['Приблизить карту', 'Отдалить карту', 'point']);
  });

  test('the map of pickup points reports that it failed to load, leaves the list usable, and opens on the next attempt', async () => {
    const { page } = await openWithGoods(openPage, storefrontWithMaps.url);
    let isDown = true;
    const addresses = await fakeMapHosts(page, (route) =>
      isDown ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: fakeMapsScript }),
    );
    await page.goto('/checkout');
    await choosePickup(page);
    await getMapButton(page).click();
    const alert = main(page).getByRole('alert').filter({ hasText: 'Карта' });
    await alert.getByText(/^Карта не.открылась/).waitFor();
    await getPoints(page).nth(1).press('Space');
    const code = await getPoints(page).nth(1).inputValue();
    isDown = false;
    await alert.getByRole('button', { name: 'Открыть карту снова' }).click();
    await getMarkers(page).first().waitFor();
    expect(addresses).toHaveLength(2);
    await getMap(page).locator('.point[aria-pressed=true]').waitFor();
    expect(await main(page).locator('input[type=radio][name=point]:checked').inputValue()).toBe(code);
  });

  test('the map of pickup points opens after a reload for a shopper who came from another page, and keeps the form', async () => {
    const { page } = await openWithGoods(openPage, storefrontWithMaps.url);
    const addresses = await fakeMapHosts(page);
    await page.goto('/cart');
    await waitForHydration(page);
    await main(page).getByRole('link', { name: 'Оформить заказ' }).first().click();
    await page.waitForURL('**/checkout');
    await choosePickup(page);
    await getMapButton(page).click();
    await getMarkers(page).first().waitFor();
    expect(addresses).toHaveLength(1);
    expect(await main(page).getByRole('textbox', { name: 'Имя', exact: true }).inputValue()).toBe('Анна');
  });

  test('the map of pickup points is offered only with an API key, and allowed only by the content security policy of the checkout', async () => {
    const readPolicy = async (address: string) =>
      ((await fetch(address, { redirect: 'manual' })).headers.get('content-security-policy') ?? '').replace(/'nonce-[^']+'/, "'nonce'");
    const ownSources = "script-src 'self' 'nonce'";
    expect(await readPolicy(`${storefrontWithMaps.url}/checkout`)).toContain(
      `${ownSources} https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://yastatic.net;`,
    );
    expect(await readPolicy(`${storefrontWithMaps.url}/cart`)).toContain(`${ownSources};`);
    expect(await readPolicy(`${storefrontWithMaps.url}/cart`)).not.toMatch(/maps|data:[^;]*worker|yastatic/);
    expect(await readPolicy(`${shop().storefront}/checkout`)).toBe(await readPolicy(`${shop().storefront}/cart`));
    const { page } = await openWithGoods(openPage, shop().storefront);
    await page.goto('/checkout');
    await choosePickup(page);
    expect(await getMapButton(page).count()).toBe(0);
  });
});
