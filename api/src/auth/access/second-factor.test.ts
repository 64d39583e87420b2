import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TOTP, URI } from 'otpauth';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Clock } from '../../platform/process/clock.js';
import { MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import type { AuthData } from '../session/session.model.js';
import { bearer, signIn, startReplica, toRefusal } from '../session/sessions.harness.js';
import { AccessLevelService } from './access-level.service.js';

const CONFIRM =
  'mutation ($dto: ConfirmSecondFactorInput!) { answer: confirmSecondFactor(dto: $dto) { user { accessLevel } authData { accessToken refreshToken } } }';
const REFRESH =
  'mutation ($dto: RefreshTokensInput) { answer: refreshTokens(dto: $dto) { user { accessLevel } authData { accessToken refreshToken } } }';
const FOR_ADMINS = { query: '{ securityLog { pagination { totalItems } } }' };
const FORBIDDEN = { status: 403, code: 'FORBIDDEN', details: { secondFactor: true } };
const SERVED = { status: 200 };
const SESSION_ENDED = { status: 401, code: 'UNAUTHENTICATED' };
const QUARTER_MS = 15 * MINUTE_MS;

let api: TestApi;
let replica: TestApi;
let aheadMs = 0;
beforeAll(async () => {
  const env = { MUTATIONS_PER_MINUTE: '10000', ACCESS_TOKEN_SECONDS: '86400' };
  api = await startTestApi(env);
  replica = await startReplica(api, env);
  for (const { app } of [api, replica]) app.get(Clock).now = () => new Date(Date.now() + aheadMs);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

/** An administrator with an authenticator app whose session has not passed the second factor. */
async function appointAdmin() {
  const person = await signIn(api);
  const context = { requestId: 'test-of-factors', clientAddress: '203.0.113.7' };
  const change = { userId: person.accountId, accessLevel: 'ADMIN', adminId: person.accountId } as const;
  const { otpauth } = await api.app.get(AccessLevelService).change(context, change);
  const totp = URI.parse(otpauth ?? '') as TOTP;
  return { ...person, code: (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + aheadMs + stepsAhead * 30 * SECOND_MS }) };
}

interface TokensResponse {
  data: { answer: { user: { accessLevel: string }; authData: AuthData } };
}
const parseResponse = async (response: Response) => ((await response.json()) as TokensResponse).data.answer;

const raiseLevel = async (by: AuthData, code: string) =>
  (await parseResponse(await api.post({ query: CONFIRM, variables: { dto: { code } } }, bearer(by)))).authData;
const refresh = ({ refreshToken }: AuthData) => api.post({ query: REFRESH, variables: { dto: { refreshToken } } });
const queryAsAdmin = async (tokens: AuthData, on: TestApi = api) => toRefusal(await on.post(FOR_ADMINS, bearer(tokens)));

/** Runs the work with the clock moved forward. */
async function runLater(ms: number, work: () => Promise<unknown>): Promise<void> {
  aheadMs += ms;
  try {
    await work();
  } finally {
    aheadMs -= ms;
  }
}

describe('a token issued before the second factor', () => {
  it('keeps the customer level, even after its session has passed the second factor', async () => {
    const person = await appointAdmin();
    const raised = await raiseLevel(person.tokens, person.code());
    for (const on of [api, replica]) {
      expect(await queryAsAdmin(raised, on)).toMatchObject(SERVED);
      expect(await queryAsAdmin(person.tokens, on)).toEqual(FORBIDDEN);
    }
    const next = (await parseResponse(await refresh(raised))).authData;
    expect([await queryAsAdmin(next), await queryAsAdmin(raised), await queryAsAdmin(person.tokens)]).toMatchObject([
      SERVED,
      SERVED,
      FORBIDDEN,
    ]);
  });

  it.each([
    ['right after the second factor', 0],
    ['15 minutes after the second factor', QUARTER_MS],
  ])('that is refreshed %s takes its session back to the customer level until the second factor is confirmed again', async (_when, ms) => {
    const person = await appointAdmin();
    const raised = await raiseLevel(person.tokens, person.code());
    expect([await queryAsAdmin(raised), await queryAsAdmin(raised, replica)]).toMatchObject([SERVED, SERVED]);
    await runLater(ms, async () => {
      const [first, second] = [await parseResponse(await refresh(person.tokens)), await parseResponse(await refresh(person.tokens))];
      expect([first.user.accessLevel, second.user.accessLevel]).toEqual(['CUSTOMER', 'CUSTOMER']);
      for (const { authData } of [first, second]) {
        expect(authData.refreshToken).toBe(raised.refreshToken);
        for (const on of [api, replica]) expect(await queryAsAdmin(authData, on)).toEqual(FORBIDDEN);
      }
      const next = await parseResponse(await refresh(first.authData));
      expect(next.user.accessLevel).toBe('CUSTOMER');
      expect([await queryAsAdmin(next.authData), await queryAsAdmin(raised)]).toEqual([FORBIDDEN, FORBIDDEN]);
      expect(await queryAsAdmin(await raiseLevel(next.authData, person.code(1)))).toMatchObject(SERVED);
    });
  });

  it('does not end the session if a tab refreshes it 15 minutes after another tab has confirmed the second factor', async () => {
    const person = await appointAdmin();
    const staleTokens = (await parseResponse(await refresh(person.tokens))).authData;
    await raiseLevel(person.tokens, person.code());
    await runLater(QUARTER_MS, async () => {
      const next = await parseResponse(await refresh(staleTokens));
      expect(next.user.accessLevel).toBe('CUSTOMER');
      expect((await refresh(next.authData)).status).toBe(200);
    });
  });

  it.each([
    ['half a minute after its first use', async (person: AuthData) => void (await refresh(person))],
    ['once its successor has been used', async (_person: AuthData, raised: AuthData) => void (await refresh(raised))],
  ])('is refused %s, and revokes its token family', async (_when, spendToken) => {
    const person = await appointAdmin();
    const raised = await raiseLevel(person.tokens, person.code());
    await spendToken(person.tokens, raised);
    await runLater(31 * SECOND_MS, async () => {
      expect(await toRefusal(await refresh(person.tokens))).toMatchObject(SESSION_ENDED);
      expect(await queryAsAdmin(raised)).toMatchObject(SESSION_ENDED);
    });
    expect(await api.db.securityEvent.count({ where: { sessionId: person.sessionId, kind: 'REFRESH_REPLAYED' } })).toBe(1);
  });
});
