import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeSmsc, SMSC_KEY } from '../../test/fakes/smsc.fake.js';
import { until } from '../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { UNHURRIED } from '../auth/code/codes.harness.js';
import { bearer, signIn, signInStaff } from '../auth/session/sessions.harness.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS } from '../platform/process/durations.js';
import { MessageService } from './message.service.js';

const PHONE = '+79001234567';
const ORDER = '0199c0de-0000-7000-8000-000000000001';

let fake: FakeSmsc;
let api: TestApi;
let support: Record<string, string>;
let sentCount = 0;

beforeAll(async () => {
  fake = await FakeSmsc.start();
  api = await startTestApi({ ...UNHURRIED, SMS_GATEWAY: 'smsc', SMS_URL: fake.sendUrl, SMS_KEY: SMSC_KEY, LOG_LEVEL: 'trace' });
  const compose = async () => ({ type: 'PHONE', address: PHONE, text: 'Заказ готов', orderId: ORDER }) as const;
  api.app.get(MessageService).register('test', { compose });
  support = bearer((await signInStaff(api, 'SUPPORT')).tokens);
});
afterAll(async () => {
  await api.close();
  await fake.close();
});
beforeEach(() => {
  fake.reset();
  fake.setNextStatus(1);
});
afterEach(async () => {
  await api.db.smsDelivery.deleteMany();
});

/** Sends a text message, and returns its id once the gateway has accepted the message. */
async function sendMessage(): Promise<string> {
  const id = `sms-${++sentCount}`;
  await api.app
    .get(PrismaService)
    .inTransaction(`request-of-${id}`, (transaction) => api.app.get(MessageService).enqueue(transaction, { kind: 'test', id }));
  await until('the message is tracked', async () => (await find(id)) !== null);
  return id;
}
const find = (messageId: string) => api.db.smsDelivery.findUnique({ where: { kind_messageId: { kind: 'test', messageId } } });
/** Makes the queue run waiting jobs at once. */
const makeJobsDue = async () => {
  await api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`;
  await api.db.$executeRaw`SELECT pg_notify('jobs:insert', '{"r":"test","count":1}')`;
};
const waitForState = (messageId: string, state: string) =>
  until(`it is ${state}`, async () => {
    await makeJobsDue();
    return (await find(messageId))?.state === state;
  });
const hasFailed = async () =>
  (await api.db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE locked_at IS NULL AND last_error IS NOT NULL`) > 0;

const LIST = `query ($dto: SmsDeliveryListInput) { smsDeliveryList(dto: $dto) {
  items { kind orderId phoneEnd state gatewayStatus gatewayError sentAt endedAt } pagination { totalItems } } }`;
const list = async (dto: object, headers = support) =>
  (await (await api.post({ query: LIST, variables: { dto } }, headers)).json()) as GraphqlResponse<{
    smsDeliveryList: { items: object[] };
  }>;

