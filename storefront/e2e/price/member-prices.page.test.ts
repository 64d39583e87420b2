import { formatMoney } from '@meet/ui-kit/price';
import { within } from '@testing-library/dom';
import { putIntoCart } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { until } from '../support/until.ts';
import { cheaperForMembers, offeredToMembersTwice, withDearSizeForMembers } from './member-prices.ts';

const paragraphs = ({ main }: Visitor) => main.getAllByRole('paragraph').map(({ textContent }) => textContent);
const buyBar = ({ main }: Visitor) => main.getByRole('region', { name: 'Покупка', hidden: true }).textContent;
const sum = ({ main }: Visitor) => main.getByRole('region', { name: 'Сумма' });
const paid = (visitor: Visitor) => within(sum(visitor)).getByRole('status').textContent;

/** The member price, the usual one struck through, and the note that it is for members. */
const forMembers = (own: number, usual: number) => new RegExp(`${formatMoney(own)}.*${formatMoney(usual)}.*для\\sсвоих`);

test('members see the member price on the product page, beside the usual price, and in the buy bar', async () => {
  const { slug, usual, own } = await cheaperForMembers();
  const { shopper } = await signInShopper();
  await shopper.open(`/product/${slug}`);
  expect(buyBar(shopper)).toContain(formatMoney(own));
  expect(paragraphs(shopper)).toContainEqual(expect.stringMatching(forMembers(own, usual)));
});

test('members see the member price of a cart line, beside the usual price, and in the sum', async () => {
  const { unitId, own, usual } = await cheaperForMembers();
  const { shopper } = await signInShopper();
  await putIntoCart(shopper, [unitId]);
  await shopper.open('/cart');
  const lines = shopper.main.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContainEqual(expect.stringMatching(forMembers(own, usual)));
  expect(paid(shopper)).toContain(formatMoney(own));
  expect(sum(shopper).textContent).toContain(formatMoney(usual - own));
});

test('members see the member price of each delivery speed, with the cheaper one first, selected and in the buy bar', async () => {
  const { slug, size, own } = await offeredToMembersTwice();
  const { shopper } = await signInShopper();
  await shopper.open(`/product/${slug}?size=${size}`);
  const speeds = within(shopper.main.getByRole('group', { name: 'Доставка' })).getAllByRole<HTMLInputElement>('radio');
  const labels = speeds.map((speed) => speed.closest('label')?.textContent);
  expect(labels).toEqual(own.map((price) => expect.stringContaining(formatMoney(price))));
  expect(speeds[0]?.checked).toBe(true);
  expect(buyBar(shopper)).toContain(formatMoney(own[0] ?? 0));
});

test('the main price for members is the lowest one that they pay, with «от»; a guest sees the lowest price for guests', async () => {
  await withDearSizeForMembers(async ({ slug, name, unitId }) => {
    const fromGuest = new RegExp(`от\\s${formatMoney(200_000)}`);
    // The page of a guest who came just before the change may be served for a second.
    await until(async () => paragraphs(await visit(`/product/${slug}`)).some((text) => fromGuest.test(text)));
    expect((await visit(`/product/${slug}`)).main.queryByRole('link', { name: /^Войти, чтобы купить/ })).toBeNull();

    const { shopper } = await signInShopper();
    await shopper.open(`/product/${slug}`);
    const fromMember = new RegExp(`от\\s${forMembers(180_000, 220_000).source}`);
    expect(paragraphs(shopper)).toContainEqual(expect.stringMatching(fromMember));
    await shopper.open(`/search?${new URLSearchParams({ query: name })}`);
    const cards = shopper.main.getAllByRole('article').map(({ textContent }) => textContent);
    expect(cards).toContainEqual(expect.stringMatching(fromMember));
    await putIntoCart(shopper, [unitId]);
    await shopper.open('/cart');
    expect(paid(shopper)).toContain(formatMoney(180_000));
  });
});
