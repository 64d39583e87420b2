import { formatMoney } from '@meet/ui-kit/price';
import { within } from '@testing-library/dom';
import { findProductPath } from '../support/addresses.ts';
import { sql } from '../support/database.ts';
import { findProductAtTwoSpeeds, findSoldOutPath } from '../support/goods.ts';
import { readHead } from '../support/page/page-head.ts';
import { check, type Visitor, visit } from '../support/page/visitor.ts';
import { until } from '../support/until.ts';
import { findOneSizePath } from './one-size.ts';
import { findReviewedProductPath } from './reviewed-product.ts';

const getSizes = ({ main }: Visitor) => within(main.getByRole('radiogroup', { name: /^Размер/ }));
const getBuyBar = ({ main }: Visitor) => within(main.getByRole('region', { name: 'Покупка', hidden: true }));

/**
 * Opens a page of a product once it shows the price. Another file may have changed and restored that price, and a page that guests share may
 * be a second old.
 */
async function visitWithPrice(path: string, price: number): Promise<Visitor> {
  let guest = await visit(path);
  await until(async () => {
    if (guest.document.body.textContent?.includes(formatMoney(price))) return true;
    guest = await visit(path);
    return false;
  });
  return guest;
}

test('a size available at two delivery speeds has the dates and the price of each, with the cheaper speed first and selected', async () => {
  const { slug, size, cheap, dear } = await findProductAtTwoSpeeds();
  const { main } = await visitWithPrice(`/product/${slug}?size=${size.slug}`, cheap);
  const speeds = within(main.getByRole('group', { name: 'Доставка' })).getAllByRole<HTMLInputElement>('radio');
  const labels = speeds.map((speed) => speed.closest('label')?.textContent);
  expect(labels).toEqual([expect.stringContaining(formatMoney(cheap)), expect.stringContaining(formatMoney(dear))]);
  for (const label of labels) expect(label).toMatch(/\d+(\s[а-я]+)?\s?–\s?\d+\s[а-я]+/);
  expect(speeds.map(({ checked }) => checked)).toEqual([true, false]);
});

test('without JavaScript a button of the product page loads the price of the selected size', async () => {
  const { slug, size, cheap } = await findProductAtTwoSpeeds();
  await visitWithPrice(`/product/${slug}?size=${size.slug}`, cheap);
  const guest = await visit(`/product/${slug}`);
  check(getSizes(guest).getByRole('radio', { name: size.name }));
  await guest.press(guest.main.getByRole('button', { name: /^Узнать цену/ }));
  expect(guest.path).toMatch(new RegExp(`^/product/${slug}\\?size=${size.slug}(&|$)`));
  expect(getSizes(guest).getByRole<HTMLInputElement>('radio', { name: size.name }).checked).toBe(true);
  const paragraphs = guest.main.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs).toContainEqual(expect.stringContaining(formatMoney(cheap)));
});

test('a sold-out product still has its page, with sizes that cannot be selected and without a buy button', async () => {
  const guest = await visit(await findSoldOutPath());
  expect(guest.status).toBe(200);
  expect(guest.main.getAllByText('Нет в наличии')).not.toEqual([]);
  expect(guest.main.queryByRole('button', { name: /^В\sкорзину$/ })).toBeNull();
  expect(guest.main.queryByRole('region', { name: 'Покупка', hidden: true })).toBeNull();
  guest.main.getByText(/^Последняя цена [\d\s]+\s₽$/);
  expect(guest.main.getByRole('link', { name: 'Сообщить, когда появится' }).getAttribute('href')).toMatch(/^\/product\/[^/]+\/notice$/);
  guest.main.getByRole('link', { name: /^Смотреть раздел/ });
  for (const size of getSizes(guest).getAllByRole('radio')) expect(size.getAttribute('aria-disabled')).toBe('true');
});

test("a product's only size is described in words and selected, whatever size a link names", async () => {
  const guest = await visit(`${await findOneSizePath()}?size=41`);
  const options = getSizes(guest).getAllByRole('radio');
  expect(options).toEqual([getSizes(guest).getByRole('radio', { name: 'Один размер', checked: true })]);
  expect(getBuyBar(guest).getByRole('button', { hidden: true }).textContent).toBe('В\u00a0корзину');
});

test('a product whose units are all reserved is out of stock in the structured data, but has its price there', async () => {
  const path = await findProductPath(11);
  const readOffers = async () => {
    const { structuredData } = readHead((await visit(path)).document);
    return structuredData.find((data) => data['@type'] === 'Product')?.offers;
  };
  const reserve = (untilExpression: string) =>
    sql(
      `UPDATE product_item SET reserved_until = ${untilExpression} FROM product
       WHERE product.id = product_item.product_id AND product.slug = $1 AND product_item.sold_at IS NULL`,
      [path.replace('/product/', '')],
    );
  expect(JSON.stringify(await readOffers())).toContain('https://schema.org/InStock');
  await reserve("now() + interval '1 hour'");
  try {
    // Visitors share responses of the API for a moment, so the unit may still be displayed as available.
    await until(async () => !JSON.stringify(await readOffers()).includes('InStock'));
    const offers = Object(await readOffers());
    expect(offers.availability).toBe('https://schema.org/OutOfStock');
    expect(Number(offers.price ?? offers.lowPrice)).toBeGreaterThan(0);
  } finally {
    await reserve('NULL');
  }
});

test('the HTML of a product page contains the reviews, a link from the rating to them, and the similar products', async () => {
  const guest = await visit(await findReviewedProductPath());
  const ratingLink = guest.main.getByRole<HTMLAnchorElement>('link', { name: /из\s5/ });
  expect(guest.document.querySelector(ratingLink.hash)).toBe(guest.main.getByRole('region', { name: 'Отзывы' }));
  const similar = guest.document.querySelector<HTMLElement>('#similar');
  expect(within(similar as HTMLElement).getAllByRole('article')).not.toEqual([]);
});
