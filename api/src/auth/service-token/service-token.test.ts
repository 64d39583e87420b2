import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildProductItem } from '../../exports/testing.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { bearer, type SignedIn, signInStaff, toRefusal } from '../session/sessions.harness.js';

const TOKEN = 'id name scopes createdBy expiresAt lastUsedAt previousUntil revokedAt';
const SET = 'mutation ($dto: SetStockInput!) { setStock(dto: $dto) { changed refused { reason } } }';

interface Token {
  id: string;
  name: string;
  scopes: string[];
  createdBy: string;
  lastUsedAt: string | null;
  previousUntil: string | null;
  revokedAt: string | null;
}
interface Issued {
  serviceToken: Token;
  secret: string;
}

let api: TestApi;
let admin: SignedIn;
const MAX_PER_MINUTE = 30;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000', SERVICE_TOKEN_RATE_PER_MINUTE: String(MAX_PER_MINUTE) });
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await signInStaff(api, 'ADMIN');
});

async function sendMutation<Answer>(mutation: string, dto: object, selection: string): Promise<GraphqlResponse<{ answer: Answer }>> {
  const input = mutation === 'createServiceToken' ? 'CreateServiceTokenInput' : 'ServiceTokenInput';
  const query = `mutation ($dto: ${input}!) { answer: ${mutation}(dto: $dto) { ${selection} } }`;
  return (await (await api.post({ query, variables: { dto } }, bearer(admin.tokens))).json()) as GraphqlResponse<{ answer: Answer }>;
}

async function mutate<Answer>(mutation: string, dto: object, selection: string): Promise<Answer> {
  const { data, errors } = await sendMutation<Answer>(mutation, dto, selection);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.answer;
}

const create = (dto: object = {}) =>
  mutate<Issued>('createServiceToken', { name: 'Склад', scopes: ['STOCK_WRITE'], ...dto }, `serviceToken { ${TOKEN} } secret`);
const rotate = ({ id }: Token) => mutate<Issued>('rotateServiceToken', { id }, `serviceToken { ${TOKEN} } secret`);
const revoke = ({ id }: Token) => mutate<Token>('revokeServiceToken', { id }, TOKEN);

const withSecret = (secret: string) => ({ authorization: `Bearer ${secret}` });
const setStock = (secret: string, units: object[] = [{ externalId: 'nothing' }]) =>
  api.post({ query: SET, variables: { dto: { idempotencyKey: randomUUID(), units } } }, withSecret(secret));
const readCode = async (secret: string) => (await toRefusal(await setStock(secret))).code;

async function list(): Promise<Token[]> {
  const response = await api.post({ query: `{ serviceTokenList { items { ${TOKEN} } } }` }, bearer(admin.tokens));
  return ((await response.json()) as { data: { serviceTokenList: { items: Token[] } } }).data.serviceTokenList.items;
}

