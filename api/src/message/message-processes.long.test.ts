import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiProcesses, endProcess } from '../../test/api-processes.harness.js';
import { type FakeSmsGateway, startSmsGateway } from '../../test/fakes/sms-gateway.fake.js';
import { until } from '../../test/support/wait-until.js';

/** Timeouts long enough for a machine that stalls. */
const LONG_TIMEOUTS = { maxWait: 20_000, timeout: 20_000 };

let processes: ApiProcesses;
let gateway: FakeSmsGateway;

beforeAll(async () => {
  processes = await ApiProcesses.open();
});
afterAll(() => processes.close());
beforeEach(async () => {
  gateway = await startSmsGateway();
});
afterEach(async () => {
  await processes.killAll();
  await gateway.close();
});

const startApi = () => processes.start({ SMS_URL: gateway.url });

/** Enqueues the text message about a deleted account in a transaction, as the shop does. */
async function enqueueNotice(): Promise<string> {
  return processes.db.$transaction(async (transaction) => {
    const data = { change: 'ACCOUNT_DELETED', type: 'PHONE', address: '+79005550000' } as const;
    const { id } = await transaction.recipientNotice.create({ data });
    await transaction.$executeRaw`
      SELECT graphile_worker.add_job('deliver_message', json_build_object('kind', 'recipient-notice', 'id', ${id}::text), max_attempts => 8)`;
    return `recipient-notice:${id}`;
  }, LONG_TIMEOUTS);
}

const listKeys = (): unknown[] => gateway.requests.map(({ body }) => body.idempotencyKey);
const countJobs = async (): Promise<number> => processes.db.$executeRaw`SELECT FROM graphile_worker.jobs`;

describe('API processes on one database', () => {
  it('share the message queue, and send each message once', async () => {
    await Promise.all([startApi(), startApi()]);
    const enqueuedKeys = await Promise.all(Array.from({ length: 30 }, enqueueNotice));
    await until('all are sent', async () => (await countJobs()) === 0);
    expect(listKeys().sort()).toEqual(enqueuedKeys.sort());
  }, 90_000);

  it("send a killed process's messages, with the same key if it had already tried to send them", async () => {
    const before = await enqueueNotice();
    gateway.setResponse(null);
    const { child } = await startApi();
    await until('the message is on its way', () => listKeys().includes(before));
    await endProcess(child);
    gateway.setResponse(() => ({ status: 200 }));
    const after = await enqueueNotice();
    await startApi();
    await until('both are sent', async () => (await countJobs()) === 0, 60_000);
    expect(listKeys().filter((key) => key === before).length).toBeGreaterThan(1);
    expect(listKeys().filter((key) => key === after)).toEqual([after]);
  }, 90_000);

  it('send a sign-in code if its process is killed before sending it', async () => {
    const sendMutation = async (url: string, query: string, dto: object): Promise<unknown> => {
      const body = JSON.stringify({ query, variables: { dto } });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      return ((await response.json()) as { data?: unknown }).data;
    };
    gateway.setResponse(null);
    const first = await startApi();
    const send = 'mutation ($dto: SendSmsCodeInput!) { sendSmsCode(dto: $dto) { challenge } }';
    const { sendSmsCode } = (await sendMutation(first.url, send, { phone: '8 (912) 555-00-00' })) as { sendSmsCode: { challenge: string } };
    await endProcess(first.child);
    gateway.requests.length = 0;
    gateway.setResponse(() => ({ status: 200 }));
    const { url } = await startApi();
    await until('the code arrives', () => gateway.requests.length > 0, 60_000);
    expect(gateway.requests[0]?.body).toMatchObject({ to: '+79125550000', idempotencyKey: `code:${sendSmsCode.challenge}` });
    const code = /^\d{4}/.exec(String(gateway.requests[0]?.body.text))?.[0];
    const authenticate = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { phone bonuses } } }';
    expect(await sendMutation(url, authenticate, { emailOrPhone: '+79125550000', code, challenge: sendSmsCode.challenge })).toEqual({
      authenticate: { user: { phone: '+79125550000', bonuses: 5000 } },
    });
  }, 120_000);

  it('finish sending their messages before they exit', async () => {
    gateway.delayResponses(1_000);
    const { child } = await startApi();
    const key = await enqueueNotice();
    await until('it is on its way', () => listKeys().length === 1);
    await endProcess(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
    expect(listKeys()).toEqual([key]);
    expect(await countJobs()).toBe(0);
  }, 90_000);
});
