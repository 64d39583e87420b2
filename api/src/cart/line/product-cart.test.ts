import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildAccountWithBonuses } from '../../../test/factories/account.factory.js';
import { storePromoCode } from '../../../test/factories/promo.factory.js';
import { type GraphqlResponse, inTransaction, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccountService } from '../../account/account.service.js';
import { PersonalDataService } from '../../account/personal-data.service.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildProduct, buildProductItem, buildPromoCode } from '../../exports/testing.js';
import { CartClearingService } from '../cart-clearing.service.js';
import { maxLines, maxVisibleLines } from './cart-limits.rules.js';

const LINES = 'lines { productItemId addedPrice addedAt }';
const WHOLE_CART = `userId lines { productItemId addedPrice productItem { name } } productItems { id priceDetails { payable } }
  bonusesAvailable bonusesAvailableToSpent discountValue promocode`;
const UNKNOWN = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';

interface Cart {
  userId: string;
  lines: Line[];
  savedItems: Line[];
  version: string;
}

interface Line {
  productItemId: string;
  addedPrice: number;
  addedAt: string;
  position: number;
}

let api: TestApi;
let accountId: string;
let member: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
});
afterAll(() => api.close());
beforeEach(async () => {
  accountId = await buildAccountWithBonuses(api.db, 5_000);
  member = bearer((await signIn(api, { accountId })).tokens);
});

type Result = GraphqlResponse<Record<string, Cart>>;

async function send(query: string, variables: object, headers = member): Promise<Result> {
  return (await (await api.post({ query, variables }, headers)).json()) as Result;
}

/** Sends a mutation with its dto as JSON, and returns the ids in the cart. */
async function change(mutation: 'add' | 'save' | 'remove' | 'replace', dto: Record<string, string | string[]>): Promise<string[]> {
  const [name, type] = {
    add: ['addToProductCart', 'AddToProductCartInput'],
    save: ['saveForLater', 'SaveForLaterInput'],
    remove: ['removeFromProductCart', 'RemoveFromProductCartInput'],
    replace: ['replaceInProductCart', 'ReplaceInProductCartInput'],
  }[mutation] as [string, string];
  const response = await send(`mutation ($dto: ${type}!) { cart: ${name}(dto: $dto) { ${LINES} } }`, { dto });
  return listUnitIds(response);
}

function requireCart({ data, errors }: Result): Cart {
  expect(errors).toBeUndefined();
  if (!data?.cart) throw new Error('there is no cart');
  return data.cart;
}
const listUnitIds = (response: Result): string[] => requireCart(response).lines.map(({ productItemId }) => productItemId);
const read = async (fields = LINES): Promise<Cart> => requireCart(await send(`{ cart: productCart { ${fields} } }`, {}));
const buildUnits = async (count: number): Promise<string[]> => {
  const { id: productId } = await buildProduct(api.db);
  return Promise.all(Array.from({ length: count }, async () => (await buildProductItem(api.db, { productId })).id));
};

