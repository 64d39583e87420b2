import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildAccount, buildRecipient } from '../../exports/testing.js';
import { bearer, type SignedIn, signIn, signInStaff } from '../session/sessions.harness.js';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  admin = await signInStaff(api, 'ADMIN');
});
afterAll(() => api.close());

async function list(dto: object): Promise<{ id: string; grantedLevel: string; phone: string | null; createdAt: string }[]> {
  const query =
    'query ($dto: OperatorUserListInput) { list: operatorUserList(dto: $dto) { items { id grantedLevel phone email createdAt } } }';
  const response = await api.post({ query, variables: { dto } }, bearer(admin.tokens));
  const { data, errors } = (await response.json()) as { data?: { list: { items: [] } }; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.list.items;
}

it('operatorUserList finds people by access level, with the highest first, and by a confirmed address', async () => {
  const { accountId: manager } = await signInStaff(api, 'MANAGER');
  const { accountId: shopper } = await signIn(api);
  await buildRecipient(api.db, { accountId: shopper, type: 'PHONE', address: '+79161112233' });
  expect((await list({ levels: ['ADMIN', 'MANAGER'] })).map(({ id }) => id)).toEqual([admin.accountId, manager]);
  expect((await list({})).map(({ id }) => id)).toEqual(expect.arrayContaining([shopper]));
  expect(await list({ recipient: '8 916 111-22-33' })).toMatchObject([{ id: shopper, grantedLevel: 'CUSTOMER', phone: '+79161112233' }]);
  expect(await list({ recipient: '8 916 111-22-33', levels: ['ADMIN'] })).toEqual([]);
  expect(await list({ recipient: 'nobody@example.com' })).toEqual([]);
});

it('operatorUserList lists people in the order of their first sign-in, and filters by its time', async () => {
  // The newest account has the smallest id, so the order of ids cannot pass for the order of times.
  const ids = ['3', '2', '1'].map((digit) => `0199${digit}000-0000-7000-8000-000000000000`);
  for (const [day, id] of ids.entries()) await buildAccount(api.db, { id, createdAt: new Date(Date.UTC(2020, 0, day + 1)) });
  const all = { from: '2020-01-01T00:00:00Z', until: '2021-01-01T00:00:00Z' };
  const listIds = async (dto: object) => (await list(dto)).map(({ id }) => id);
  expect(await listIds(all)).toEqual(ids);
  expect(await listIds({ ...all, until: '2020-01-03T00:00:00Z' })).toEqual(ids.slice(0, 2));
  const [, last] = await list({ ...all, pagination: { limit: 2 } });
  expect(await listIds({ ...all, from: last?.createdAt })).toEqual(ids.slice(1));
});

it('operatorUserList does not list erased accounts', async () => {
  const { accountId } = await signIn(api);
  await api.db.account.update({ where: { id: accountId }, data: { deletedAt: new Date() } });
  expect((await list({})).map(({ id }) => id)).not.toContain(accountId);
});
