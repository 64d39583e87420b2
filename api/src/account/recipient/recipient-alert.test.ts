import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeSmsGateway, startSmsGateway } from '../../../test/fakes/sms-gateway.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Inbox } from '../../message/inbox.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { AccountService } from '../account.service.js';
import type { Recipient } from './recipient.rules.js';
import { RecipientService } from './recipient.service.js';

let gateway: FakeSmsGateway;
let api: TestApi;
let numbers = 0;

beforeAll(async () => {
  gateway = await startSmsGateway();
  api = await startTestApi({ SMS_URL: gateway.url });
});
afterAll(async () => {
  await api.close();
  await gateway.close();
});
beforeEach(() => {
  gateway.requests.length = 0;
  gateway.setResponse(() => ({ status: 200 }));
});

const phone = (): Recipient => ({ type: 'PHONE', address: `+7913${String(++numbers).padStart(7, '0')}` });
const email = (): Recipient => ({ type: 'EMAIL', address: `vera-${++numbers}@example.com` });

const inTransaction = <T>(work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  api.app.get(PrismaService).inTransaction('notice-test', work);
const attach = (accountId: string, recipient: Recipient) =>
  inTransaction((transaction) => api.app.get(RecipientService).attach(transaction, accountId, recipient));
const erase = (accountId: string) => inTransaction((transaction) => api.app.get(AccountService).erase(transaction, accountId));

/** Creates an account with these recipients, and waits until its alerts are sent. */
async function createAccount(first: Recipient, second?: Recipient): Promise<string> {
  const { accountId } = await inTransaction((transaction) => api.app.get(AccountService).findOrCreate(transaction, first));
  if (second) await attach(accountId, second);
  await untilAllSent();
  return accountId;
}

const untilAllSent = () => until('all alerts are sent', async () => (await api.db.$executeRaw`SELECT FROM graphile_worker.jobs`) === 0);
/** Whether the job of the alert has failed and was queued again. */
const hasFailed = async (): Promise<boolean> =>
  (await api.db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE locked_at IS NULL AND last_error IS NOT NULL`) === 1;
const listSmsTo = ({ address }: Recipient): string[] =>
  gateway.requests.filter(({ body }) => body.to === address).map(({ body }) => String(body.text).replaceAll('\u00a0', ' '));
const listMailsTo = ({ address }: Recipient) => api.app.get(Inbox).messages.filter((message) => message.address === address);
const ADVICE = 'Если это сделали не вы, сразу напишите нам: http://127.0.0.1:3000/info/contacts';

describe('the addresses of an account', () => {
  it('get a message when an address of another type is added, except the added address', async () => {
    const [old, added] = [phone(), email()];
    await createAccount(old, added);
    expect(listSmsTo(old)).toEqual([`Meet: в ваш аккаунт добавлен email, теперь войти можно и по нему. ${ADVICE}`]);
    expect(listMailsTo(added)).toEqual([]);
    const [otherOld, otherAdded] = [email(), phone()];
    await createAccount(otherOld, otherAdded);
    expect(listMailsTo(otherOld)).toMatchObject([{ subject: 'В\u00a0ваш аккаунт Meet добавлен телефон' }]);
    expect(listSmsTo(otherAdded)).toEqual([]);
  });

  it('all get a message when an address is replaced, except the new address, which no message mentions', async () => {
    const [unchanged, replaced, added] = [phone(), email(), email()];
    const accountId = await createAccount(unchanged, replaced);
    gateway.requests.length = 0;
    await attach(accountId, added);
    await untilAllSent();
    expect(listSmsTo(unchanged)).toEqual([`Meet: в вашем аккаунте теперь другой email. ${ADVICE}`]);
    expect(listMailsTo(replaced)).toMatchObject([
      { subject: 'Email вашего аккаунта Meet изменён', text: expect.stringContaining('коды больше не\u00a0приходят') },
    ]);
    expect(listMailsTo(added)).toEqual([]);
    expect(JSON.stringify([listMailsTo(replaced), listSmsTo(unchanged)])).not.toContain(added.address);
  });

  it('all get a message when the account is deleted, and the queued message is deleted after it is sent', async () => {
    const [phoneRecipient, emailRecipient] = [phone(), email()];
    const accountId = await createAccount(phoneRecipient, emailRecipient);
    gateway.requests.length = 0;
    await erase(accountId);
    await untilAllSent();
    expect(listSmsTo(phoneRecipient)).toEqual([`Meet: ваш аккаунт удалён, войти в него больше нельзя. ${ADVICE}`]);
    expect(listMailsTo(emailRecipient)).toMatchObject([{ subject: 'Ваш аккаунт Meet удалён' }]);
    expect(await api.db.recipientNotice.count()).toBe(0);
  });

  it('get a message about a change even if the account is deleted before the message is sent', async () => {
    const [ownerPhone, thiefPhone] = [phone(), phone()];
    const accountId = await createAccount(ownerPhone);
    gateway.setResponse(() => ({ status: 503 }));
    await attach(accountId, thiefPhone);
    await erase(accountId);
    await until('both alerts have been tried', () => listSmsTo(ownerPhone).length > 0 && listSmsTo(thiefPhone).length > 0);
    gateway.setResponse(() => ({ status: 200 }));
    await untilAllSent();
    expect(listSmsTo(ownerPhone).at(-1)).toBe(`Meet: в вашем аккаунте теперь другой номер телефона. ${ADVICE}`);
    expect(await api.db.undeliveredMessage.count()).toBe(0);
    expect(await api.db.replacedRecipient.count({ where: { accountId } })).toBe(0);
  });
});

describe('an address record', () => {
  const cleanAfter = async (ms: number) => {
    const clock = api.app.get(Clock);
    const { now } = clock;
    clock.now = () => new Date(Date.now() + ms);
    await api.app.get(RetentionService).clean();
    clock.now = now;
  };

  it('of a deleted account is removed within an hour, even if its message was not sent', async () => {
    const recipient = phone();
    const accountId = await createAccount(recipient);
    gateway.setResponse(() => ({ status: 503 }));
    await erase(accountId);
    await until('the alert has been tried', hasFailed);
    await api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'`;
    const countStored = () => api.db.recipientNotice.count({ where: { address: recipient.address } });
    await cleanAfter(30 * MINUTE_MS);
    expect(await countStored()).toBe(1);
    await cleanAfter(HOUR_MS - 10 * MINUTE_MS);
    expect(await countStored()).toBe(0);
    await api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
    await untilAllSent();
    expect(await api.db.undeliveredMessage.count()).toBe(0);
  });

  it('of a replaced address is removed after thirty days', async () => {
    const accountId = await createAccount(email());
    await attach(accountId, email());
    const countStored = () => api.db.replacedRecipient.count({ where: { accountId } });
    await cleanAfter(29 * 24 * HOUR_MS);
    expect(await countStored()).toBe(1);
    await cleanAfter(31 * 24 * HOUR_MS);
    expect(await countStored()).toBe(0);
  });
});
