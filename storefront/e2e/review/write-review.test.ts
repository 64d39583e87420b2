import type { Page } from 'playwright-core';
import { inBrowser, waitForAnimations, whenHydrated } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { endSessions } from '../support/end-sessions.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { readCode } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { createEmail, fromNewAddress, requestCodeByForm, typeCode } from '../support/visitors.ts';

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Ваш отзыв' });
const getReviews = (page: Page) => page.getByRole('region', { name: 'Отзывы', exact: true });
const getOwnReview = (page: Page) => page.getByRole('region', { name: 'Ваш отзыв' });
const getWriteLink = (page: Page) => getReviews(page).getByRole('link', { name: 'Написать отзыв' });
const getField = (page: Page, name: string) => getDialog(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const submit = (page: Page) => getDialog(page).getByRole('button', { name: 'Отправить отзыв' }).click();
const rate = (page: Page, rating: RegExp) => getDialog(page).getByRole('radio', { name: rating }).check({ force: true });

/** Signs in by the dialog that has opened. For an existing account, `codeNumber` counts the codes sent to it, including this one. */
async function signInByDialog(page: Page, email = createEmail(), codeNumber = 1) {
  await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
  await requestCodeByForm(page, email);
  await typeCode(page, await readCode(email, codeNumber));
}

/** Closes the review form after the session has ended, and opens it again in a new session. */
async function writeAs(page: Page, email: string, codeNumber: number) {
  await page.keyboard.press('Escape');
  await getDialog(page).waitFor({ state: 'detached' });
  await waitForAnimations(page);
  // The header learns of the ended session a moment after the form.
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
  await getWriteLink(page).click();
  await signInByDialog(page, email, codeNumber);
  await getField(page, 'Впечатления').waitFor();
}

/** Publishes a review of a product, which has no author. */
const publishReview = (slug: string, text: string) =>
  sql(
    `INSERT INTO review (product_id, author_name, rating, text, state) SELECT id, 'Анна', 4, $2, 'PUBLISHED' FROM product WHERE slug = $1`,
    [slug, text],
  );

inBrowser('a review', (openPage) => {
  test("a review gets a guest's vote after the sign-in; another is kept in a draft for its author only, displayed to its author, changed and removed", async () => {
    const { slug } = await findProductAtOneSpeed(5);
    const text = `Полезный отзыв ${crypto.randomUUID()}`;
    await publishReview(slug, text);
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), hasPictures: true });
    await page.goto(`/product/${slug}?order=latest`);
    const vote = getReviews(page)
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Полезно/ });
    await (await whenHydrated(vote)).click();
    const email = createEmail();
    await signInByDialog(page, email);
    await until(async () => (await vote.getAttribute('aria-pressed')) === 'true');
    expect(await vote.textContent()).toBe('Полезно · 1');

    // Until the header learns of the new session, the link asks for a sign-in.
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    await (await whenHydrated(getWriteLink(page))).click();
    await getField(page, 'Впечатления').fill('Ещё не отправлено.');
    await submit(page);
    await getDialog(page).getByText('Поставьте оценку').waitFor();
    await page.reload();
    await until(async () => (await vote.getAttribute('aria-pressed')) === 'true');
    await (await whenHydrated(vote)).click();
    await until(async () => (await vote.textContent()) === 'Полезно');
    await (await whenHydrated(getWriteLink(page))).click();
    await until(async () => (await getField(page, 'Впечатления').inputValue()) === 'Ещё не отправлено.');
    await rate(page, /^Хорошо/);
    expect(complaints).toEqual([]);
    await endSessions(page, email);
    await submit(page);
    await getDialog(page).getByRole('alert').waitFor();
    await writeAs(page, email, 2);
    await until(async () => (await getField(page, 'Впечатления').inputValue()) === 'Ещё не отправлено.');
    await endSessions(page, email);
    await submit(page);
    await getDialog(page).getByRole('alert').waitFor();
    await writeAs(page, createEmail(), 1);
    expect(await getField(page, 'Впечатления').inputValue()).toBe('');

    await getField(page, 'Впечатления').fill('Ношу каждый день.');
    await rate(page, /^Отлично/);
    const photo = await page.screenshot();
    await getDialog(page).getByLabel(/^Фото/).setInputFiles({ name: 'shoe.png', mimeType: 'image/png', buffer: photo });
    await getDialog(page).getByRole('img', { name: 'Ваше фото 1', exact: true }).waitFor();
    await submit(page);
    await page.getByText('Спасибо за отзыв').waitFor();
    await getOwnReview(page).getByText('На проверке: пока отзыв видите только вы').waitFor();
    await getOwnReview(page).getByText('Ношу каждый день.').waitFor();
    await getOwnReview(page).getByRole('img', { name: /^Фото/ }).waitFor();

    await waitForAnimations(page);
    await getReviews(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    await getDialog(page).getByRole('button', { name: 'Убрать фото 1' }).click();
    await getField(page, 'Что понравилось').fill('мягкая кожа');
    await submit(page);
    await getOwnReview(page).getByText('мягкая кожа').waitFor();
    expect(await getOwnReview(page).getByRole('img', { name: /^Фото/ }).count()).toBe(0);

    await waitForAnimations(page);
    await getReviews(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    await getDialog(page).getByText('Удалить отзыв').click();
    await getDialog(page).getByRole('button', { name: 'Удалить навсегда' }).click();
    await getOwnReview(page).waitFor({ state: 'detached' });
    await getWriteLink(page).waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  });
});
