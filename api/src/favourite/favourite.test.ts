import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { PersonalDataService } from '../account/personal-data.service.js';
import { bearer, signIn } from '../auth/session/sessions.harness.js';
import { buildProduct, buildProductItem } from '../exports/testing.js';
import type { Pagination } from '../platform/input/pagination.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { maxFavourites, restorePeriodMs } from './favourite-limits.rules.js';

const LIST_FIELDS =
  'userId productIds products { id } items { addedPrice product { id priceDetails { payable } } } pagination { totalItems totalPages }';
const UNKNOWN_ID = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';

interface List {
  userId: string;
  productIds: string[];
  products: { id: string }[];
  items: { addedPrice: number | null; product: { id: string; priceDetails: { payable: number } | null } }[];
  pagination: Pagination;
}

let api: TestApi;
let accountId: string;
let member: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
});
afterAll(() => api.close());
beforeEach(async () => {
  const session = await signIn(api);
  accountId = session.accountId;
  member = bearer(session.tokens);
});

type Result = GraphqlResponse<{ list: List | null }>;

async function send(query: string, variables: object = {}, headers = member): Promise<Result> {
  return (await (await api.post({ query, variables }, headers)).json()) as Result;
}
function getList({ data, errors }: Result): List {
  expect(errors).toBeUndefined();
  if (!data?.list) throw new Error('there is no list');
  return data.list;
}
const read = async (pagination?: object, headers = member) =>
  getList(
    await send(
      `query ($pagination: PaginationInput) { list: favouriteList(dto: { pagination: $pagination }) { ${LIST_FIELDS} } }`,
      { pagination },
      headers,
    ),
  );
const askToggle = (dto: object) =>
  send(`mutation ($dto: ToggleFavouriteInput!) { list: toggleFavourite(dto: $dto) { ${LIST_FIELDS} } }`, { dto });
const toggle = async (productId: string, isFavourite?: boolean) => getList(await askToggle({ productId, isFavourite })).productIds;
const add = async (productIds: string[]) =>
  getList(await send(`mutation ($dto: AddFavouritesInput!) { list: addFavourites(dto: $dto) { ${LIST_FIELDS} } }`, { dto: { productIds } }))
    .productIds;
const buildProducts = (count: number) => Promise.all(Array.from({ length: count }, async () => (await buildProduct(api.db)).id));

/** Fills the list up to `count` favourites by SQL. */
async function fillList(count: number): Promise<void> {
  const { id } = await buildProduct(api.db);
  await api.db.$executeRaw`
    WITH copies AS (
      INSERT INTO product SELECT (jsonb_populate_record(product, jsonb_build_object(
        'id', uuidv7(), 'slug', product.slug || '-' || copy, 'sku', product.sku || '-' || copy))).*
      FROM product, generate_series(1, ${count}::int) AS copy WHERE product.id = ${id}::uuid RETURNING id)
    INSERT INTO favourite (account_id, product_id, added_at) SELECT ${accountId}::uuid, id, now() FROM copies`;
}

