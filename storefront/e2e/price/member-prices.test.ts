import { formatMoney } from '@meet/ui-kit/price';
import { alive, inBrowser, ready } from '../support/browser.ts';
import { ask, sql } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

interface OfferPrices {
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
}

interface Goods {
  slug: string;
  name: string;
  offers: { productItemId: string; size: { slug: string; name: string }; priceDetails: OfferPrices }[];
}

async function allGoods() {
  const query = `{ filteredProducts(dto: { pagination: { limit: 60 } }) { items { slug name
    offers { productItemId size { slug name } priceDetails { price oldPrice loyaltyPrice } } } } }`;
  return (await ask<{ filteredProducts: { items: Goods[] } }>(query)).filteredProducts.items;
}

/** Finds a product whose cheapest unit for members has a member price: `own` is that price, `usual` the one struck through. */
async function cheaperForMembers() {
  for (const { slug, name, offers } of await allGoods()) {
    const ownOf = ({ priceDetails: { price, loyaltyPrice } }: Goods['offers'][number]) => loyaltyPrice ?? price;
    const [cheapest, next] = offers.toSorted((one, other) => ownOf(one) - ownOf(other));
    const loyaltyPrice = cheapest?.priceDetails.loyaltyPrice;
    if (!cheapest || !loyaltyPrice || (next && ownOf(next) === loyaltyPrice)) continue;
    const { price, oldPrice } = cheapest.priceDetails;
    return { slug, name, size: cheapest.size.slug, usual: oldPrice ?? price, own: loyaltyPrice };
  }
  throw new Error('the demo shop has no price for members');
}

/** Calls `see` with a product of two sizes, of which only the one dearer for guests has a member price. Restores the prices afterwards. */
async function withDearSizeForMembers(see: (goods: { slug: string; name: string; size: string }) => Promise<void>) {
  const found = (await allGoods()).find(({ offers: [first, ...others] }) => others.some(({ size }) => size.slug !== first?.size.slug));
  const offer = found?.offers.at(-1);
  if (!found || !offer) throw new Error('the demo shop has no product of two sizes');
  const ofProduct = 'FROM product WHERE product.id = product_item.product_id AND product.slug = $1';
  const before = await sql(
    'SELECT item.id, item.price, item.old_price, item.loyalty_price FROM product_item AS item JOIN product ON product.id = item.product_id WHERE product.slug = $1',
    [found.slug],
  );
  await sql(`UPDATE product_item SET price = 200000, old_price = NULL, loyalty_price = NULL ${ofProduct}`, [found.slug]);
  await sql('UPDATE product_item SET price = 220000, loyalty_price = 180000 WHERE id = $1', [offer.productItemId]);
  try {
    await see({ slug: found.slug, name: found.name, size: offer.size.slug });
  } finally {
    for (const { id, price, old_price, loyalty_price } of before) {
      await sql('UPDATE product_item SET price = $2, old_price = $3, loyalty_price = $4 WHERE id = $1', [
        id,
        price,
        old_price,
        loyalty_price,
      ]);
    }
  }
}

interface SpeedOffer {
  size: { slug: string };
  priceDetails: { price: number; loyaltyPrice: number | null };
}

/** Finds a size offered at two speeds, at least one of them with a member price. `own` holds the prices for members, lowest first. */
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

inBrowser('the member price', (openPage) => {
  test('is shown to members with the usual price struck through: on the product page, in the buy bar, among recently viewed products and in the search', async () => {
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

  test('is the price of a cart line, beside the usual price', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const { slug, size, own, usual } = await cheaperForMembers();
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

  test('is shown for each speed of a size, and the speed that is cheaper for members comes first, is chosen and sets the main price', async () => {
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

  test('of the size that is dearer for guests is the main price for members, with «от»; a guest sees the price of the other size', async () => {
    await withDearSizeForMembers(async ({ slug, name, size }) => {
      const { page } = await openPage(shop().storefront, fromElsewhere());
      const main = page.getByRole('main');
      const fromGuest = new RegExp(`от\\s${formatMoney(200_000)}`);
      await page.goto(`/product/${slug}`);
      await main.getByRole('paragraph').filter({ hasText: fromGuest }).first().waitFor();
      expect(await main.getByRole('link', { name: /^Войти, чтобы купить/ }).count()).toBe(0);

      await signIn(page);
      const fromMember = new RegExp(`от\\s${formatMoney(180_000)}.*${formatMoney(220_000)}.*для\\sсвоих`);
      await page.goto(`/product/${slug}`);
      await main.getByRole('paragraph').filter({ hasText: fromMember }).first().waitFor();
      await page.waitForFunction(() => localStorage.getItem('recentlyViewed'));
      await page.goto('/');
      await alive(page);
      await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).last().click();
      await page.getByRole('dialog').getByRole('row').filter({ hasText: name }).filter({ hasText: fromMember }).first().waitFor();

      await page.goto(`/product/${slug}?size=${size}`);
      await (await ready(main.getByRole('button', { name: /^В\sкорзину$/ }))).click();
      await main
        .getByRole('button', { name: /^В\sкорзине$/ })
        .first()
        .waitFor();
      await page.goto('/cart');
      const total = page
        .getByRole('region', { name: 'Сумма' })
        .getByRole('status')
        .filter({ hasText: formatMoney(180_000) });
      await total.waitFor();
    });
  });
});
