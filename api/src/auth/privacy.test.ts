import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { PersonalDataService } from '../account/personal-data.service.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS } from '../platform/process/durations.js';
import { asBrowser, bearer, signIn, toRefusal } from './session/sessions.harness.js';

const PHONE = '+79161234567';
const EMAIL = 'anna.privacy@example.com';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'trace' });
});
afterAll(() => api.close());

describe('personal data', () => {
  it('is written neither to the log nor to the security log, be it a phone, an e-mail address or a token', async () => {
    const { tokens } = await signIn(api);
    await api.query(`mutation { sendSmsCode(dto: { phone: "${PHONE}" }) { codeLength } }`);
    await api.query(`mutation { sendEmailCode(dto: { email: "${EMAIL}" }) { codeLength } }`);
    await api.query(`mutation { authenticate(dto: { emailOrPhone: "${EMAIL}", code: "0000" }) { user { id } } }`);
    await api.post({ query: 'mutation { refreshTokens { user { id } } }' }, asBrowser(tokens));
    await api.post({ query: '{ user { id } }' }, { ...bearer(tokens), 'x-request-id': 'last-of-privacy' });
    await fetch(`${api.url}/graphql?query=${encodeURIComponent(`{ user(dto: "${EMAIL}") { id } }`)}`, {
      headers: { 'apollo-require-preflight': '1', ...asBrowser(tokens) },
    });
    await api.findRequestLog('last-of-privacy');
    const events = await api.db.$queryRaw<{ event: string }[]>`SELECT security_event::text AS event FROM security_event`;
    expect(events.length).toBeGreaterThan(2);
    const logs = JSON.stringify([api.log, events]);
    for (const secret of [PHONE.slice(1), PHONE.slice(-10), EMAIL, tokens.accessToken, tokens.refreshToken])
      expect(logs).not.toContain(secret);
  });

  it('can be exported by its owner, without secrets', async () => {
    const { accountId, tokens } = await signIn(api, { accessLevel: 'SUPPORT', device: 'curl/8' });
    const data = await api.app.get(PersonalDataService).export(accountId);
    expect(data).toMatchObject({
      sessions: [{ device: expect.any(String), endedAt: null }],
      securityLog: [{ kind: 'SIGNED_IN', network: '203.0.113.0/24' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/hash|sealed|token/i);
    expect((await api.post({ query: '{ sessions { id } }' }, bearer(tokens))).status).toBe(200);
  });

  it('is removed with the account: sessions end, and the security log no longer refers to the account', async () => {
    const { accountId, sessionId, tokens } = await signIn(api);
    const personalData = api.app.get(PersonalDataService);
    await api.app.get(PrismaService).inTransaction('test-erase', (transaction) => personalData.erase(transaction, accountId));
    expect(await toRefusal(await api.post({ query: '{ sessions { id } }' }, bearer(tokens)))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await api.db.session.count({ where: { accountId } })).toBe(0);
    expect(await api.db.securityEvent.count({ where: { OR: [{ accountId }, { sessionId }] } })).toBe(0);
  });

  it('is deleted after its retention time: sessions after 60 days, security log entries after 180 days', async () => {
    const { sessionId } = await signIn(api);
    const countRecords = async () => [
      await api.db.securityEvent.count({ where: { sessionId } }),
      await api.db.session.count({ where: { id: sessionId } }),
    ];
    const cleanAt = async (days: number) => {
      const clock = api.app.get(Clock);
      const { now } = clock;
      clock.now = () => new Date(Date.now() + days * DAY_MS);
      await api.app.get(RetentionService).clean();
      clock.now = now;
    };
    await cleanAt(59);
    expect(await countRecords()).toEqual([1, 1]);
    await cleanAt(61);
    expect(await countRecords()).toEqual([1, 0]);
    await cleanAt(181);
    expect(await countRecords()).toEqual([0, 0]);
  });
});
