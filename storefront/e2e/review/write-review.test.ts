import type { Page } from 'playwright-core';
import { alive, inBrowser, ready, settled } from '../support/browser.ts';
import { endSessions } from '../support/end-sessions.ts';
import { offeredOnce, sql } from '../support/goods.ts';
import { codeTo } from '../support/inbox.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';
import { startSpoiltApi } from '../support/shop/spoilt-api.ts';
import { until } from '../support/until.ts';
import { askForCode, fromElsewhere, newEmail, signIn, signInWithoutScript, typeCode } from '../support/visitors.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ваш отзыв' });
const section = (page: Page) => page.getByRole('region', { name: 'Отзывы', exact: true });
const own = (page: Page) => page.getByRole('region', { name: 'Ваш отзыв' });
const write = (page: Page) => section(page).getByRole('link', { name: 'Написать отзыв' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Отправить отзыв' }).click();
const attack = '</textarea></script><img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';

const publish = (text: string) => sql("UPDATE review SET state = 'PUBLISHED' WHERE text = $1", [text]);

/** Writes a review through the page without JavaScript. */
async function writeByForm(page: Page, slug: string, text: string) {
  await page.goto(`/product/${slug}/review`);
  await page.getByRole('radio', { name: /^Хорошо/ }).check({ force: true });
  await page.getByRole('textbox', { name: /^Впечатления/ }).fill(text);
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await page.waitForURL(`**/product/${slug}#reviews`);
}

inBrowser('a review', (openPage) => {
  test('is written by a guest who signs in on the way, kept as a draft, shown to its author, changed and removed', async () => {
    const { slug } = await offeredOnce(3);
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await page.goto(`/product/${slug}`);
    await (await ready(write(page))).click();
    const email = newEmail();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await askForCode(page, email);
    await typeCode(page, await codeTo(email));
    await field(page, 'Впечатления').fill('Ношу каждый день.');
    await send(page);
    await dialog(page).getByText('Поставьте оценку').waitFor();

    await page.reload();
    await (await ready(write(page))).click();
    await until(async () => (await field(page, 'Впечатления').inputValue()) === 'Ношу каждый день.');
    await dialog(page)
      .getByRole('radio', { name: /^Отлично/ })
      .check({ force: true });
    const photo = await page.screenshot();
    await dialog(page).getByLabel(/^Фото/).setInputFiles({ name: 'shoe.png', mimeType: 'image/png', buffer: photo });
    await dialog(page).getByRole('img', { name: 'Ваше фото 1', exact: true }).waitFor();
    await send(page);
    await page.getByText('Спасибо за отзыв').waitFor();
    await own(page).getByText('На проверке: пока отзыв видите только вы').waitFor();
    await own(page).getByText('Ношу каждый день.').waitFor();

    await settled(page);
    await section(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    await dialog(page).getByRole('button', { name: 'Убрать фото 1' }).click();
    await field(page, 'Что понравилось').fill('мягкая кожа');
    await send(page);
    await own(page).getByText('мягкая кожа').waitFor();
    expect(await own(page).getByRole('img', { name: /^Фото/ }).count()).toBe(0);

    await settled(page);
    await section(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    await dialog(page).getByText('Удалить отзыв').click();
    await dialog(page).getByRole('button', { name: 'Удалить навсегда' }).click();
    await own(page).waitFor({ state: 'detached' });
    await write(page).waitFor();
    expect(complaints).toEqual([]);
  });

  test('that is sent after the session has ended comes back to its author, and to nobody else', async () => {
    const { slug } = await offeredOnce(14);
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    await page.goto(`/product/${slug}`);
    await (await ready(write(page))).click();
    await field(page, 'Впечатления').fill('Ещё не отправлено.');
    await dialog(page)
      .getByRole('radio', { name: /^Хорошо/ })
      .check({ force: true });
    await endSessions(page, email);
    await send(page);
    await dialog(page).getByRole('alert').waitFor();
    const signInAgain = async (address: string, sent: number) => {
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await settled(page);
      await write(page).click();
      await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
      await askForCode(page, address);
      await typeCode(page, await codeTo(address, sent));
      await field(page, 'Впечатления').waitFor();
    };
    await signInAgain(email, 2);
    await until(async () => (await field(page, 'Впечатления').inputValue()) === 'Ещё не отправлено.');
    await endSessions(page, email);
    await send(page);
    await dialog(page).getByRole('alert').waitFor();
    await signInAgain(newEmail(), 1);
    expect(await field(page, 'Впечатления').inputValue()).toBe('');
  });

  test('that attacks the page stays text, in the page, in its structured data and in the data of the page', async () => {
    const { slug } = await offeredOnce(4);
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const text = `${attack} ${crypto.randomUUID()}`;
    await writeByForm(page, slug, text);
    await own(page).getByText(text).waitFor();
    await publish(text);
    const { page: another, complaints } = await openPage(shop().storefront, fromElsewhere());
    await another.goto(`/product/${slug}`);
    await alive(another);
    await section(another).getByText(text).waitFor();
    const scripts = await another.locator('script[type="application/ld+json"]').allTextContents();
    const product = scripts.map((script) => JSON.parse(script)).find((one) => one['@type'] === 'Product');
    expect(product.review.map(({ reviewBody }: { reviewBody: string }) => reviewBody)).toContain(text);
    expect(await another.evaluate(() => 'hacked' in window)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('is found useful once by another shopper, who signs in on the way', async () => {
    const { slug } = await offeredOnce(5);
    const author = await openPage(shop().storefront, fromElsewhere());
    await signIn(author.page);
    const text = `Полезный отзыв ${crypto.randomUUID()}`;
    await writeByForm(author.page, slug, text);
    await publish(text);
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await page.goto(`/product/${slug}?order=latest`);
    const review = section(page).getByRole('listitem').filter({ hasText: text });
    const vote = review.getByRole('button', { name: /^Полезно/ });
    await (await ready(vote)).click();
    const email = newEmail();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await askForCode(page, email);
    await typeCode(page, await codeTo(email));
    await until(async () => (await vote.getAttribute('aria-pressed')) === 'true');
    expect(await vote.textContent()).toBe('Полезно · 1');
    await page.reload();
    await until(async () => (await vote.getAttribute('aria-pressed')) === 'true');
    await (await ready(vote)).click();
    await until(async () => (await vote.textContent()) === 'Полезно');
    await author.page.reload();
    await section(author.page).getByText(text).waitFor();
    expect(await own(author.page).count()).toBe(0);
    expect(
      await section(author.page)
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByRole('button', { name: /^Полезно/ })
        .count(),
    ).toBe(0);
  });
});

inBrowser('reviews that cannot be read again', (openPage) => {
  let isSpoilt = false;
  let spoiltApi: Awaited<ReturnType<typeof startSpoiltApi>>;
  let storefront: Awaited<ReturnType<typeof startStorefront>>;
  beforeAll(async () => {
    spoiltApi = await startSpoiltApi((operation, answer) => {
      const isRefused = isSpoilt && operation === 'Reviews';
      if (isRefused) answer.writeHead(503).end();
      return isRefused;
    });
    storefront = await startStorefront(spoiltApi.url, { TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(async () => {
    await storefront.stop();
    spoiltApi.close();
  });

  test('stay in the page of a guest who signs in to write one', async () => {
    const { slug } = await offeredOnce(13);
    const { page } = await openPage(storefront.url, fromElsewhere());
    await page.goto(`/product/${slug}`);
    await (await ready(write(page))).click();
    const email = newEmail();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await askForCode(page, email);
    isSpoilt = true;
    const reloaded = page.waitForResponse((answer) => answer.url().includes(`/product/${slug}.data`));
    await typeCode(page, await codeTo(email));
    await reloaded;
    await field(page, 'Впечатления').fill('Удобные.');
    await dialog(page)
      .getByRole('radio', { name: /^Хорошо/ })
      .check({ force: true });
    await send(page);
    await own(page).getByText('Удобные.').waitFor();
    await section(page).getByRole('link', { name: 'Изменить свой отзыв' }).waitFor();
  });
});

inBrowser('without JavaScript, a review', (openPage) => {
  test('is written, corrected after a mistake, changed and removed by forms; a guest signs in first', async () => {
    const { slug } = await offeredOnce(6);
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await page.goto(`/product/${slug}`);
    await write(page).click();
    await page.waitForURL('**/auth?*');
    await signInWithoutScript(page);
    await page.waitForURL(`**/product/${slug}/review`);
    const words = page.getByRole('textbox', { name: /^Впечатления/ });
    await words.fill('Всё хорошо');
    await page.getByRole('button', { name: 'Отправить отзыв' }).click();
    await page.getByText('Поставьте оценку').waitFor();
    expect(await words.inputValue()).toBe('Всё хорошо');
    await writeByForm(page, slug, 'Всё очень хорошо');
    await own(page).getByText('Всё очень хорошо').waitFor();
    await section(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    expect(await words.inputValue()).toBe('Всё очень хорошо');
    await words.fill('Всё стало ещё лучше');
    await page.getByRole('radio', { name: /^Отлично/ }).check({ force: true });
    await page.getByRole('button', { name: 'Отправить отзыв' }).click();
    await page.waitForURL(`**/product/${slug}#reviews`);
    await own(page).getByText('Всё стало ещё лучше').waitFor();
    expect(await sql("SELECT rating, state::text FROM review WHERE text = 'Всё стало ещё лучше'")).toEqual([
      { rating: 5, state: 'PENDING' },
    ]);
    expect(await own(page).getByText('Всё очень хорошо').count()).toBe(0);
    await section(page).getByRole('link', { name: 'Изменить свой отзыв' }).click();
    await page.getByText('Удалить отзыв').click();
    await page.getByRole('button', { name: 'Удалить навсегда' }).click();
    await page.waitForURL(`**/product/${slug}#reviews`);
    await write(page).waitFor();
  });

  test('that is sent after the session has ended comes back after the sign-in', async () => {
    const { slug } = await offeredOnce(12);
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await page.goto(`/product/${slug}/review`);
    const email = await signInWithoutScript(page);
    await page.waitForURL(`**/product/${slug}/review`);
    const words = page.getByRole('textbox', { name: /^Впечатления/ });
    const stars = page.getByRole('radio', { name: /^Хорошо/ });
    const text = 'Ёлки, «как\u00a0влитые» & тёплые. '.repeat(40).trim();
    await words.fill(text);
    await stars.check({ force: true });
    await endSessions(page, email);
    await page.getByRole('button', { name: 'Отправить отзыв' }).click();
    await page.waitForURL('**/auth?*');
    await signInWithoutScript(page, email, 2);
    await page.getByRole('alert').getByText('нужно было войти снова').waitFor();
    expect([await words.inputValue(), await stars.isChecked()]).toEqual([text, true]);
    await page.getByRole('button', { name: 'Отправить отзыв' }).click();
    await own(page).getByText('Ёлки').waitFor();
    await page.goto(`/product/${slug}/review`);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('is found useful by a guest, whose vote counts once they have signed in, and is taken back by a form', async () => {
    const { slug } = await offeredOnce(7);
    const author = await openPage(shop().storefront, fromElsewhere());
    await signIn(author.page);
    const text = `Отзыв без скриптов ${crypto.randomUUID()}`;
    await writeByForm(author.page, slug, text);
    await publish(text);
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await page.goto(`/product/${slug}?order=latest`);
    const vote = section(page)
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Полезно/ });
    await vote.click();
    await page.waitForURL('**/auth?*');
    await signInWithoutScript(page);
    await page.waitForURL(`**/product/${slug}#reviews`);
    await page.goto(`/product/${slug}?order=latest`);
    expect([await vote.textContent(), await vote.getAttribute('aria-pressed')]).toEqual(['Полезно · 1', 'true']);
    await vote.click();
    await page.waitForURL(`**/product/${slug}#reviews`);
    await page.goto(`/product/${slug}?order=latest`);
    expect(await vote.textContent()).toBe('Полезно');
  });
});
