import type { Locator, Page } from 'playwright-core';
import { alive, axe, inBrowser, nextTask, ready, settled } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { main, putIntoCart, unitsForSale } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

const opener = (page: Page) => page.getByRole('link', { name: /^(?:Выбрать город|Город доставки: .+)$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Куда доставить' });
const named = (page: Page, city: string) => page.getByRole('link', { name: `Город доставки: ${city}` });

/** The line of the product page that names price and days, without its no-break spaces. */
async function lineOf(page: Page) {
  const line = main(page).locator('p, dd', { has: page.getByRole('link', { name: /^Доставка во?\s/ }) });
  return (await line.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
}

const line = (to: string) => new RegExp(`^Доставка ${to}: (?:от [\\d ]+ ₽|бесплатно в пункт выдачи), .*\\d`);

/** Presses Tab until the focus is on the element that opens the choice. */
async function tabToOpener(page: Page) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await opener(page).evaluate((link) => link === document.activeElement)) return;
  }
  throw new Error('Tab does not reach the city');
}

/** Types into the choice that the focused link opens. */
async function chooseByKeyboard(page: Page, typed: string) {
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('option').first().waitFor();
  await page.keyboard.type(typed);
  await dialog(page).getByRole('option', { selected: true }).waitFor();
}

/** Opens the page of a unit whose delivery to a pickup point is not free. */
async function openProduct(page: Page) {
  const [unit] = await unitsForSale(1);
  await sql('UPDATE product_item SET price = 500000, old_price = NULL, loyalty_price = NULL WHERE id = $1', [unit?.id]);
  await page.goto(`/product/${unit?.slug}?size=${unit?.size}`);
  return unit;
}

