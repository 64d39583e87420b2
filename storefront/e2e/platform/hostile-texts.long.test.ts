import type { Page } from 'playwright-core';
import { inBrowser, type OpenPage, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { readMessages } from '../support/inbox.ts';
import { findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { queryAs } from '../support/query-api.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { createMobileNumber, fromNewAddress, signIn } from '../support/visitors.ts';

/** An attack that fits into every field, and breaks out of an attribute. */
const shortAttack = '"><svg onload=h=1>';
/** An attack that breaks out of text, of a text area, and of scripts with data. */
const longAttack = `</textarea></script><script>h=1</script><!--'"><img src=x onerror=h=1>`;

/** Elements of a page that an attack has created, and «it ran» if its code ran. */
const findBreakouts = (page: Page) =>
  page.evaluate(() => {
    const injected = [...document.querySelectorAll('[onload], [onerror], script')].filter(
      (element) => ['onload', 'onerror'].some((name) => element.getAttribute(name) === 'h=1') || element.textContent === 'h=1',
    );
    return [...injected.map(({ outerHTML }) => outerHTML), ...('h' in window ? ['it ran'] : [])];
  });

/** Opens a page, and waits until it is hydrated and displays the expected texts. Returns the elements that an attack has created. */
async function openAndFindBreakouts(page: Page, path: string, expected: readonly string[]): Promise<string[]> {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 200]);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const readFields = () =>
    page.locator('input, textarea').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  for (const text of expected)
    await until(async () => [await page.locator('body').innerText(), ...(await readFields())].join('\n').includes(text));
  for (const script of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(script);
  return (await findBreakouts(page)).map((finding) => `${path}: ${finding}`);
}

interface StoredAttacks {
  email: string;
  slug: string;
  orderId: string;
  page: Page;
}

const mutate = (page: Page, query: string, dto: object) => queryAs<Record<string, { id?: string } | null>>(page, query, { dto });

/** Stores the attacks wherever an account may store a text. */
async function storeAttacks(openPage: OpenPage): Promise<StoredAttacks> {
  const { page } = await openPage(shop().storefront, fromNewAddress());
  const email = await signIn(page);
  const { slug } = await findProductAtOneSpeed(8);
  const { findCity } = await queryAs<{ findCity: { id: string }[] }>(page, '{ findCity(dto: { query: "Казань" }) { id } }', {});
  const cityId = findCity[0]?.id ?? '';
  const address = { cityId, street: longAttack, house: shortAttack, building: shortAttack, apartment: shortAttack };
  await mutate(page, 'mutation ($dto: CreateAddressInput!) { createAddress(dto: $dto) { id } }', address);
  const { product } = await queryAs<{ product: { id: string } }>(page, 'query ($slug: String) { product(dto: { slug: $slug }) { id } }', {
    slug,
  });
  const review = {
    productId: product.id,
    rating: 5,
    text: `${longAttack} текст`,
    advantages: `${longAttack} плюс`,
    disadvantages: `${longAttack} минус`,
  };
  await mutate(page, 'mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }', review);
  await sql("UPDATE review SET state = 'PUBLISHED' WHERE text = $1", [review.text]);
  const form = { website: '', pageLoadTime: Date.now() - 5000, email, phone: `+7${createMobileNumber()}` };
  await mutate(page, 'mutation ($dto: CreateMadeToOrderRequestInput!) { createMadeToOrderRequest(dto: $dto) { number } }', {
    ...form,
    text: `${longAttack} заказ`,
    size: shortAttack,
  });
  await mutate(page, 'mutation ($dto: CreateMeetPriceRequestInput!) { createMeetPriceRequest(dto: $dto) { number } }', {
    ...form,
    productId: product.id,
    link: `https://evil.example/?q=${encodeURIComponent(shortAttack)}`,
    text: `${longAttack} цена`,
  });
  await mutate(page, 'mutation ($dto: CreateCooperativeRequestInput!) { createCooperativeRequest(dto: $dto) { number } }', {
    ...form,
    companyName: `${longAttack} фирма`,
    companyType: shortAttack,
    fullName: `${shortAttack} имя`,
    inn: '7707083893',
    description: `${longAttack} суть`,
  });
  const orderId = await placeOrder(page, email, undefined, {
    comment: `${longAttack} просьба`,
    street: longAttack,
    house: shortAttack,
    apartment: shortAttack,
  });
  return { email, slug, orderId, page };
}

/** The journey opens a dozen pages. */
const manyPagesMs = 120_000;

inBrowser('a text that attacks the page', (openPage) => {
  test(
    'a text that attacks the page stays text wherever it is stored and displayed, in pages and mails',
    async () => {
      const { email, slug, orderId, page } = await storeAttacks(openPage);
      const { page: guest, complaints } = await openPage(shop().storefront, fromNewAddress());
      const [unit] = await findUnitsForSale(1);
      await putIntoCart(page, [unit?.id ?? '']);
      const review = ['текст', 'плюс', 'минус'].map((word) => `${longAttack} ${word}`);
      const findings = [
        ...(await openAndFindBreakouts(guest, `/product/${slug}?order=latest`, review)),
        ...(await openAndFindBreakouts(guest, `/orders/${orderId}`, [])),
        ...(await openAndFindBreakouts(page, `/product/${slug}/review`, review)),
        ...(await openAndFindBreakouts(page, `/orders/${orderId}`, [`${longAttack} просьба`, shortAttack])),
        ...(await openAndFindBreakouts(page, '/account/orders', [])),
        ...(await openAndFindBreakouts(page, '/account', [])),
        ...(await openAndFindBreakouts(page, '/account/addresses', [longAttack, shortAttack])),
        ...(await openAndFindBreakouts(page, '/checkout', [longAttack, shortAttack])),
        ...(await openAndFindBreakouts(page, '/account/data', [])),
      ];
      const { addressList } = await queryAs<{ addressList: { items: { id: string }[] } }>(page, '{ addressList { items { id } } }', {});
      findings.push(...(await openAndFindBreakouts(page, `/account/addresses/${addressList.items[0]?.id}`, [longAttack, shortAttack])));
      expect(findings).toEqual([]);
      expect(complaints).toEqual([]);

      // Mails are displayed without the shop's Content-Security-Policy, as by a careless mail program.
      const fetchInbox = () => fetch(`${shop().api}/inbox?${new URLSearchParams({ to: email })}`, { headers: { accept: 'text/html' } });
      const listMailPaths = async () => [...(await (await fetchInbox()).text()).matchAll(/\/inbox\/letter\?[^"]+/g)].map(([path]) => path);
      await until(async () => (await listMailPaths()).length >= 4);
      // Waits for the mail about the order too, because mails may be sent in any order.
      await until(async () => (await readMessages(email)).some(({ subject = '' }) => /^Заказ .* оформлен$/.test(subject)));
      const mailTexts: string[] = [];
      const mailPage = await guest.context().newPage();
      for (const path of ['/inbox', ...(await listMailPaths())]) {
        const html =
          path === '/inbox' ? await (await fetchInbox()).text() : await (await fetch(shop().api + path.replaceAll('&amp;', '&'))).text();
        await mailPage.setContent(html);
        expect([path, await findBreakouts(mailPage)]).toEqual([path, []]);
        mailTexts.push((await mailPage.locator('body').innerText()).replaceAll('\u00a0', ' '));
      }
      // Of the texts that contain the attack, mails repeat only the delivery address of the order.
      expect(mailTexts.filter((text) => text.includes(`${longAttack}, д. ${shortAttack}`)).length).toBeGreaterThan(0);
    },
    manyPagesMs,
  );
});
