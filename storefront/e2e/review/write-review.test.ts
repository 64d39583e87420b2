import type { Page } from 'playwright-core';
import { inBrowser, waitForAnimations, whenHydrated } from '../support/browser.ts';
import { endSessions } from '../support/end-sessions.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { readCode } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, newEmail, requestCodeByForm, typeCode } from '../support/visitors.ts';
import { publishReview } from './published-review.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ваш отзыв' });
const section = (page: Page) => page.getByRole('region', { name: 'Отзывы', exact: true });
const own = (page: Page) => page.getByRole('region', { name: 'Ваш отзыв' });
const write = (page: Page) => section(page).getByRole('link', { name: 'Написать отзыв' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Отправить отзыв' }).click();
const rate = (page: Page, rating: RegExp) => dialog(page).getByRole('radio', { name: rating }).check({ force: true });

/** Signs in by the dialog that has opened. For an existing account, `sent` is the number of the code. */
async function signInOnTheSpot(page: Page, email = newEmail(), sent = 1) {
  await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
  await requestCodeByForm(page, email);
  await typeCode(page, await readCode(email, sent));
}

/** Closes the form of a session that has ended, and opens it again in another session. */
async function writeAs(page: Page, email: string, sent: number) {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await waitForAnimations(page);
  // The header is updated a moment after the form.
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
  await write(page).click();
  await signInOnTheSpot(page, email, sent);
  await field(page, 'Впечатления').waitFor();
}

inBrowser('a review', (openPage) => {
  test('is written by a guest who has to sign in first, kept in a draft, displayed to its author, changed and removed', async () => {
    const { slug } = await findProductAtOneSpeed(3);
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), hasPictures: true });
    await page.goto(`/product/${slug}`);
    await (await whenHydrated(write(page))).click();
    await signInOnTheSpot(page);
    await field(page, 'Впечатления').fill('Ношу каждый день.');
    await send(page);
    await dialog(page).getByText('Поставьте оценку').waitFor();

    await page.reload();
    await (await whenHydrated(write(page))).click();
    await until(async () => (await field(page, 'Впечатления').inputValue()) === 'Ношу каждый день.');
    await rate(page, /^Отлично/);
    const photo = await page.screenshot();
    await dialog(page).getByLabel(/^Фото/).setInputFiles({ name: 'shoe.png', mimeType: 'image/png', buffer: photo });
    await dialog(page).getByRole('img', { name: 'Ваше фото 1', exact: true }).waitFor();
    await send(page);
    await page.getByText('Спасибо за отзыв').waitFor();
    await own(page).getByText('На проверке: пока отзыв видите только вы').waitFor();
    await own(page).getByText('Ношу каждый день.').waitFor();
    await own(page).getByRole('img', { name: /^Фото/ }).waitFor();

    await waitForAnimations(page);
    await section(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    await dialog(page).getByRole('button', { name: 'Убрать фото 1' }).click();
    await field(page, 'Что понравилось').fill('мягкая кожа');
    await send(page);
    await own(page).getByText('мягкая кожа').waitFor();
    expect(await own(page).getByRole('img', { name: /^Фото/ }).count()).toBe(0);

    await waitForAnimations(page);
    await section(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    await dialog(page).getByText('Удалить отзыв').click();
    await dialog(page).getByRole('button', { name: 'Удалить навсегда' }).click();
    await own(page).waitFor({ state: 'detached' });
    await write(page).waitFor();
    expect(complaints).toEqual([]);
  });

  test('gets one vote from a guest who has to sign in first, and its draft is restored after the session has ended, for its author only', async () => {
    const { slug } = await findProductAtOneSpeed(5);
    const text = `Полезный отзыв ${crypto.randomUUID()}`;
    await publishReview(slug, text);
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.goto(`/product/${slug}?order=latest`);
    const vote = section(page)
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Полезно/ });
    await (await whenHydrated(vote)).click();
    const email = newEmail();
    await signInOnTheSpot(page, email);
    await until(async () => (await vote.getAttribute('aria-pressed')) === 'true');
    expect(await vote.textContent()).toBe('Полезно · 1');
    await page.reload();
    await until(async () => (await vote.getAttribute('aria-pressed')) === 'true');
    await (await whenHydrated(vote)).click();
    await until(async () => (await vote.textContent()) === 'Полезно');
    expect(complaints).toEqual([]);

    await write(page).click();
    await field(page, 'Впечатления').fill('Ещё не отправлено.');
    await rate(page, /^Хорошо/);
    await endSessions(page, email);
    await send(page);
    await dialog(page).getByRole('alert').waitFor();
    await writeAs(page, email, 2);
    await until(async () => (await field(page, 'Впечатления').inputValue()) === 'Ещё не отправлено.');
    await endSessions(page, email);
    await send(page);
    await dialog(page).getByRole('alert').waitFor();
    await writeAs(page, newEmail(), 1);
    expect(await field(page, 'Впечатления').inputValue()).toBe('');
  });
});