/** What each of the pages says of the delivery of a unit that is in the cart, without its no-break spaces. */
async function saidOfDelivery(page: Page, product: string) {
  const textOf = async (locator: Locator) => (await locator.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
  // On a busy machine, a page may come without what did not arrive in time.
  await until(async () => {
    await page.goto(product);
    return !(await lineOf(page)).includes('не отвечает');
  });
  const onProduct = await lineOf(page);
  await page.goto('/cart');
  const sum = main(page).getByRole('region', { name: 'Сумма' });
  await until(async () => (await textOf(sum)).includes(onProduct.split(': ')[1] ?? 'nothing'));
  const inCart = await textOf(sum.locator('dl > div').filter({ hasText: /Доставка/ }));
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  const order = main(page).getByRole('region', { name: 'Ваш заказ' });
  const price = order.locator('dl > div').filter({ hasText: 'Доставка курьером' }).locator('dd');
  await until(async () => /₽/.test(await price.innerText()));
  return { onProduct, inCart, price: await textOf(price), days: /[Дд]о \d+ [а-я]+/.exec(await textOf(order))?.[0] ?? 'no day' };
}

inBrowser('the city', (openPage) => {
  test('is chosen by keyboard alone, twice, and each time price and day on product page, cart and checkout are for it', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const unit = await openProduct(page);
    const product = page.url();
    await alive(page);
    await main(page)
      .getByText(/^Укажите город, чтобы узнать срок/)
      .waitFor();
    await tabToOpener(page);
    await chooseByKeyboard(page, 'казан');
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await named(page, 'Казань').waitFor();
    await until(() => opener(page).evaluate((link) => link === document.activeElement));
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await putIntoCart(page, [unit?.id ?? '']);
    const toKazan = await saidOfDelivery(page, product);
    await page.goto(product);
    await alive(page);
    await tabToOpener(page);
    await chooseByKeyboard(page, 'владивост');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await named(page, 'Владивосток').waitFor();
    const toVladivostok = await saidOfDelivery(page, product);
    // 1.5 times the price within 1,500 km, and twice beyond; the days follow from the promise of the warehouse.
    expect([toKazan.price, toVladivostok.price]).toEqual(['885 ₽', '1 180 ₽']);
    expect([toKazan.onProduct, toVladivostok.onProduct]).toEqual([
      expect.stringContaining('от 585 ₽'),
      expect.stringContaining('от 780 ₽'),
    ]);
    for (const [said, to] of [
      [toKazan, 'в Казань'],
      [toVladivostok, 'во Владивосток'],
    ] as const) {
      expect(said.onProduct).toMatch(line(to));
      expect(said.inCart.replace('\n', ': ')).toBe(said.onProduct);
      // The checkout promises the last day of the span that the other pages name.
      expect(said.onProduct.endsWith(said.days.replace('До ', ''))).toBe(true);
    }
    expect(toVladivostok.days).not.toBe(toKazan.days);
    const days = (said: typeof toKazan) => said.onProduct.split(', ')[1];
    expect(days(toVladivostok)).not.toBe(days(toKazan));
    expect(complaints).toEqual([]);
  });

  test('of the header and that of the checkout are one', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const [unit] = await unitsForSale(1);
    await putIntoCart(page, [unit?.id ?? '']);
    await page.context().addCookies([{ name: 'city', value: 'vladivostok', url: shop().storefront }]);
    await page.goto('/checkout');
    const field = await ready(main(page).getByRole('combobox', { name: 'Город' }));
    expect(await field.inputValue()).toBe('Владивосток, Приморский край');
    await main(page).getByText('Итого').first().waitFor();
    await field.fill('Каз');
    await main(page)
      .getByRole('option', { name: /^Казань/ })
      .first()
      .click();
    await named(page, 'Казань').waitFor();
    expect(await field.inputValue()).toBe('Казань, Республика Татарстан');
    await opener(page).click();
    await dialog(page).getByRole('combobox', { name: 'Город' }).fill('самара');
    await dialog(page)
      .getByRole('option', { name: /^Самара/ })
      .click();
    await named(page, 'Самара').waitFor();
    await until(async () => (await main(page).getByRole('combobox', { name: 'Город' }).inputValue()) === 'Самара, Самарская область');
    expect(complaints).toEqual([]);
  });

  test('comes from where the browser is only after a press, and a refusal is told', async () => {
    const kazan = { latitude: 55.8, longitude: 49.1 };
    const { page } = await openPage(shop().storefront, { geolocation: kazan, permissions: ['geolocation'] });
    await page.goto('/', { waitUntil: 'networkidle' });
    await (await ready(opener(page))).click();
    await dialog(page).getByRole('option').first().waitFor();
    expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: 'consent' })]);
    await dialog(page)
      .getByRole('button', { name: /^Определить по/ })
      .click();
    await named(page, 'Казань').waitFor();
    await opener(page).click();
    await dialog(page).getByRole('combobox', { name: 'Город' }).fill('Нигдегород');
    await dialog(page)
      .getByText(/^Такого города не\sнашли/)
      .waitFor();
    await page.keyboard.press('Enter');
    await nextTask(page);
    expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'city', value: 'kazan' }));
    await dialog(page)
      .getByRole('button', { name: /^Не\sвыбирать город/ })
      .click();
    await page.getByRole('link', { name: 'Выбрать город' }).waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('city');
    const { page: wary } = await openPage(shop().storefront);
    await wary.goto('/', { waitUntil: 'networkidle' });
    await (await ready(opener(wary))).click();
    await dialog(wary)
      .getByRole('button', { name: /^Определить по/ })
      .click();
    await dialog(wary)
      .getByText(/не\sразрешил узнать, где вы/)
      .waitFor();
    await dialog(wary).getByRole('combobox', { name: 'Город' }).fill('Нигдегород');
    await dialog(wary)
      .getByText(/^Такого города не\sнашли/)
      .waitFor();
  });

  test('is chosen from the menu of a phone, and a service that does not answer leaves the cart as it is', async () => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 390, height: 844 }, ...fromElsewhere() });
    const unit = await openProduct(page);
    await (await ready(page.getByRole('banner').getByRole('link', { name: 'Меню' }))).click();
    await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Выбрать город' }).click();
    await dialog(page)
      .getByRole('option', { name: /^Москва/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await lineOf(page)).toMatch(line('в Москву'));
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query DeliveryTo')
        ? route.fulfill({ json: { errors: [{ message: 'Нет', extensions: { code: 'DELIVERY_UNAVAILABLE' } }] } })
        : route.fallback(),
    );
    expect(unit).toBeDefined();
    const buy = main(page).getByRole('button', { name: /^В\sкорзину$/ });
    await buy.first().click();
    await main(page)
      .getByRole('button', { name: /^В\sкорзине$/ })
      .first()
      .waitFor();
    await page.goto('/cart');
    const sum = main(page).getByRole('region', { name: 'Сумма' });
    await sum.getByText(/^Служба доставки не\sотвечает/).waitFor();
    await sum.getByRole('link', { name: 'Оформить заказ' }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
  });

  test('is chosen and given up without JavaScript', async () => {
    const { page } = await openPage(shop().storefront, {
      ...fromElsewhere(),
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await openProduct(page);
    const product = page.url();
    await main(page)
      .getByRole('link', { name: /^Укажите город/ })
      .click();
    await main(page).getByRole('heading', { level: 1, name: 'Куда доставить' }).waitFor();
    const choose = main(page).getByRole('button', { name: 'Выбрать город' });
    await choose.click();
    await main(page).getByText('Напишите город', { exact: true }).waitFor();
    await main(page).getByRole('combobox', { name: 'Город' }).fill('Нигдегород');
    await choose.click();
    await main(page)
      .getByText(/^Не\sзнаем такого города/)
      .waitFor();
    expect(await main(page).getByRole('combobox', { name: 'Город' }).inputValue()).toBe('Нигдегород');
    await main(page).getByRole('combobox', { name: 'Город' }).fill('казань');
    await choose.click();
    await page.waitForURL(product);
    expect(await lineOf(page)).toMatch(line('в Казань'));
    await main(page)
      .getByRole('link', { name: /^Доставка в\sКазань/ })
      .click();
    await main(page)
      .getByRole('button', { name: /^Не\sвыбирать город/ })
      .click();
    await page.waitForURL(product);
    await main(page)
      .getByRole('link', { name: /^Укажите город/ })
      .waitFor();
  });
});