describe('the list of favourites', () => {
  it('has the added products, newest first, with the price at the time they were added', async () => {
    const [available, soldOut] = await buildProducts(2);
    if (!available || !soldOut) throw new Error('a product is missing');
    const unit = await buildProductItem(api.db, { productId: available, price: 12_000_00n, loyaltyPrice: 10_000_00n });
    expect(await toggle(available)).toEqual([available]);
    expect(await toggle(soldOut)).toEqual([soldOut, available]);
    await api.db.productItem.update({ where: { id: unit.id }, data: { loyaltyPrice: 9_000_00n } });
    const { items, products, userId } = await read();
    expect(userId).toBe(accountId);
    expect(products.map(({ id }) => id)).toEqual([soldOut, available]);
    expect(items).toEqual([
      { addedPrice: null, product: { id: soldOut, priceDetails: null } },
      { addedPrice: 10_000_00, product: { id: available, priceDetails: { payable: 9_000_00 } } },
    ]);
  });

  it('gains or loses a toggled product, and does not change if the product is already in the requested state', async () => {
    const [id = ''] = await buildProducts(1);
    expect(await toggle(id)).toEqual([id]);
    expect(await toggle(id, true)).toEqual([id]);
    expect(await toggle(id)).toEqual([]);
    expect(await toggle(id, false)).toEqual([]);
    expect(await toggle(id.toUpperCase(), true)).toEqual([id]);
  });

  it('restores the position and price of a product that is added again within ten minutes', async () => {
    const [first = '', second = '', third = ''] = await buildProducts(3);
    const { id } = await buildProductItem(api.db, { productId: first, price: 5_000_00n });
    for (const one of [first, second, third]) await toggle(one);
    await api.db.productItem.update({ where: { id }, data: { price: 4_000_00n } });
    expect(await toggle(first)).toEqual([third, second]);
    expect(await toggle(first)).toEqual([third, second, first]);
    expect((await read()).items.at(-1)?.addedPrice).toBe(5_000_00);
    await toggle(first);
    await api.db.favourite.updateMany({
      where: { accountId, productId: first },
      data: { removedAt: new Date(Date.now() - restorePeriodMs) },
    });
    expect(await toggle(first)).toEqual([first, third, second]);
    expect((await read()).items[0]?.addedPrice).toBe(4_000_00);
  });

  it("adds a guest's favourites in their order, ahead of the favourites of the account", async () => {
    const [existing = '', ...guestProducts] = await buildProducts(4);
    await toggle(existing);
    expect(await add([...guestProducts, existing, UNKNOWN_ID, 'nonsense'])).toEqual([...guestProducts, existing]);
    expect(await add(guestProducts)).toEqual([...guestProducts, existing]);
  });

  it('never exceeds its limit: a merge adds only the newest products, and one more product is refused', async () => {
    await fillList(maxFavourites - 2);
    const guestProducts = await buildProducts(3);
    expect((await add(guestProducts)).slice(0, 3)).toEqual([...guestProducts.slice(0, 2), expect.any(String)]);
    const { errors } = await askToggle({ productId: guestProducts[2] });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', details: { mostFavourites: maxFavourites } } }]);
    expect((await read()).pagination.totalItems).toBe(maxFavourites);
  });

  it('stays within its limit and free of duplicates when twenty devices add at once', async () => {
    await fillList(maxFavourites - 5);
    const products = await buildProducts(10);
    await Promise.all([...products, ...products].map((productId) => askToggle({ productId, isFavourite: true })));
    const { productIds } = await read();
    expect(productIds).toHaveLength(maxFavourites);
    expect(new Set(productIds).size).toBe(maxFavourites);
  });

  it('leaves out withdrawn products until they are visible again', async () => {
    const [id = ''] = await buildProducts(1);
    await toggle(id);
    await api.db.product.update({ where: { id }, data: { active: false } });
    expect(await read()).toMatchObject({ productIds: [], items: [], pagination: { totalItems: 0 } });
    await api.db.product.update({ where: { id }, data: { active: true } });
    expect((await read()).productIds).toEqual([id]);
  });

  it('is paginated, but returns the ids of the whole list', async () => {
    const added = await add(await buildProducts(3));
    const { items, productIds, pagination } = await read({ page: 2, limit: 2 });
    expect(items.map(({ product }) => product.id)).toEqual([added[2]]);
    expect(productIds).toEqual(added);
    expect(pagination).toEqual({ totalItems: 3, totalPages: 2 });
  });

  it('refuses a product that the shop does not have', async () => {
    for (const productId of [UNKNOWN_ID, 'nonsense', ''])
      expect((await askToggle({ productId })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('is visible only to its owner, and is not changed by a guest', async () => {
    const [id = ''] = await buildProducts(1);
    await toggle(id);
    const other = bearer((await signIn(api)).tokens);
    expect((await read(undefined, other)).productIds).toEqual([]);
    expect((await send('{ list: favouriteList { userId } }', {}, {})).data?.list).toBeNull();
    for (const change of [`toggleFavourite(dto: { productId: "${id}" })`, `addFavourites(dto: { productIds: ["${id}"] })`])
      expect((await send(`mutation { list: ${change} { userId } }`, {}, {})).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
  });

  it('is exported and erased with the personal data, and loses removed favourites once they can no longer be restored', async () => {
    const [remaining = '', removed = ''] = await buildProducts(2);
    for (const id of [remaining, removed, removed]) await toggle(id);
    const personalData = api.app.get(PersonalDataService);
    expect(await personalData.export(accountId)).toMatchObject({
      favourites: [{ productId: removed }, { productId: remaining, removedAt: null }],
    });
    const count = () => api.db.favourite.count({ where: { accountId } });
    await api.db.favourite.updateMany({ where: { productId: removed }, data: { removedAt: new Date(Date.now() - restorePeriodMs) } });
    await api.app.get(RetentionService).clean();
    expect(await count()).toBe(1);
    await api.db.$transaction((transaction) => personalData.erase(transaction, accountId));
    expect(await count()).toBe(0);
  });
});
