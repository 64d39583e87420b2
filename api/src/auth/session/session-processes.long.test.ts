import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TOTP, URI } from 'otpauth';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccessLevelService } from '../access/access-level.service.js';
import { SecondFactorKeysService } from '../access/second-factor-keys.service.js';
import type { AuthData } from './session.model.js';
import { bearer, signIn, startReplica, toRefusal, waitUntilSessionRefused } from './sessions.harness.js';

const OLD = 'the secret of yesterday of more than 32 characters';
const NEW = 'the secret of tomorrow of more than 32 characters';
const SESSIONS = { query: '{ sessions { id } }' };
const REFRESH = 'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { authData { accessToken refreshToken } } }';
const CONFIRM = 'mutation ($dto: ConfirmSecondFactorInput!) { confirmSecondFactor(dto: $dto) { user { accessLevel } } }';

let api: TestApi;
let replica: TestApi;
/** Process that signs with the old secret and accepts the new one too. */
let oldAndNew: TestApi;
/** Process that signs with the new secret and accepts the old one too. */
let newAndOld: TestApi;
/** Process that accepts the new secret only. */
let onlyNew: TestApi;

beforeAll(async () => {
  const MUTATIONS_PER_MINUTE = '10000';
  api = await startTestApi({ AUTH_SECRET: OLD, MUTATIONS_PER_MINUTE });
  [replica, oldAndNew, newAndOld, onlyNew] = await Promise.all([
    startReplica(api, { MUTATIONS_PER_MINUTE }),
    startReplica(api, { AUTH_SECRET_PREVIOUS: NEW }),
    startReplica(api, { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD }),
    startReplica(api, { AUTH_SECRET: NEW }),
  ]);
}, 120_000);
afterAll(() => Promise.all([replica, oldAndNew, newAndOld, onlyNew].map((one) => one.close())).then(() => api.close()));

const refresh = (target: TestApi, { refreshToken }: AuthData) => target.post({ query: REFRESH, variables: { dto: { refreshToken } } });
const readTokens = async (response: Response): Promise<AuthData> => {
  const { data } = (await response.json()) as { data: { refreshTokens: { authData: AuthData } } };
  return data.refreshTokens.authData;
};
/** A staff member whom the process `target` has appointed, with an authenticator app. */
async function appoint(target: TestApi) {
  const { accountId } = await signIn(target);
  const context = { requestId: 'test-of-keys', clientAddress: '203.0.113.7' };
  const { otpauth } = await target.app
    .get(AccessLevelService)
    .change(context, { userId: accountId, accessLevel: 'SUPPORT', adminId: accountId });
  return { accountId, code: () => (URI.parse(otpauth ?? '') as TOTP).generate() };
}
const readStatus = async (target: TestApi, tokens: AuthData) => (await target.post(SESSIONS, bearer(tokens))).status;

describe('two processes', () => {
  it('share sessions: a session that ends in one process is refused by the other within 5 s', async () => {
    const { tokens } = await signIn(api);
    expect([await readStatus(api, tokens), await readStatus(replica, tokens)]).toEqual([200, 200]);
    await api.post({ query: 'mutation { signOut }' }, bearer(tokens));
    expect(await readStatus(api, tokens)).toBe(401);
    await waitUntilSessionRefused(replica, tokens);
    expect((await toRefusal(await refresh(replica, tokens))).code).toBe('UNAUTHENTICATED');
  });

  it('give a token one successor if it is used 20 times concurrently', async () => {
    const { tokens } = await signIn(api);
    const uses = Array.from({ length: 20 }, (_, index) => refresh(index % 2 ? api : replica, tokens));
    const pairs = await Promise.all((await Promise.all(uses)).map(readTokens));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  });

  it('share token families: a replay in one process revokes the family in the other within 5 s', async () => {
    const { tokens } = await signIn(api);
    const second = await readTokens(await refresh(api, tokens));
    const newest = await readTokens(await refresh(api, second));
    expect(await readStatus(api, newest)).toBe(200);
    expect((await refresh(replica, tokens)).status).toBe(401);
    await waitUntilSessionRefused(api, newest);
    expect((await refresh(api, newest)).status).toBe(401);
  });
});

describe('a rotation of AUTH_SECRET', () => {
  it('keeps people signed in while both secrets are accepted, whichever is current', async () => {
    const { tokens } = await signIn(api);
    expect(await readStatus(newAndOld, tokens)).toBe(200);
    const tokensByNew = await readTokens(await refresh(newAndOld, tokens));
    expect(await readStatus(oldAndNew, tokensByNew)).toBe(200);
    expect((await readTokens(await refresh(oldAndNew, tokens))).refreshToken).toBe(tokensByNew.refreshToken);
    const tokensByOld = await readTokens(await refresh(oldAndNew, tokensByNew));
    expect((await readTokens(await refresh(newAndOld, tokensByNew))).refreshToken).toBe(tokensByOld.refreshToken);
    expect(await readStatus(newAndOld, tokensByOld)).toBe(200);
  });

  it('ends, in a process without the old secret, the sessions that were signed with it', async () => {
    const { tokens } = await signIn(api);
    expect([await readStatus(onlyNew, tokens), (await refresh(onlyNew, tokens)).status]).toEqual([401, 401]);
    expect([await readStatus(api, tokens), (await refresh(api, tokens)).status]).toEqual([200, 200]);
  });

  it('keeps second factors when the old secret is removed, even those issued by a process that still used it', async () => {
    const staff = await appoint(oldAndNew);
    await newAndOld.app.get(SecondFactorKeysService).reseal();
    const { tokens } = await signIn(onlyNew, { accountId: staff.accountId });
    const response = await onlyNew.post({ query: CONFIRM, variables: { dto: { code: staff.code() } } }, bearer(tokens));
    expect(await response.json()).toEqual({ data: { confirmSecondFactor: { user: { accessLevel: 'SUPPORT' } } } });
  });

  it.each([
    ['switches to the new secret', () => newAndOld],
    ['switches back to the old secret', () => oldAndNew],
  ])('keeps second factors in a process that %s', async (_, findProcess) => {
    const staff = await appoint(findProcess() === oldAndNew ? newAndOld : oldAndNew);
    await findProcess().app.get(SecondFactorKeysService).reseal();
    const { keyId } = await api.db.secondFactor.findUniqueOrThrow({ where: { accountId: staff.accountId } });
    expect(keyId).toBe(findProcess().app.get(SecondFactorKeysService).ring.current.id);
    const { tokens } = await signIn(findProcess(), { accountId: staff.accountId });
    const response = await findProcess().post({ query: CONFIRM, variables: { dto: { code: staff.code() } } }, bearer(tokens));
    expect(response.status).toBe(200);
  });
});