const get = async (path: string, cookie?: string) => {
  const answer = await fetch(shop().storefront + path, { headers: cookie === undefined ? {} : { cookie } });
  return { status: answer.status, html: (await answer.text()).replaceAll('\u00a0', ' ') };
};

const headed = (html: string) => /(?:Город доставки: [А-Яа-яё]+|Выбрать город)/.exec(html)?.[0];

/** Whether a page that is to be for a city has its delivery. */
const isComplete = (html: string, cookie?: string) => !/kazan|moskva/.test(cookie ?? '') || /Доставка в (?:Москву|Казань)/.test(html);

test('pages of guests are shared within a city only, and a cookie that names no city counts as none', async () => {
  const [unit] = await unitsForSale(1);
  const path = `/product/${unit?.slug}`;
  const cookies = ['city=kazan', 'city=moskva', undefined, 'city=atlantis', 'city=<b>', 'city=kazan', undefined];
  let pages: Awaited<ReturnType<typeof get>>[] = [];
  // On a busy machine, a page of a city may come without what did not arrive in time.
  await until(async () => {
    pages = await Promise.all(cookies.map((cookie) => get(path, cookie)));
    return pages.every(({ html }, place) => isComplete(html, cookies[place]));
  });
  expect(pages.map(({ status, html }) => [status, headed(html)])).toEqual([
    [200, 'Город доставки: Казань'],
    [200, 'Город доставки: Москва'],
    [200, 'Выбрать город'],
    [200, 'Выбрать город'],
    [200, 'Выбрать город'],
    [200, 'Город доставки: Казань'],
    [200, 'Выбрать город'],
  ]);
  const toCity = pages.map(({ html }) => /Доставка в (?:Москву|Казань)/.exec(html)?.[0]);
  expect(toCity).toEqual(['Доставка в Казань', 'Доставка в Москву', ...[1, 2, 3].map(() => undefined), 'Доставка в Казань', undefined]);
});

test('the form leads nowhere outside the shop, and is taken from its own pages only', async () => {
  const send = (back: string, headers: Record<string, string> = {}) =>
    fetch(`${shop().storefront}/city?${new URLSearchParams({ back })}`, {
      method: 'POST',
      body: new URLSearchParams({ city: 'Казань' }),
      headers: { origin: shop().storefront, ...headers },
      redirect: 'manual',
    });
  const answer = await send('/cart');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^city=kazan; Path=\/; Max-Age=31536000; SameSite=Lax/)]);
  for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    expect((await send(evil)).headers.get('location')).toBe('/');
  }
  expect((await send('/cart', { origin: 'https://evil.example' })).status).toBe(400);
});
