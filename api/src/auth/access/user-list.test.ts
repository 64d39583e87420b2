import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildRecipient } from '../../exports/testing.js';
import { startTestApi, type TestApi } from '../../test-api.harness.js';
import { bearer, type SignedIn, signIn, signInStaff } from '../session/sessions.harness.js';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  admin = await signInStaff(api, 'ADMIN');
});
afterAll(() => api.close());

async function list(dto: object): Promise<{ id: string; grantedLevel: string; phone: string | null }[]> {
  const query = 'query ($dto: OperatorUserListInput) { list: operatorUserList(dto: $dto) { items { id grantedLevel phone email } } }';
  const response = await api.post({ query, variables: { dto } }, bearer(admin.tokens));
  const { data, errors } = (await response.json()) as { data?: { list: { items: [] } }; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.list.items;
}

it('finds people by their level, the highest first, and by a confirmed address', async () => {
  const { accountId: manager } = await signInStaff(api, 'MANAGER');
  const { accountId: shopper } = await signIn(api);
  await buildRecipient(api.db, { accountId: shopper, type: 'PHONE', address: '+79161112233' });
  expect((await list({ levels: ['ADMIN', 'MANAGER'] })).map(({ id }) => id)).toEqual([admin.accountId, manager]);
  expect((await list({})).map(({ id }) => id)).toEqual(expect.arrayContaining([shopper]));
  expect(await list({ recipient: '8 916 111-22-33' })).toMatchObject([{ id: shopper, grantedLevel: 'CUSTOMER', phone: '+79161112233' }]);
  expect(await list({ recipient: '8 916 111-22-33', levels: ['ADMIN'] })).toEqual([]);
  expect(await list({ recipient: 'nobody@example.com' })).toEqual([]);
});

it('does not list erased accounts', async () => {
  const { accountId } = await signIn(api);
  await api.db.account.update({ where: { id: accountId }, data: { deletedAt: new Date() } });
  expect((await list({})).map(({ id }) => id)).not.toContain(accountId);
});
