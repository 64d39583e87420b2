import { formatMoney } from '@meet/ui-kit/price';
import { alive, inBrowser, ready } from './browser.ts';
import { ask } from './goods.ts';
import { shop } from './harness.ts';
import { fromElsewhere, signIn } from './visitors.ts';

interface Goods {
  slug: string;
  name: string;
  priceDetails: { price: number; oldPrice: number | null; loyaltyPrice: number | null } | null;
}

/** A product that members pay less for, by the price that stands for it in lists. */
async function cheaperForMembers() {
  const query =
    '{ filteredProducts(dto: { pagination: { limit: 60 } }) { items { slug name priceDetails { price oldPrice loyaltyPrice } } } }';
  const { filteredProducts } = await ask<{ filteredProducts: { items: Goods[] } }>(query);
  const found = filteredProducts.items.flatMap(({ slug, name, priceDetails }) =>
    priceDetails?.loyaltyPrice ? [{ slug, name, usual: priceDetails.oldPrice ?? priceDetails.price, own: priceDetails.loyaltyPrice }] : [],
  )[0];
  if (!found) throw new Error('the demo shop has no price for members');
  return found;
}

/** A size of such a product, at the speed that costs less. */
async function offeredToMembers() {
  const { slug } = await cheaperForMembers();
  const offers = 'offers { size { slug } priceDetails { price oldPrice loyaltyPrice } }';
  const { product } = await ask<{ product: { offers: (Pick<Goods, 'priceDetails'> & { size: { slug: string } })[] } }>(
    `{ product(dto: { slug: "${slug}" }) { ${offers} } }`,
  );
  const offer = product.offers.find(({ priceDetails }) => priceDetails?.loyaltyPrice);
  if (!offer?.priceDetails?.loyaltyPrice) throw new Error('no size of it is cheaper for members');
  const { price, oldPrice, loyaltyPrice } = offer.priceDetails;
  return { slug, size: offer.size.slug, own: loyaltyPrice, usual: oldPrice ?? price };
}

interface SpeedOffer {
  size: { slug: string };
  priceDetails: { price: number; loyaltyPrice: number | null };
}

/** A size that comes at two speeds, one of them at least cheaper for members, with what members pay for each. */
async function offeredToMembersTwice() {
  const query =
    '{ filteredProducts(dto: { pagination: { limit: 60 } }) { items { slug offers { size { slug } priceDetails { price loyaltyPrice } } } } }';
  const { filteredProducts } = await ask<{ filteredProducts: { items: { slug: string; offers: SpeedOffer[] }[] } }>(query);
  for (const { slug, offers } of filteredProducts.items) {
    for (const { size } of offers) {
      const ofSize = offers.filter((offer) => offer.size.slug === size.slug).map(({ priceDetails }) => priceDetails);
      const own = ofSize.map(({ price, loyaltyPrice }) => loyaltyPrice ?? price).toSorted((one, other) => one - other);
      if (own.length === 2 && ofSize.some(({ loyaltyPrice }) => loyaltyPrice)) return { slug, size: size.slug, own };
    }
  }
  throw new Error('the demo shop has no size at two speeds that is cheaper for members');
}

inBrowser('the price for members', (openPage) => {
  test('is the price itself wherever a product is seen, says whose it is and what it is otherwise: on its page, in the bar of a phone, among what was looked at, in the search', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), viewport: { width: 360, height: 740 } });
    const { slug, name, usual, own } = await cheaperForMembers();
    await signIn(page);
    await page.goto(`/product/${slug}`);
    await alive(page);
    expect(await page.getByRole('region', { name: 'Покупка', includeHidden: true }).textContent()).toContain(formatMoney(own));

    const asMembersPay = new RegExp(`${formatMoney(own)}.*${formatMoney(usual)}.*для\\sсвоих`);
    await page.getByRole('main').getByRole('paragraph').filter({ hasText: asMembersPay }).first().waitFor();

    await page.waitForFunction(() => localStorage.getItem('recentlyViewed'));
    await page.goto('/');
    await alive(page);
    await page.mouse.wheel(0, 400);
    const viewed = page.getByRole('region', { name: 'Недавно смотрели' }).getByRole('article').filter({ hasText: name });
    await viewed.filter({ hasText: asMembersPay }).waitFor();

    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).last().click();
    const row = page.getByRole('dialog').getByRole('row').filter({ hasText: name });
    await row.filter({ hasText: asMembersPay }).waitFor();
  });

  test('is what a line of the cart costs, beside what it costs others', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const { slug, size, own, usual } = await offeredToMembers();
    await signIn(page);
    await page.goto(`/product/${slug}?size=${size}`);
    await (await ready(page.getByRole('main').getByRole('button', { name: /^В\sкорзину$/ }))).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В\sкорзине$/ })
      .first()
      .waitFor();
    await page.goto('/cart');
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${formatMoney(own)}.*${formatMoney(usual)}.*для\\sсвоих`) });
    await line.waitFor();
    expect(await page.getByRole('region', { name: 'Сумма' }).getByRole('status').textContent()).toContain(formatMoney(own));
    expect(await page.getByRole('region', { name: 'Сумма' }).textContent()).toContain(formatMoney(usual - own));
  });

  test('stands at each speed that a size comes at, the cheaper to members first and chosen, as the headline says', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const { slug, size, own } = await offeredToMembersTwice();
    await signIn(page);
    await page.goto(`/product/${slug}?size=${size}`);
    await alive(page);
    const speeds = page.getByRole('main').getByRole('group', { name: 'Доставка' }).getByRole('radio');
    const words = await speeds.evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
    expect(words).toHaveLength(2);
    for (const [at, price] of own.entries()) expect(words[at]).toContain(formatMoney(price));
    expect(await speeds.first().isChecked()).toBe(true);
    const bar = page.getByRole('region', { name: 'Покупка', includeHidden: true });
    expect(await bar.textContent()).toContain(formatMoney(own[0] ?? 0));
  });
});