describe('a service token', () => {
  it('sets prices with the scope STOCK_WRITE, and is recorded in the journal instead of an author', async () => {
    const { serviceToken, secret } = await create();
    const { externalId, id } = await buildProductItem(api.db, { price: 100_000n });
    const response = await setStock(secret, [{ externalId, price: 77_000 }]);
    expect(await response.json()).toEqual({ data: { setStock: { changed: 1, refused: [] } } });
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await api.db.productItem.findUniqueOrThrow({ where: { id } })).toMatchObject({ price: 77_000n });
    const [entry] = await api.db.journalEntry.findMany({ where: { tokenId: serviceToken.id } });
    expect(entry).toMatchObject({ action: 'setStock', authorId: null });
  });

  it('reads, saves, withdraws and publishes products with the catalog scopes, and is recorded in the journal instead of an author', async () => {
    const { serviceToken, secret } = await create({ scopes: ['CATALOG_READ', 'CATALOG_WRITE'] });
    const { productId } = await buildProductItem(api.db);
    const sendRequest = async (query: string, dto: object) =>
      (await (await api.post({ query, variables: { dto } }, withSecret(secret))).json()) as GraphqlResponse<Record<string, unknown>>;
    const read = 'query ($dto: OperatorProductInput!) { operatorProduct(dto: $dto) { slug updatedAt } }';
    const { slug, updatedAt } = (await sendRequest(read, { id: productId })).data?.operatorProduct as { slug: string; updatedAt: string };
    const save = 'mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { name } }';
    expect((await sendRequest(save, { slug, name: 'Другое', updatedAt })).data).toEqual({ saveProduct: { name: 'Другое' } });
    const picture = { slug, images: [{ uploadId: randomUUID(), alt: '' }] };
    expect((await sendRequest(save, picture)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    for (const name of ['withdrawProduct', 'publishProduct']) {
      const { data } = await sendRequest(`mutation ($dto: PublishProductInput!) { ${name}(dto: $dto) { id } }`, { ids: [productId] });
      expect(data).toEqual({ [name]: [{ id: productId }] });
    }
    const entries = await api.db.journalEntry.findMany({ where: { tokenId: serviceToken.id, subjectId: slug }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, authorId }) => [action, authorId])).toEqual([
      ['saveProduct', null],
      ['withdrawProduct', null],
      ['publishProduct', null],
    ]);
  });

  it('allows nothing beyond its scopes, neither operations for staff nor operations for shoppers', async () => {
    const { secret } = await create({ scopes: ['ORDERS_READ'] });
    const documents = [
      '{ journalEntryList { items { id } } }',
      '{ sessions { id } }',
      'mutation { toggleFavourite(dto: { productId: "1" }) { userId } }',
    ];
    for (const query of documents) {
      const { status, code, details } = await toRefusal(await api.post({ query }, withSecret(secret)));
      expect([query, status, code, details]).toEqual([query, 403, 'FORBIDDEN', { scope: null }]);
    }
    expect(await toRefusal(await setStock(secret))).toMatchObject({ code: 'FORBIDDEN', details: { scope: 'STOCK_WRITE' } });
    expect((await fetch(`${api.url}/api/journal`, { headers: withSecret(secret) })).status).toBe(403);
    expect((await fetch(`${api.url}/api/account/export`, { headers: withSecret(secret) })).status).toBe(403);
  });

  it('reads public data like a guest, and has no user', async () => {
    const { secret } = await create();
    const response = await api.post({ query: '{ user { id } directoryList { slug } }' }, withSecret(secret));
    expect(await response.json()).toEqual({ data: { user: null, directoryList: expect.anything() } });
  });

  it('has a secret that is returned once, and neither stored nor logged as plain text', async () => {
    const { secret } = await create({ name: 'Тайный' });
    const found = await list();
    expect(found[0]).toMatchObject({ name: 'Тайный', scopes: ['STOCK_WRITE'], createdBy: admin.accountId, lastUsedAt: null });
    const stored = await api.db
      .$queryRaw`SELECT service_token::text, (SELECT json_agg(j)::text FROM journal_entry AS j) FROM service_token`;
    expect(JSON.stringify([found, stored])).not.toContain(secret.slice(13));
    expect(JSON.stringify(api.log)).not.toContain(secret.slice(13));
  });

  it('is refused when it is made up, expired or revoked, and cannot be rotated after it was revoked', async () => {
    const { serviceToken, secret } = await create({ expiresAt: new Date(Date.now() + HOUR_MS) });
    expect(await readCode(secret)).toBeUndefined();
    expect(await readCode(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`)).toBe('UNAUTHENTICATED');
    const clock = api.app.get(Clock);
    const { now } = clock;
    clock.now = () => new Date(Date.now() + HOUR_MS);
    expect(await readCode(secret)).toBe('UNAUTHENTICATED');
    clock.now = now;
    expect((await revoke(serviceToken)).revokedAt).not.toBeNull();
    expect(await revoke(serviceToken)).toMatchObject({ id: serviceToken.id });
    expect(await readCode(secret)).toBe('UNAUTHENTICATED');
    expect((await sendMutation('rotateServiceToken', { id: serviceToken.id }, 'secret')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('never exceeds the current rights of its creator, and is refused once the creator has none', async () => {
    const { secret } = await create({ scopes: ['STOCK_WRITE', 'ORDERS_READ'] });
    const readOrders = () => api.post({ query: '{ operatorOrderList { items { uuid } } }' }, withSecret(secret));
    const updateCreator = (data: object) => api.db.account.update({ where: { id: admin.accountId }, data });
    const readCodes = async () => [await readCode(secret), (await toRefusal(await readOrders())).code];
    await updateCreator({ accessLevel: 'MANAGER' });
    expect(await readCodes()).toEqual([undefined, undefined]);
    await updateCreator({ accessLevel: 'SUPPORT' });
    expect(await readCodes()).toEqual(['FORBIDDEN', undefined]);
    await updateCreator({ accessLevel: 'CUSTOMER' });
    expect(await readCodes()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    await updateCreator({ accessLevel: 'ADMIN' });
    expect(await readCodes()).toEqual([undefined, undefined]);
    await updateCreator({ deletedAt: new Date() });
    expect(await readCodes()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  it('is listed with the time of its last use', async () => {
    const { serviceToken, secret } = await create();
    const before = Date.now();
    await readCode(secret);
    const { lastUsedAt } = (await list()).find(({ id }) => id === serviceToken.id) ?? {};
    expect(Date.parse(lastUsedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('needs a name and a scope, and cannot have an expiry in the past', async () => {
    const listFields = async (dto: object) => {
      const { errors } = await sendMutation('createServiceToken', { name: 'Склад', scopes: ['STOCK_WRITE'], ...dto }, 'secret');
      return (errors?.[0]?.extensions.details as { fields: { field: string }[] }).fields.map(({ field }) => field);
    };
    expect(await listFields({ name: ' ', scopes: [], expiresAt: new Date(0) })).toEqual(['name', 'scopes', 'expiresAt']);
  });
});

describe('rotating a service token', () => {
  const clock = () => api.app.get(Clock);
  const moveClock = (ms: number) => {
    clock().now = () => new Date(Date.now() + ms);
  };
  let realNow: Clock['now'];
  beforeAll(() => {
    realNow = clock().now;
  });
  afterEach(() => {
    clock().now = realNow;
  });

  it('keeps the previous secret valid for another day', async () => {
    const first = await create();
    const second = await rotate(first.serviceToken);
    expect(second.secret).not.toBe(first.secret);
    expect([await readCode(first.secret), await readCode(second.secret)]).toEqual([undefined, undefined]);
    moveClock(DAY_MS + MINUTE_MS);
    expect([await readCode(first.secret), await readCode(second.secret)]).toEqual(['UNAUTHENTICATED', undefined]);
  });

  it('invalidates the oldest of three secrets, and revoking the token invalidates all', async () => {
    const first = await create();
    const second = await rotate(first.serviceToken);
    const third = await rotate(first.serviceToken);
    expect([await readCode(first.secret), await readCode(second.secret), await readCode(third.secret)]).toEqual([
      'UNAUTHENTICATED',
      undefined,
      undefined,
    ]);
    await revoke(first.serviceToken);
    expect([await readCode(second.secret), await readCode(third.secret)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});

describe('the rate of requests', () => {
  it('is limited for each service token', async () => {
    const [busy, calm] = [await create(), await create()];
    const codes = await Promise.all(Array.from({ length: MAX_PER_MINUTE + 10 }, () => readCode(busy.secret)));
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(10);
    expect(await readCode(calm.secret)).toBeUndefined();
  });
});
