import { randomInt } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { until } from '../../scripts/process/until.ts';

const codeWithinMs = 30_000;

/** Reads the code that the shop has sent to an e-mail address. */
function waitForCode(api: string, email: string): Promise<string> {
  const inbox = `${api}/inbox?${new URLSearchParams({ to: email })}`;
  const readInbox = async () => {
    const [mail] = (await (await fetch(inbox, { headers: { accept: 'application/json' } })).json()) as { text: string }[];
    return /^\d+/.exec(mail?.text ?? '')?.[0];
  };
  return until(readInbox, { what: 'the code arrives', withinMs: codeWithinMs });
}

/** Empties the cart in another tab, of which the subscription of the first tab is notified. */
async function emptyCartInOtherTab(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const cart = tab.getByRole('complementary', { name: 'Корзина' });
  await cart.getByRole('button', { name: 'Убрать' }).click();
  await cart.getByText('Пока пусто.').waitFor();
  await tab.close();
}

/** Puts a product into the cart of a guest, signs in, which moves the cart to the account, and empties the cart in another tab. */
async function shopAsGuest(page: Page, api: string): Promise<void> {
  const cart = page.getByRole('complementary', { name: 'Корзина' });
  await cart.getByText('Пока пусто.').waitFor();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Выбрать размер' }) });
  await card.first().getByRole('img').waitFor();
  await page.getByRole('searchbox', { name: 'Поиск' }).fill('кроссовки');
  await page.keyboard.press('Enter');
  await page.getByText(/Найдено: [1-9]/).waitFor();
  await page.getByRole('button', { name: 'Выбрать размер' }).first().click();
  await page.getByRole('group', { name: 'Размер' }).getByRole('button').first().click();
  await cart.getByText('Итого').waitFor();
  const email = `visitor-${randomInt(1_000_000)}@example.com`;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Код из письма' }).waitFor();
  await page.getByRole('textbox', { name: 'Код из письма' }).fill(await waitForCode(api, email));
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByText(email).waitFor();
  await cart.getByRole('button', { name: 'Убрать' }).waitFor();
  await page.reload();
  await page.getByText(email).waitFor();
  await cart.getByRole('button', { name: 'Убрать' }).waitFor();
  await emptyCartInOtherTab(page);
  await cart.getByText('Пока пусто.').waitFor();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
}

/** Uses the built example application as a visitor, and returns the errors. */
export async function tryExample(browser: Browser, origin: string, api: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`threw: ${message}`));
  page.on('console', (message) => message.type() === 'error' && problems.push(`logged: ${message.text()}`));
  try {
    await page.goto(origin);
    await shopAsGuest(page, api);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  return problems.map((problem) => `example: ${problem}`);
}
