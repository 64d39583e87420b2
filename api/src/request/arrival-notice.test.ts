import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, buildMember, listMailsTo, newVisitor, send, UNHURRIED_FORMS } from '../../test/requests.harness.js';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { buildProductItem } from '../exports/testing.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { Clock } from '../platform/process/clock.js';
import { HOUR_MS } from '../platform/process/durations.js';
import { ArrivalMailService } from './arrival-mail.service.js';
import { noticeRetentionMs } from './request-personal-data.service.js';

let api: TestApi;
let visitorCount = 0;

beforeAll(async () => {
  api = await startTestApi(UNHURRIED_FORMS);
});
afterAll(() => api.close());

const createEmail = (): string => {
  visitorCount += 1;
  return `waits${visitorCount}@example.com`;
};
const buildSoldOutUnit = () => buildProductItem(api.db, { soldAt: new Date() });
type Unit = Awaited<ReturnType<typeof buildSoldOutUnit>>;
const subscribe = ({ productId, sizeId }: Pick<Unit, 'productId' | 'sizeId'>, email: string | null, headers = {}) =>
  send(newVisitor(api, headers), 'notice', { productId, sizeId, email });
const countWaiting = (email: string) => api.db.arrivalNotice.count({ where: { email, toldAt: null } });
const notifyCaptured = () => api.app.get(ArrivalMailService).notifyCaptured();
const waitForMail = (email: string) => until('the message came', async () => listMailsTo(api, email).length > 0);
/** Waits until no job is left, and returns how many mails the address has received. */
async function countSentMails(email: string): Promise<number> {
  await until('no message is under way', async () => {
    const jobs = await api.db.$queryRaw<unknown[]>`SELECT FROM graphile_worker.jobs LIMIT 1`;
    return jobs.length === 0;
  });
  return listMailsTo(api, email).length;
}
const readToken = (email: string): string => listMailsTo(api, email)[0]?.text.match(/\/notices\/([\w-]+)/)?.[1] ?? '';

