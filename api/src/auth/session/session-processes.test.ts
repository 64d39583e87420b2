import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TOTP, URI } from 'otpauth';
import { startTestApi, type TestApi } from '../../test-api.harness.js';
import { AccessLevelService } from '../access/access-level.service.js';
import { SecondFactorKeysService } from '../access/second-factor-keys.service.js';
import type { AuthData } from './auth-result.model.js';
import { bearer, refusalOf, signIn, startTwin, untilDead } from './sessions.harness.js';

const OLD = 'the secret of yesterday of more than 32 characters';
const NEW = 'the secret of tomorrow of more than 32 characters';
const SESSIONS = { query: '{ sessions { id } }' };
const REFRESH = 'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { authData { accessToken refreshToken } } }';
const CONFIRM = 'mutation ($dto: ConfirmSecondFactorInput!) { confirmSecondFactor(dto: $dto) { user { accessLevel } } }';

let api: TestApi;
let twin: TestApi;
/** Uses the old secret and knows the new one. */
let warned: TestApi;
/** Uses the new secret and knows the old one. */
let turned: TestApi;
/** Knows the new secret only. */
let after: TestApi;

beforeAll(async () => {
  const MUTATIONS_PER_MINUTE = '10000';
  api = await startTestApi({ AUTH_SECRET: OLD, MUTATIONS_PER_MINUTE });
  [twin, warned, turned, after] = await Promise.all([
    startTwin(api, { MUTATIONS_PER_MINUTE }),
    startTwin(api, { AUTH_SECRET_PREVIOUS: NEW }),
    startTwin(api, { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD }),
    startTwin(api, { AUTH_SECRET: NEW }),
  ]);
}, 120_000);
afterAll(() => Promise.all([twin, warned, turned, after].map((one) => one.close())).then(() => api.close()));

const refresh = (on: TestApi, { refreshToken }: AuthData) => on.post({ query: REFRESH, variables: { dto: { refreshToken } } });
const pairIn = async (answer: Response): Promise<AuthData> => {
  const { data } = (await answer.json()) as { data: { refreshTokens: { authData: AuthData } } };
  return data.refreshTokens.authData;
};
/** A staff member appointed by this process, with an authenticator app. */
async function appoint(by: TestApi) {
  const { accountId } = await signIn(by);
  const context = { requestId: 'test-of-keys', clientAddress: '203.0.113.7' };
  const { otpauth } = await by.app.get(AccessLevelService).change(context, { userId: accountId, accessLevel: 'SUPPORT', by: accountId });
  return { accountId, code: () => (URI.parse(otpauth ?? '') as TOTP).generate() };
}
const statusAt = async (on: TestApi, tokens: AuthData) => (await on.post(SESSIONS, bearer(tokens))).status;

describe('two processes', () => {
  it('share sessions: what one ends is dead at the other within 5 s', async () => {
    const { tokens } = await signIn(api);
    expect([await statusAt(api, tokens), await statusAt(twin, tokens)]).toEqual([200, 200]);
    await api.post({ query: 'mutation { signOut }' }, bearer(tokens));
    expect(await statusAt(api, tokens)).toBe(401);
    await untilDead(twin, tokens);
    expect((await refusalOf(await refresh(twin, tokens))).code).toBe('UNAUTHENTICATED');
  });

  it('give one successor to 20 uses at once of one token', async () => {
    const { tokens } = await signIn(api);
    const uses = Array.from({ length: 20 }, (_, index) => refresh(index % 2 ? api : twin, tokens));
    const pairs = await Promise.all((await Promise.all(uses)).map(pairIn));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  });

  it('kill a family together: replayed at one, dead at the other within 5 s', async () => {
    const { tokens } = await signIn(api);
    const second = await pairIn(await refresh(api, tokens));
    const newest = await pairIn(await refresh(api, second));
    expect(await statusAt(api, newest)).toBe(200);
    expect((await refresh(twin, tokens)).status).toBe(401);
    await untilDead(api, newest);
    expect((await refresh(api, newest)).status).toBe(401);
  });
});

describe('a change of AUTH_SECRET', () => {
  it('signs nobody out while both values are known, whichever is the current one', async () => {
    const { tokens } = await signIn(api);
    expect(await statusAt(turned, tokens)).toBe(200);
    const byNew = await pairIn(await refresh(turned, tokens));
    expect(await statusAt(warned, byNew)).toBe(200);
    expect((await pairIn(await refresh(warned, tokens))).refreshToken).toBe(byNew.refreshToken);
    const byOld = await pairIn(await refresh(warned, byNew));
    expect((await pairIn(await refresh(turned, byNew))).refreshToken).toBe(byOld.refreshToken);
    expect(await statusAt(turned, byOld)).toBe(200);
  });

  it('ends what only the old value had signed, when that is taken away', async () => {
    const { tokens } = await signIn(api);
    expect([await statusAt(after, tokens), (await refresh(after, tokens)).status]).toEqual([401, 401]);
    expect([await statusAt(api, tokens), (await refresh(api, tokens)).status]).toEqual([200, 200]);
  });

  it('keeps second factors when the old value is taken away, also one given by a process that had not turned yet', async () => {
    const staff = await appoint(warned);
    await turned.app.get(SecondFactorKeysService).reseal();
    const { tokens } = await signIn(after, { accountId: staff.accountId });
    const answer = await after.post({ query: CONFIRM, variables: { dto: { code: staff.code() } } }, bearer(tokens));
    expect(await answer.json()).toEqual({ data: { confirmSecondFactor: { user: { accessLevel: 'SUPPORT' } } } });
  });

  it.each([
    ['turns to the new value', () => turned],
    ['turns back to the old one', () => warned],
  ])('keeps second factors of a process that %s', async (_, on) => {
    const staff = await appoint(on() === warned ? turned : warned);
    await on().app.get(SecondFactorKeysService).reseal();
    const { keyId } = await api.db.secondFactor.findUniqueOrThrow({ where: { accountId: staff.accountId } });
    expect(keyId).toBe(on().app.get(SecondFactorKeysService).ring.current.id);
    const { tokens } = await signIn(on(), { accountId: staff.accountId });
    const answer = await on().post({ query: CONFIRM, variables: { dto: { code: staff.code() } } }, bearer(tokens));
    expect(answer.status).toBe(200);
  });
});
