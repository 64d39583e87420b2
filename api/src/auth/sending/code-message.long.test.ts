import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeSmsGateway, startSmsGateway } from '../../../test/fakes/sms-gateway.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED, Visitor } from '../code/codes.harness.js';

let gateway: FakeSmsGateway;
let api: TestApi;

beforeAll(async () => {
  gateway = await startSmsGateway();
  api = await startTestApi({ ...UNHURRIED, SMS_URL: gateway.url });
});
afterAll(async () => {
  await api.close();
  await gateway.close();
});

const countJobs = async (): Promise<number> => api.db.$executeRaw`SELECT FROM graphile_worker.jobs`;
const countFailedAttempts = async (): Promise<number> => api.db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE last_error IS NOT NULL`;

async function sendTo(phone: string): Promise<{ visitor: Visitor; challenge: string | null }> {
  const visitor = new Visitor(api, { address: '203.0.113.7' });
  const sent = await visitor.sendSms(phone);
  if (sent.refused !== undefined) throw new Error(sent.refused);
  return { visitor, challenge: sent.data.challenge };
}

describe('a message with a code', () => {
  it('counts as delivered if its code was used, even if the gateway did not respond', async () => {
    gateway.setResponse(null);
    const { visitor, challenge } = await sendTo('+79170000001');
    await until('it has arrived', () => gateway.requests.length === 1);
    const code = /^\d{4}/.exec(String(gateway.requests.at(-1)?.body.text))?.[0] ?? '';
    expect(await visitor.authenticate('+79170000001', code, { challenge })).toHaveProperty('data');
    await until('the attempt has timed out', async () => (await countFailedAttempts()) === 1);
    await until('no attempt remains', async () => (await countJobs()) === 0);
    expect(gateway.requests).toHaveLength(1);
    expect(await api.db.undeliveredMessage.count()).toBe(0);
    expect(api.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('counts as failed if it could not be sent before the code expired', async () => {
    gateway.setResponse(() => ({ status: 503 }));
    const { challenge } = await sendTo('+79170000002');
    await until('the first attempt has failed', async () => (await countFailedAttempts()) === 1);
    await api.db.authChallenge.update({ where: { id: challenge ?? '' }, data: { expiresAt: new Date() } });
    await until('no attempt remains', async () => (await countJobs()) === 0, 20_000);
    expect(await api.db.undeliveredMessage.findMany()).toMatchObject([{ kind: 'code', messageId: challenge, reason: 'EXPIRED' }]);
  });
});
