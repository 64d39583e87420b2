import { formatMoney } from '@meet/ui-kit/price';
import { within } from '@testing-library/dom';
import { putIntoCart } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { until } from '../support/until.ts';
import { findProductCheaperForMembers, findSizeAtTwoSpeedsForMembers, withDearSizeForMembers } from './member-prices.ts';

const readParagraphs = ({ main }: Visitor) => main.getAllByRole('paragraph').map(({ textContent }) => textContent);
const readBuyBar = ({ main }: Visitor) => main.getByRole('region', { name: 'Покупка', hidden: true }).textContent;
const getSum = ({ main }: Visitor) => main.getByRole('region', { name: 'Сумма' });
const readTotal = (visitor: Visitor) => within(getSum(visitor)).getByRole('status').textContent;

/** Matches the member price, the usual price that is struck through, and the note that the member price is for members. */
const buildMemberPricePattern = (memberPrice: number, usualPrice: number) =>
  new RegExp(`${formatMoney(memberPrice)}.*${formatMoney(usualPrice)}.*для\\sсвоих`);

test('members see the member price on the product page, beside the usual price, and in the buy bar', async () => {
  const { slug, usualPrice, memberPrice } = await findProductCheaperForMembers();
  const { shopper } = await signInShopper();
  await shopper.open(`/product/${slug}`);
  expect(readBuyBar(shopper)).toContain(formatMoney(memberPrice));
  expect(readParagraphs(shopper)).toContainEqual(expect.stringMatching(buildMemberPricePattern(memberPrice, usualPrice)));
});

test('members see the member price of a cart line, beside the usual price, and in the sum', async () => {
  const { unitId, memberPrice, usualPrice } = await findProductCheaperForMembers();
  const { shopper } = await signInShopper();
  await putIntoCart(shopper, [unitId]);
  await shopper.open('/cart');
  const lines = shopper.main.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContainEqual(expect.stringMatching(buildMemberPricePattern(memberPrice, usualPrice)));
  expect(readTotal(shopper)).toContain(formatMoney(memberPrice));
  expect(getSum(shopper).textContent).toContain(formatMoney(usualPrice - memberPrice));
});

test('members see the member price of each delivery speed, with the cheaper one first, selected and in the buy bar', async () => {
  const { slug, size, memberPrices } = await findSizeAtTwoSpeedsForMembers();
  const { shopper } = await signInShopper();
  await shopper.open(`/product/${slug}?size=${size}`);
  const speeds = within(shopper.main.getByRole('group', { name: 'Доставка' })).getAllByRole<HTMLInputElement>('radio');
  const labels = speeds.map((speed) => speed.closest('label')?.textContent);
  expect(labels).toEqual(memberPrices.map((price) => expect.stringContaining(formatMoney(price))));
  expect(speeds[0]?.checked).toBe(true);
  expect(readBuyBar(shopper)).toContain(formatMoney(memberPrices[0] ?? 0));
});

test('the main price for members is the lowest one that they pay, with «от»; a guest sees the lowest price for guests', async () => {
  await withDearSizeForMembers(async ({ slug, name, unitId }) => {
    const guestPricePattern = new RegExp(`от\\s${formatMoney(200_000)}`);
    // For a second, a guest may get a page that was cached before the prices were changed.
    await until(async () => readParagraphs(await visit(`/product/${slug}`)).some((text) => guestPricePattern.test(text)));
    expect((await visit(`/product/${slug}`)).main.queryByRole('link', { name: /^Войти, чтобы купить/ })).toBeNull();

    const { shopper } = await signInShopper();
    await shopper.open(`/product/${slug}`);
    const memberPricePattern = new RegExp(`от\\s${buildMemberPricePattern(180_000, 220_000).source}`);
    expect(readParagraphs(shopper)).toContainEqual(expect.stringMatching(memberPricePattern));
    await shopper.open(`/search?${new URLSearchParams({ query: name })}`);
    const cards = shopper.main.getAllByRole('article').map(({ textContent }) => textContent);
    expect(cards).toContainEqual(expect.stringMatching(memberPricePattern));
    await putIntoCart(shopper, [unitId]);
    await shopper.open('/cart');
    expect(readTotal(shopper)).toContain(formatMoney(180_000));
  });
});
