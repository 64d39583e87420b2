import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, type SignedIn, signIn } from '../../auth/session/sessions.harness.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { AccountService } from '../account.service.js';
import type { Address, AddressList } from './address.model.js';
import { AddressService } from './address.service.js';

let api: TestApi;
let anna: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '1000' });
});
afterAll(() => api.close());
beforeEach(async () => {
  [anna, stranger] = [await signIn(api), await signIn(api)];
});

const FIELDS = 'id cityId city region street house building apartment index';
const LIST = `query ($dto: PagedInput) { addressList(dto: $dto) { items { ${FIELDS} } pagination { page totalPages totalItems } } }`;
const CREATE = `mutation ($dto: CreateAddressInput!) { createAddress(dto: $dto) { ${FIELDS} } }`;
const EDIT = `mutation ($dto: EditAddressInput!) { editAddress(dto: $dto) { ${FIELDS} } }`;
const REMOVE = 'mutation ($dto: RemoveAddressInput!) { removeAddress(dto: $dto) }';

const home = { cityId: 'kazan', street: 'ул. Баумана', house: '7', building: '2', apartment: '15', index: '420111' };
const office = { cityId: 'moskva', street: 'Тверская', house: '1' };

async function ask<Data>({ tokens }: SignedIn, query: string, dto?: object): Promise<GraphqlResponse<Data>> {
  return (await (await api.post({ query, variables: { dto } }, bearer(tokens))).json()) as GraphqlResponse<Data>;
}

async function create(who: SignedIn, dto: object): Promise<Address> {
  const { data, errors } = await ask<{ createAddress: Address }>(who, CREATE, dto);
  expect(errors).toBeUndefined();
  if (!data) throw new Error('the response has no data');
  return data.createAddress;
}

const list = async (who: SignedIn, dto?: object) => (await ask<{ addressList: AddressList }>(who, LIST, dto)).data?.addressList;
const listIds = async (who: SignedIn) => (await list(who))?.items.map(({ id }) => id);

describe('a saved address', () => {
  it('is listed with the name of its city, the most recently changed address first', async () => {
    const first = await create(anna, home);
    const second = await create(anna, office);
    expect(first).toEqual({ ...home, id: expect.any(String), city: 'Казань', region: 'Республика Татарстан' });
    expect(second).toMatchObject({ ...office, city: 'Москва', building: '', apartment: '', index: '' });
    expect(await listIds(anna)).toEqual([second.id, first.id]);
    await ask(anna, EDIT, { ...home, id: first.id, house: '8' });
    expect(await list(anna)).toMatchObject({ items: [{ id: first.id, house: '8' }, { id: second.id }], pagination: { totalItems: 2 } });
    expect(await list(anna, { pagination: { page: 2, limit: 1 } })).toMatchObject({
      items: [{ id: second.id }],
      pagination: { page: 2, totalPages: 2, totalItems: 2 },
    });
  });

  it('is normalised, and stored only once if the person saves it twice', async () => {
    const first = await create(anna, { ...home, street: '  ул. \u00a0 Баумана ', building: ' 2' });
    expect(first.street).toBe('ул. Баумана');
    expect((await create(anna, home)).id).toBe(first.id);
    expect((await create(stranger, home)).id).not.toBe(first.id);
  });

  it('is replaced as a whole by an edit, which clears omitted fields', async () => {
    const { id } = await create(anna, home);
    const { data } = await ask<{ editAddress: Address }>(anna, EDIT, { ...office, id });
    expect(data?.editAddress).toEqual({ ...office, id, city: 'Москва', region: 'Москва', building: '', apartment: '', index: '' });
  });

  it('is removed, and can be removed again without an error', async () => {
    const { id } = await create(anna, home);
    const remove = () => ask(anna, REMOVE, { id });
    expect([await remove(), await remove()]).toEqual([{ data: { removeAddress: true } }, { data: { removeAddress: false } }]);
    expect(await listIds(anna)).toEqual([]);
  });

  it('is not found when another user edits or removes it', async () => {
    const { id } = await create(anna, home);
    for (const other of [id, '01a1f861-b930-77a5-9ae7-77c0dd5aa755', 'no id']) {
      expect(await ask(stranger, EDIT, { ...office, id: other })).toEqual({ data: { editAddress: null } });
      expect(await ask(stranger, REMOVE, { id: other })).toEqual({ data: { removeAddress: false } });
    }
    expect(await listIds(stranger)).toEqual([]);
    expect(await list(anna)).toMatchObject({ items: [{ id, ...home }] });
  });

  it('can be listed, created, edited and removed only by a signed-in user', async () => {
    const refused = { extensions: { code: 'UNAUTHENTICATED' } };
    expect((await api.query(LIST)).errors).toMatchObject([refused]);
    expect((await api.query(CREATE, { dto: home })).errors).toMatchObject([refused]);
    expect((await api.query(EDIT, { dto: { ...home, id: 'any' } })).errors).toMatchObject([refused]);
    expect((await api.query(REMOVE, { dto: { id: 'any' } })).errors).toMatchObject([refused]);
  });

  it.each([
    ['an unknown city', { cityId: 'atlantis' }, ['cityId']],
    ['a blank street', { street: ' ' }, ['street']],
    ['a street of 121 characters', { street: 'я'.repeat(121) }, ['street']],
    ['an invisible character in the house and a short postal code', { house: '7\u202e8', index: '42011' }, ['house', 'index']],
    ['an apartment of 21 characters and a two-line building', { apartment: '1'.repeat(21), building: 'а\nб' }, ['building', 'apartment']],
  ])('cannot have %s, and the refusal names all invalid fields', async (_what, wrong, fields) => {
    const { id } = await create(anna, home);
    for (const response of [await ask(anna, CREATE, { ...home, ...wrong }), await ask(anna, EDIT, { ...home, ...wrong, id })]) {
      const { code, details } = response.errors?.[0]?.extensions ?? {};
      expect(code).toBe('BAD_USER_INPUT');
      expect((details?.fields as { field: string }[] | undefined)?.map(({ field }) => field) ?? [details?.field]).toEqual(fields);
    }
    expect(await list(anna)).toMatchObject({ items: [home] });
  });
});

