/// <reference lib="dom" />
import sparticuz from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';
import { startStopwatch } from '../../api/test/support/stopwatch.ts';
import { environment } from '../config.ts';
import { until } from '../process/until.ts';

/** The browser that npm installs runs on Linux x64 only. */
export const hasBrowser = Boolean(environment.CHROMIUM) || (process.platform === 'linux' && process.arch === 'x64');

/** Age of a page at which its form may be sent. The shop refuses a form that is sent earlier, because only robots are that fast. */
const MIN_FORM_AGE_MS = 2_200;
const TIMEOUT_MS = 60_000;

const recipient = { Имя: 'Анна', Фамилия: 'Ветрова', Телефон: '+7 900 123-45-67' };

const main = (page: Page) => page.getByRole('main');

/** Waits until the page is hydrated, because before that its fields may lose typed text. */
const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const container = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
    return container !== undefined && Reflect.get(document, container).stateNode.current.memoizedState.isDehydrated === false;
  });

/** Waits until forms may be sent. Their age counts from the start of the response. */
const waitForMinFormAge = (page: Page) =>
  page.waitForFunction((minAgeMs) => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && performance.now() - navigation.responseStart > minAgeMs;
  }, MIN_FORM_AGE_MS);

/** Buys a product in a browser as a person who opens the shop for the first time. Returns the milliseconds until the order is paid. */
export async function placeFirstOrder(origin: string): Promise<number> {
  const executablePath = environment.CHROMIUM || (await sparticuz.executablePath());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: origin, locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.context().addCookies([{ name: 'consent', value: 'declined', url: origin }]);
    const stopwatch = startStopwatch();
    await fillCart(page);
    await signIn(page, `newcomer-${Date.now()}@example.ru`);
    await pay(page);
    return stopwatch.stop();
  } finally {
    await browser.close();
  }
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/catalog');
  await main(page).getByRole('article').getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await waitForHydration(page);
  const buyButton = main(page)
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first();
  // The URL may change before the new page is rendered.
  await buyButton.waitFor();
  const sizeRadios = main(page)
    .getByRole('radiogroup', { name: /^Размер/ })
    .getByRole('radio', { disabled: false });
  if ((await sizeRadios.count()) > 1) await sizeRadios.first().check({ force: true });
  await buyButton.click();
  await main(page)
    .getByRole('button', { name: /^В\sкорзине$/ })
    .first()
    .waitFor();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/checkout');
  await page.waitForURL('**/enter-code?to=%2Fcheckout');
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Авторизация' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await waitForMinFormAge(page);
  await form.getByRole('button', { name: 'Получить код' }).click();
  const firstDigit = page.getByRole('textbox', { name: /^Цифра 1 из/ });
  await firstDigit.click();
  await page.keyboard.type(await readCodeSentTo(page, email), { delay: 30 });
  await page.waitForURL('**/checkout');
  await waitForHydration(page);
}

const readCodeSentTo = (page: Page, email: string): Promise<string> =>
  until(
    async () => {
      const response = await page.context().request.get('/inbox', { params: { to: email }, headers: { accept: 'application/json' } });
      const [mail] = (await response.json()) as { text: string }[];
      return /^\d+/.exec(mail?.text ?? '')?.[0];
    },
    { what: 'the code arrives', withinMs: TIMEOUT_MS },
  );

async function pay(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(recipient)) await main(page).getByRole('textbox', { name, exact: true }).fill(value);
  // The city comes first, because the suggested streets are those of the city.
  await main(page).getByRole('combobox', { name: 'Город' }).fill('Каз');
  await main(page)
    .getByRole('option', { name: /^Казань/ })
    .first()
    .click();
  await main(page)
    .getByRole('radio', { name: /^Курьер/ })
    .check();
  await main(page).getByRole('combobox', { name: 'Улица' }).fill('ул. Щапова');
  await main(page).getByRole('textbox', { name: 'Дом', exact: true }).fill('26');
  await main(page)
    .getByRole('checkbox', { name: /согласие/i })
    .check();
  // The button has an amount once the delivery has a price.
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await main(page)
    .getByRole('region', { name: 'Ваш заказ' })
    .getByRole('button', { name: /^Оплатить\s\d/ })
    .click();
  await page.waitForURL('**/pay/*');
  await main(page)
    .getByRole('form', { name: 'Учебная оплата' })
    .getByRole('button', { name: /^Оплатить/ })
    .click();
  await main(page).getByRole('heading', { level: 1, name: 'Спасибо, заказ оплачен' }).waitFor();
}
