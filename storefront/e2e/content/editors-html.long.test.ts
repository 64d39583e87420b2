import { hostileHtml } from '@meet/api/testing';
import type { Page } from 'playwright-core';
import { inBrowser, nextTask, waitForHydration } from '../support/browser.ts';
import { main } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { watchAttacks } from './attacks.ts';
import { hostileArticle, hostileMark, hostilePages, hostileTitle, removeHostileHtml, storeHostileHtml } from './hostile-pages.ts';

const isMarkServed = async (path: string) => (await (await fetch(shop().storefront + path)).text()).includes(hostileMark);

/** Unfolds the hostile HTML and clicks each of its visible texts, which also moves the mouse over the texts and gives links the focus. */
async function touchVectors(page: Page) {
  await main(page)
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => {
      for (const question of all) {
        // Without a `name`, because opening a question would close the others with the same name.
        question.removeAttribute('name');
        question.open = true;
      }
    });
  const vectorTexts = main(page).getByText('x', { exact: true }).filter({ visible: true });
  for (const vectorText of await vectorTexts.all()) await vectorText.click();
  await nextTask(page);
}

inBrowser('hostile HTML of editors in the database', (openPage) => {
  beforeAll(async () => {
    await storeHostileHtml();
    for (const path of hostilePages) await until(() => isMarkServed(path));
  });
  afterAll(removeHostileHtml);

  test('hostile HTML of editors runs in a page that outputs it without sanitizing, so the tests below would notice it', async () => {
    const watched = await openPage(shop().storefront, { bypassCSP: true });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    await page.route('**/raw', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
    await page.goto('/raw');
    await page.evaluate((vectors) => {
      for (const srcdoc of vectors) document.body.append(Object.assign(document.createElement('iframe'), { name: srcdoc, srcdoc }));
    }, hostileHtml);
    await page.waitForLoadState('networkidle');
    for (const frame of page.mainFrame().childFrames()) {
      await frame.evaluate(() => {
        const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
        for (const element of document.querySelectorAll('a:not([target]), button, p')) element.dispatchEvent(click());
      });
    }
    // Not all attacks run: some target older browsers, others shops that remove only plain tags such as <script>.
    await until(() => hostileHtml.filter((vector) => attacks.attackedFrames.has(vector)).length > hostileHtml.length / 2);
  });

  test.each([
    ['without the content security policy', true],
    ['with the content security policy', false],
  ])('hostile HTML of editors does not run on pages that the server rendered, %s', async (_, bypassCSP) => {
    const watched = await openPage(shop().storefront, { bypassCSP });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    for (const path of hostilePages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await main(page).getByText(hostileMark).first().waitFor({ state: 'attached' });
      expect(attacks.listHarm()).toEqual([]);
      if (bypassCSP) await touchVectors(page);
      expect(attacks.listHarm()).toEqual([]);
    }
    expect(attacks.documents).toEqual(hostilePages);
  });

  test('hostile HTML of editors does not run on pages that the router renders', async () => {
    const watched = await openPage(shop().storefront, { bypassCSP: true });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    await page.goto('/delivery');
    await waitForHydration(page);
    const information = page.getByRole('navigation', { name: 'Информация' });
    const linksByPath = {
      '/info/faq': information.getByRole('link', { name: /^Вопросы и\sответы$/ }),
      '/info/contacts': information.getByRole('link', { name: 'Контакты' }),
      '/blog': information.getByRole('link', { name: 'Блог' }),
      [hostileArticle]: main(page).getByRole('link', { name: hostileTitle }),
    };
    for (const [path, link] of Object.entries(linksByPath)) {
      const previousTitle = await page.title();
      await link.first().click();
      await page.waitForURL(`**${path}`);
      // The URL changes before the page does, and the previous page may contain the hostile text too.
      await until(async () => (await page.title()) !== previousTitle);
      await main(page)
        .getByText(path === '/blog' ? hostileTitle : hostileMark)
        .first()
        .waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(attacks.listHarm()).toEqual([]);
      await touchVectors(page);
      expect(attacks.listHarm()).toEqual([]);
    }
    expect(attacks.documents).toEqual(['/delivery']);
  });
});