describe('the cart', () => {
  it('stores units in the order in which they are added, with their member prices at that time', async () => {
    const expensiveUnit = await buildProductItem(api.db, { price: 12_000_00n, loyaltyPrice: 10_000_00n });
    const cheapUnit = await buildProductItem(api.db, { price: 5_000_00n });
    expect(await change('add', { id: cheapUnit.id })).toEqual([cheapUnit.id]);
    expect(await change('add', { id: expensiveUnit.id })).toEqual([cheapUnit.id, expensiveUnit.id]);
    await api.db.productItem.update({ where: { id: expensiveUnit.id }, data: { loyaltyPrice: 9_000_00n } });
    expect((await read()).lines.map(({ addedPrice }) => addedPrice)).toEqual([5_000_00, 10_000_00]);
  });

  it('takes over the units of a guest who signs in, in their order, without repeated, unknown and deleted units', async () => {
    const [first, second, third] = (await buildUnits(3)) as [string, string, string];
    const deleted = await buildProductItem(api.db, { deletedAt: new Date() });
    const sold = await buildProductItem(api.db, { soldAt: new Date() });
    await change('add', { id: second });
    const requestedIds = [third.toUpperCase(), 'no id', UNKNOWN, deleted.id, sold.id, second, first, third];
    expect(await change('add', { ids: requestedIds })).toEqual([second, third, sold.id, first]);
  });

  it('does not change when an addition or a removal is repeated', async () => {
    const [unit, other] = (await buildUnits(2)) as [string, string];
    await change('add', { ids: [unit, other] });
    const [line] = (await read()).lines;
    expect(await change('add', { id: unit })).toEqual([unit, other]);
    expect((await read()).lines[0]).toEqual(line);
    expect(await change('remove', { id: unit })).toEqual([other]);
    expect(await change('remove', { ids: [unit, other, 'no id'] })).toEqual([]);
    expect(await change('remove', {})).toEqual([]);
  });

  it('gives a replacement the position and the price of the replaced unit', async () => {
    const [first, second, third] = (await buildUnits(3)) as [string, string, string];
    const mostExpensiveUnit = await buildProductItem(api.db, { price: 20_000_00n });
    await change('add', { ids: [first, second, third] });
    const replaced = { id: second, by: mostExpensiveUnit.id };
    expect(await change('replace', replaced)).toEqual([first, mostExpensiveUnit.id, third]);
    expect((await read()).lines[1]?.addedPrice).toBe(12_490_00);
    expect(await change('replace', replaced)).toEqual([first, mostExpensiveUnit.id, third]);
    expect(await change('replace', { id: first, by: third })).toEqual([mostExpensiveUnit.id, third]);
    expect(await change('replace', { id: third, by: UNKNOWN })).toEqual([mostExpensiveUnit.id, third]);
    expect(await change('replace', { id: third, by: third.toUpperCase() })).toEqual([mostExpensiveUnit.id, third]);
  });

  it('returns its units, the bonuses that may be spent and the reduction by its promo code', async () => {
    const unit = await buildProductItem(api.db, { price: 12_000_00n, loyaltyPrice: 10_000_00n });
    const { id: promoCodeId, code } = await buildPromoCode(api.db, { percent: 20 });
    await storePromoCode(api.db, accountId, promoCodeId);
    await change('add', { id: unit.id });
    expect(await read(WHOLE_CART)).toEqual({
      userId: accountId,
      lines: [{ productItemId: unit.id, addedPrice: 10_000_00, productItem: { name: 'Ботинки «Шлюз»' } }],
      productItems: [{ id: unit.id, priceDetails: { payable: 10_000_00 } }],
      bonusesAvailable: 5_000,
      bonusesAvailableToSpent: 800,
      discountValue: 2_000_00,
      promocode: code,
    });
  });

  it('keeps the line of a deleted unit, without the unit', async () => {
    const [unit] = (await buildUnits(1)) as [string];
    await change('add', { id: unit });
    await api.db.productItem.update({ where: { id: unit }, data: { deletedAt: new Date() } });
    expect(await read('lines { productItemId productItem { id } } productItems { id }')).toEqual({
      lines: [{ productItemId: unit, productItem: null }],
      productItems: [],
    });
  });

  it('belongs to one account, and is null for guests', async () => {
    const [unit] = (await buildUnits(1)) as [string];
    await change('add', { id: unit });
    const other = bearer((await signIn(api)).tokens);
    expect(listUnitIds(await send(`{ cart: productCart { ${LINES} } }`, {}, other))).toEqual([]);
    expect(await send('{ productCart { userId } }', {}, {})).toEqual({ data: { productCart: null } });
    const { errors } = await send('mutation { addToProductCart(dto: {}) { userId } }', {}, {});
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('lines that are saved for later', () => {
  const STATE = `version ${LINES} savedItems { productItemId addedPrice addedAt position }`;
  /** Ids in the order of all lines; those saved for later in parentheses. */
  async function listAll(): Promise<string[]> {
    const { lines, savedItems } = await read('lines { productItemId position } savedItems { productItemId position }');
    const all = [...lines, ...savedItems.map((line) => ({ ...line, productItemId: `(${line.productItemId})` }))];
    return all.sort((one, other) => one.position - other.position).map(({ productItemId }) => productItemId);
  }

  it('are left out of the lines and the sums of the cart, and are back in their position when they are added again', async () => {
    const [first, second, third] = (await buildUnits(3)) as [string, string, string];
    await change('add', { ids: [first, second, third] });
    const before = await read(STATE);
    expect(await change('save', { ids: [second.toUpperCase(), 'no id', UNKNOWN] })).toEqual([first, third]);
    await api.db.productItem.update({ where: { id: second }, data: { price: 11_000_00n } });
    const saved = await read(`${STATE} productItems { id } bonusesAvailableToSpent`);
    expect(saved).toMatchObject({ productItems: [{ id: first }, { id: third }], savedItems: [{ ...before.lines[1], position: 1 }] });
    expect(saved.version).not.toBe(before.version);
    expect(await listAll()).toEqual([first, `(${second})`, third]);
    expect(await change('save', { ids: [second] })).toEqual([first, third]);
    expect(await change('add', { id: second })).toEqual([first, second, third]);
    expect(await read(STATE)).toEqual(before);
  });

  it('may be units that were not in the cart before', async () => {
    const [first, second] = (await buildUnits(2)) as [string, string];
    const deleted = await buildProductItem(api.db, { deletedAt: new Date() });
    expect(await change('save', { ids: [second, deleted.id, first] })).toEqual([]);
    const { savedItems } = await read('savedItems { productItemId addedPrice productItem { name } }');
    expect(savedItems).toEqual(
      [second, first].map((productItemId) => ({ productItemId, addedPrice: 12_490_00, productItem: { name: 'Ботинки «Шлюз»' } })),
    );
  });

  it('can be removed and replaced like the lines in the cart', async () => {
    const [first, second, third, fourth] = (await buildUnits(4)) as [string, string, string, string];
    await change('add', { ids: [first, second] });
    await change('save', { ids: [first] });
    expect(await change('replace', { id: first, by: third })).toEqual([second]);
    expect(await listAll()).toEqual([`(${third})`, second]);
    expect(await change('replace', { id: third, by: second })).toEqual([second]);
    expect(await listAll()).toEqual([second]);
    await change('save', { ids: [fourth] });
    expect(await change('replace', { id: second, by: fourth })).toEqual([]);
    expect(await listAll()).toEqual([`(${fourth})`]);
    expect(await change('remove', { ids: [fourth, second] })).toEqual([]);
    expect(await listAll()).toEqual([]);
  });

  it('have the same limit as the lines in the cart, even if many tabs save at once', async () => {
    const units = await buildUnits(maxLines + 2);
    await change('save', { ids: units.slice(0, maxLines - 1) });
    await change('add', { ids: units.slice(maxLines - 1) });
    const save = (id: string) => send('mutation ($ids: [ID!]!) { saveForLater(dto: { ids: $ids }) { userId } }', { ids: [id] });
    const responses = await Promise.all(units.slice(maxLines - 1).map(save));
    const refused = responses.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(2);
    for (const { extensions } of refused) expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { mostLines: maxLines } });
    const { lines, savedItems } = await read('lines { productItemId } savedItems { productItemId }');
    expect([lines.length, savedItems.length]).toEqual([2, maxLines]);
  });

  it("are the same on each of the owner's devices, and no other account gets them", async () => {
    const [unit] = (await buildUnits(1)) as [string];
    await change('save', { ids: [unit] });
    const list = async (headers: Record<string, string>) => {
      const { savedItems } = requireCart(await send('{ cart: productCart { savedItems { productItemId } } }', {}, headers));
      return savedItems.map(({ productItemId }) => productItemId);
    };
    expect(await list(bearer((await signIn(api, { accountId })).tokens))).toEqual([unit]);
    expect(await list(bearer((await signIn(api)).tokens))).toEqual([]);
    const { errors } = await send('mutation { saveForLater(dto: { ids: [] }) { userId } }', {}, {});
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('add one SQL statement to the two that read the cart', async () => {
    const [first, second] = (await buildUnits(2)) as [string, string];
    await change('add', { ids: [first, second] });
    const count = async (id: string) => {
      const query = '{ cart: productCart { lines { productItem { name } } savedItems { productItem { name } } } }';
      await send(query, {}, { 'x-request-id': id, ...member });
      return (await api.findRequestLog(id)).statements;
    };
    const without = await count('without-saved');
    await change('save', { ids: [second] });
    expect([without, await count('with-saved')]).toEqual([2, 3]);
  });

  it('leave the cart when they are ordered, and return to it if the order ends unpaid', async () => {
    const [first, second] = (await buildUnits(2)) as [string, string];
    await change('save', { ids: [first, second] });
    const cartClearing = api.app.get(CartClearingService);
    // Ordering removes the first unit even though it was saved for later meanwhile, on another device.
    await inTransaction(api, (transaction) => cartClearing.removeOrderedLines(transaction, accountId, [first]));
    expect(await listAll()).toEqual([`(${second})`]);
    await inTransaction(api, (transaction) => cartClearing.restoreLines(transaction, accountId, [first, second]));
    expect(await listAll()).toEqual([second, first]);
  });
});

describe('the limit of cart lines', () => {
  it('holds even if many tabs add units at the same time', async () => {
    const units = await buildUnits(maxLines + 3);
    await change('add', { ids: units.slice(0, maxLines - 3) });
    const rest = units.slice(maxLines - 3);
    const responses = await Promise.all(
      rest.map((id) => send('mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { userId } }', { id })),
    );
    const refused = responses.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(3);
    for (const { extensions } of refused) expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { mostLines: maxLines } });
    expect((await read()).lines).toHaveLength(maxLines);
    const [knownId] = units as [string];
    expect(await change('add', { id: knownId })).toHaveLength(maxLines);
  });

  it('counts the same unit once, even if many tabs add it', async () => {
    const [unit] = (await buildUnits(1)) as [string];
    const carts = await Promise.all(Array.from({ length: 6 }, () => change('add', { id: unit })));
    for (const cart of carts) expect(cart).toEqual([unit]);
  });
});

describe('a cart beyond the limit', () => {
  it('returns its first lines up to the limit, and further lines once some are removed', async () => {
    const units = await buildUnits(maxVisibleLines + 2);
    const line = { accountId, addedPrice: 1n, addedAt: new Date() };
    await api.db.cartLine.createMany({ data: units.map((productItemId) => ({ ...line, productItemId })) });
    const { lines } = await read(`lines { productItemId productItem { id } } productItems { id } bonusesAvailableToSpent`);
    expect(lines).toHaveLength(maxVisibleLines);
    const [first, second, third] = units as [string, string, string];
    expect(await change('remove', { ids: [first, second, third] })).toHaveLength(maxVisibleLines - 1);
    expect(await change('remove', { ids: units.slice(3) })).toEqual([]);
  });
});

describe('adding to the cart', () => {
  it('sends only two SQL statements', async () => {
    const units = await buildUnits(5);
    await read();
    const headers = { 'x-request-id': 'add-to-cart', ...member };
    // One statement sets the request id and locks the cart, the other adds the lines. The session is cached, so no statement reads it.
    await send(
      `mutation ($ids: [ID!]!) { cart: addToProductCart(dto: { ids: $ids }) { userId ${LINES} promocode } }`,
      { ids: units },
      headers,
    );
    expect((await api.findRequestLog('add-to-cart')).statements).toBe(2);
  });
});

describe('the lines of an order', () => {
  const getCartClearing = () => api.app.get(CartClearingService);

  it('are taken out of the cart, and return when the order ends unpaid', async () => {
    const [first, second, third] = (await buildUnits(3)) as [string, string, string];
    await change('add', { ids: [first, second, third] });
    await inTransaction(api, (transaction) => getCartClearing().removeOrderedLines(transaction, accountId, [first, second]));
    expect((await read()).lines.map(({ productItemId }) => productItemId)).toEqual([third]);
    await inTransaction(api, (transaction) => getCartClearing().restoreLines(transaction, accountId, [first, second, third]));
    expect((await read()).lines.map(({ productItemId }) => productItemId)).toEqual([third, first, second]);
  });

  it('return even to a full cart, to which nothing else can be added', async () => {
    const units = await buildUnits(maxVisibleLines + 1);
    await change('add', { ids: units.slice(0, maxLines) });
    const [another, ...restoredIds] = units.slice(maxLines) as [string, ...string[]];
    await inTransaction(api, (transaction) => getCartClearing().restoreLines(transaction, accountId, restoredIds));
    expect((await read()).lines.map(({ productItemId }) => productItemId)).toEqual([...units.slice(0, maxLines), ...restoredIds]);
    const { errors } = await send('mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { userId } }', { id: another });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { mostLines: maxLines } });
  });

  it('do not return to a deleted account', async () => {
    const units = await buildUnits(1);
    await inTransaction(api, (transaction) => api.app.get(AccountService).erase(transaction, accountId));
    await inTransaction(api, (transaction) => getCartClearing().restoreLines(transaction, accountId, units));
    expect(await api.db.cartLine.count({ where: { accountId } })).toBe(0);
  });
});