describe('a subscriber to the arrival of a size', () => {
  it('is notified once when a unit becomes available, even if plain SQL changes it, and then the subscription is deleted', async () => {
    const [unit, email] = [await buildSoldOutUnit(), createEmail()];
    expect(await subscribe(unit, email)).toMatchObject({ data: { email, sizeName: '38' } });
    await api.db.$executeRaw`UPDATE product_item SET sold_at = NULL WHERE id = ${unit.id}::uuid`;
    await notifyCaptured();
    await waitForMail(email);
    const [mail] = listMailsTo(api, email);
    expect(mail?.subject).toContain('размер\u00a038');
    expect(mail?.text).toContain('потому что');
    expect(mail?.unsubscribeUrl).toMatch(/\/notices\/[\w-]{43}$/);
    await until('the notice is forgotten', async () => (await api.db.arrivalNotice.count({ where: { email } })) === 0);
    await api.db.$executeRaw`UPDATE product_item SET sold_at = now() WHERE id = ${unit.id}::uuid`;
    await api.db.$executeRaw`UPDATE product_item SET sold_at = NULL WHERE id = ${unit.id}::uuid`;
    await notifyCaptured();
    expect(await countSentMails(email)).toBe(1);
    expect(await api.db.arrival.count()).toBe(0);
  });

  it('is notified when another unit of the size arrives, but not for another size or product', async () => {
    const [unit, email] = [await buildSoldOutUnit(), createEmail()];
    await subscribe(unit, email);
    await buildProductItem(api.db, { productId: unit.productId });
    await buildProductItem(api.db, { sizeId: unit.sizeId });
    await notifyCaptured();
    expect(await countWaiting(email)).toBe(1);
    await buildProductItem(api.db, { productId: unit.productId, sizeId: unit.sizeId });
    await notifyCaptured();
    await waitForMail(email);
  });

  it('gets one message even if several units arrive and are handled in parallel', async () => {
    const [unit, email] = [await buildSoldOutUnit(), createEmail()];
    await subscribe(unit, email);
    const { productId, sizeId } = unit;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        await buildProductItem(api.db, { productId, sizeId });
        await Promise.all([notifyCaptured(), api.app.get(ArrivalMailService).notifyAll()]);
      }),
    );
    await waitForMail(email);
    expect(await countSentMails(email)).toBe(1);
  });

  it('is not notified of a reserved unit, but is notified once its reservation expires', async () => {
    const [unit, email] = [await buildSoldOutUnit(), createEmail()];
    await subscribe(unit, email);
    await api.db.productItem.update({ where: { id: unit.id }, data: { soldAt: null, reservedUntil: new Date(Date.now() + HOUR_MS) } });
    await notifyCaptured();
    await api.app.get(ArrivalMailService).notifyAll();
    expect(await countWaiting(email)).toBe(1);
    const clock = api.app.get(Clock);
    const { now } = clock;
    clock.now = () => new Date(Date.now() + HOUR_MS);
    await api.app
      .get(ArrivalMailService)
      .notifyAll()
      .finally(() => Object.assign(clock, { now }));
    expect(await countWaiting(email)).toBe(0);
    await waitForMail(email);
  });

  it('is notified when a hidden product becomes visible again', async () => {
    const [unit, email] = [await buildSoldOutUnit(), createEmail()];
    await subscribe(unit, email);
    await api.db.product.update({ where: { id: unit.productId }, data: { active: false } });
    await api.db.productItem.update({ where: { id: unit.id }, data: { soldAt: null } });
    await notifyCaptured();
    expect(await countWaiting(email)).toBe(1);
    await api.db.product.update({ where: { id: unit.productId }, data: { active: true } });
    await api.app.get(ArrivalMailService).notifyAll();
    await waitForMail(email);
  });

  it('has one subscription per e-mail address and size, even after parallel requests', async () => {
    const [unit, email] = [await buildSoldOutUnit(), createEmail()];
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => subscribe(unit, email)));
    expect(outcomes.map(({ refused }) => refused)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await countWaiting(email)).toBe(1);
  });

  it('may omit the e-mail address if the account has one', async () => {
    const [unit, email] = [await buildSoldOutUnit(), createEmail()];
    const { accountId, headers } = await buildMember(api, email);
    expect(await subscribe(unit, null, headers)).toMatchObject({ data: { email } });
    expect(await api.db.arrivalNotice.count({ where: { accountId, email } })).toBe(1);
  });

  it('is refused without a valid e-mail address, for an available or unknown size, and beyond the limit per e-mail address', async () => {
    const [unit, available] = [await buildSoldOutUnit(), await buildProductItem(api.db)];
    expect((await subscribe(unit, null)).refused).toBe('BAD_USER_INPUT');
    expect((await subscribe(unit, 'нет')).refused).toBe('BAD_USER_INPUT');
    expect((await subscribe(available, createEmail())).refused).toBe('CONFLICT');
    expect((await subscribe({ productId: unit.productId, sizeId: available.sizeId }, createEmail())).refused).toBe('NOT_FOUND');
    expect((await subscribe({ productId: 'x', sizeId: 'y' }, createEmail())).refused).toBe('NOT_FOUND');
    const email = createEmail();
    for (let time = 0; time < 5; time += 1) expect((await subscribe(await buildSoldOutUnit(), email)).refused).toBeUndefined();
    expect((await subscribe(unit, email)).refused).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the unsubscribe link of a message', () => {
  const REMOVE = 'mutation ($dto: ArrivalTokenInput!) { done: removeArrivalNotices(dto: $dto) }';
  const READ = 'query ($dto: ArrivalTokenInput!) { list: arrivalNotices(dto: $dto) { email sizeName } }';

  it('ends only the subscriptions of its recipient, needs no sign-in, and may be used again', async () => {
    const [first, second, email, other] = [await buildSoldOutUnit(), await buildSoldOutUnit(), createEmail(), createEmail()];
    for (const unit of [first, second]) await subscribe(unit, email);
    await subscribe(second, other);
    await api.db.productItem.update({ where: { id: first.id }, data: { soldAt: null } });
    await notifyCaptured();
    await waitForMail(email);
    const variables = { dto: { token: readToken(email) } };
    expect((await ask<{ list: unknown }>(api, { query: READ, variables })).data?.list).toEqual([{ email, sizeName: '38' }]);
    for (let time = 0; time < 2; time += 1) expect((await ask(api, { query: REMOVE, variables })).data).toEqual({ done: true });
    expect([await countWaiting(email), await countWaiting(other)]).toEqual([0, 1]);
  });

  it.each(['', 'x', 'A'.repeat(43), "' OR true --"])('reveals and changes nothing with the invalid token %j', async (token) => {
    const before = await api.db.arrivalNotice.count();
    expect((await ask<{ list: unknown }>(api, { query: READ, variables: { dto: { token } } })).data?.list).toEqual([]);
    await ask(api, { query: REMOVE, variables: { dto: { token } } });
    expect(await api.db.arrivalNotice.count()).toBe(before);
  });
});

it('a subscription to the arrival of a size is deleted after half a year', async () => {
  const email = createEmail();
  await subscribe(await buildSoldOutUnit(), email);
  await api.db.arrivalNotice.updateMany({ where: { email }, data: { createdAt: new Date(Date.now() - noticeRetentionMs - 1) } });
  await api.app.get(RetentionService).clean();
  expect(await countWaiting(email)).toBe(0);
});