describe('the limit of twenty addresses', () => {
  it('holds when thirty are saved concurrently', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(anna, CREATE, { ...home, house: String(index) })));
    const refusals = responses.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions) ?? []);
    expect(refusals).toHaveLength(10);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', details: { mostAddresses: 20 } });
    expect((await list(anna))?.pagination.totalItems).toBe(20);
  });

  it('allows saving an existing address again, and a new one after an address was removed', async () => {
    const saved = [];
    for (let house = 1; house <= 20; house += 1) saved.push(await create(anna, { ...home, house: String(house) }));
    expect((await create(anna, { ...home, house: '5' })).id).toBe(saved[4]?.id);
    await ask(anna, REMOVE, { id: saved[0]?.id });
    await create(anna, office);
    expect((await list(anna))?.pagination.totalItems).toBe(20);
  });

  it('counts an address once when it is saved ten times concurrently', async () => {
    const saved = await Promise.all(Array.from({ length: 10 }, () => create(anna, home)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the addresses of an account', () => {
  it('are part of the export of personal data', async () => {
    await create(anna, home);
    const headers = bearer(anna.tokens);
    const exported = (await (await fetch(`${api.url}/api/account/export`, { headers })).json()) as { addresses: unknown };
    expect(exported.addresses).toMatchObject([{ ...home, city: 'Казань' }]);
  });

  it('are erased with the account, and none can be saved afterwards', async () => {
    const addresses = api.app.get(AddressService);
    const accounts = api.app.get(AccountService);
    const { accountId } = anna;
    await create(anna, home);
    await create(stranger, home);
    const erase = () => api.app.get(PrismaService).inTransaction('test', (transaction) => accounts.erase(transaction, accountId));
    const owner = { accountId, requestId: 'test' };
    const creations = Array.from({ length: 10 }, (_, index) =>
      addresses.create(owner, { ...home, house: `${index}` }).catch(() => undefined),
    );
    await Promise.all([...creations, erase()]);
    expect(await api.db.accountAddress.count({ where: { accountId } })).toBe(0);
    await expect(addresses.create(owner, home)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await listIds(stranger)).toHaveLength(1);
  });
});