// smsc.ru/api/http/status_messages documents the parameters `phone`, `id` and `fmt` of `sys/status.php`, and the statuses.
describe('a text message', () => {
  it.each([
    [1, 0, 'DELIVERED'],
    [2, 0, 'DELIVERED'],
    [4, 0, 'DELIVERED'],
    [3, 0, 'FAILED'],
    [20, 6, 'FAILED'],
    [22, 0, 'FAILED'],
    [23, 0, 'FAILED'],
    [24, 0, 'FAILED'],
    [25, 1, 'FAILED'],
  ])('with the status %i and the error code %i of SMSC.ru is listed for SUPPORT as %s', async (status, error, state) => {
    fake.setNextStatus(status, error);
    await waitForState(await sendMessage(), state);
    expect((await list({ orderId: ORDER })).data?.smsDeliveryList).toEqual({
      items: [
        {
          ...{ kind: 'test', orderId: ORDER, phoneEnd: '4567', state, gatewayStatus: status, gatewayError: error || null },
          ...{ sentAt: expect.any(String), endedAt: expect.any(String) },
        },
      ],
      pagination: { totalItems: 1 },
    });
    const metrics = await (await fetch(`${api.healthUrl}/metrics`)).text();
    expect(metrics).toContain(`meet_sms_outcomes_total{kind="test",outcome="${state.toLowerCase()}"}`);
  });

  it.each([-3, -1, 0])('is checked again after the status %i of SMSC.ru until the phone has received it', async (status) => {
    fake.setNextStatus(status);
    const id = await sendMessage();
    await until('a status check has failed', async () => {
      if (fake.listRequests('sys/status.php').length === 0) await makeJobsDue();
      return hasFailed();
    });
    expect(await find(id)).toMatchObject({ state: 'ACCEPTED', phone: PHONE });
    fake.setStatusOfAll(1);
    await waitForState(id, 'DELIVERED');
  });

  it('is checked again while the gateway fails, and finally has the state UNKNOWN', async () => {
    fake.setNextStatus(0);
    const id = await sendMessage();
    fake.failNext({ status: 502 }, 'NOT_JSON');
    await until('two status checks have failed', async () => {
      await makeJobsDue();
      return fake.listRequests('sys/status.php').length >= 2 && hasFailed();
    });
    expect(await find(id)).toMatchObject({ state: 'ACCEPTED' });
    const isLastNext = async () =>
      (await api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 9, run_at = now() WHERE locked_at IS NULL`) > 0;
    await until('the next attempt is the last', isLastNext);
    await until('it is given up', async () => (await find(id))?.state === 'UNKNOWN');
  });

  it('leaves no full phone number in its record or the log once its outcome is known', async () => {
    fake.setNextStatus(20, 6);
    const id = await sendMessage();
    expect(await find(id)).toMatchObject({ phone: PHONE });
    await waitForState(id, 'FAILED');
    expect(await find(id)).toMatchObject({ phone: null, phoneEnd: '4567' });
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'a text message was not delivered', gatewayStatus: 20, gatewayError: 6 }),
    );
    expect(JSON.stringify(api.log)).not.toContain(PHONE.slice(1));
  });

  it('is found by the last digits of its phone number and by its state', async () => {
    await waitForState(await sendMessage(), 'DELIVERED');
    const countItems = async (dto: object) => (await list(dto)).data?.smsDeliveryList.items.length;
    expect(await countItems({ phoneEnd: '4567', state: 'DELIVERED' })).toBe(1);
    expect([await countItems({ phoneEnd: '0000' }), await countItems({ state: 'FAILED' }), await countItems({ orderId: 'none' })]).toEqual([
      0, 0, 0,
    ]);
  });

  it('is found by the time at which the gateway accepted it', async () => {
    const sentAt = (day: number) => new Date(Date.UTC(2020, 0, day));
    const row = { kind: 'test', phoneEnd: '4567', state: 'DELIVERED' } as const;
    await api.db.smsDelivery.createMany({ data: [1, 2, 3].map((day) => ({ ...row, messageId: `day-${day}`, sentAt: sentAt(day) })) });
    const listDays = async (dto: object) =>
      (await list(dto)).data?.smsDeliveryList.items.map((item) => new Date((item as { sentAt: string }).sentAt).getUTCDate());
    expect(await listDays({})).toEqual([3, 2, 1]);
    expect(await listDays({ until: sentAt(3).toISOString() })).toEqual([2, 1]);
    expect(await listDays({ from: sentAt(2).toISOString(), until: sentAt(3).toISOString() })).toEqual([2]);
  });

  it('is not listed for shoppers, and is deleted after 30 days', async () => {
    const id = await sendMessage();
    await waitForState(id, 'DELIVERED');
    expect((await list({}, bearer((await signIn(api)).tokens))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const clock = api.app.get(Clock);
    const { now } = clock;
    clock.now = () => new Date(Date.now() + 31 * DAY_MS);
    await api.app.get(RetentionService).clean();
    clock.now = now;
    expect(await find(id)).toBeNull();
  });
});