describe('the personal data of an account', () => {
  it('contains the cart, which is deleted with the account', async () => {
    const [unit] = (await buildUnits(1)) as [string];
    const { id: promoCodeId, code } = await buildPromoCode(api.db, { accountId });
    await storePromoCode(api.db, accountId, promoCodeId);
    await change('add', { id: unit });
    const [later] = (await buildUnits(1)) as [string];
    await change('save', { ids: [later] });
    await api.db.promoTry.create({ data: { accountId, network: '203.0.113.7', triedAt: new Date() } });
    expect((await api.app.get(PersonalDataService).export(accountId)).cart).toMatchObject({
      lines: [{ productItemId: unit, addedPrice: 12_490_00 }],
      savedLines: [{ productItemId: later, addedPrice: 12_490_00 }],
      promocode: code,
      personalPromocodes: [code],
      usedPromocodes: [],
      wrongPromocodes: [{ network: '203.0.113.7' }],
    });
    await inTransaction(api, (transaction) => api.app.get(AccountService).erase(transaction, accountId));
    const left = await Promise.all([
      api.db.cartLine.count({ where: { accountId } }),
      api.db.savedLine.count({ where: { accountId } }),
      api.db.cart.count({ where: { accountId } }),
      api.db.promoTry.count({ where: { accountId } }),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
  });
});
