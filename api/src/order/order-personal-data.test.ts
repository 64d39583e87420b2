import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { AccountService } from '../account/account.service.js';
import { PersonalDataService } from '../account/personal-data.service.js';
import { setCodeLimits, UNHURRIED, Visitor } from '../auth/code/codes.harness.js';
import { buildAccount, buildOrder } from '../exports/testing.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { DAY_MS, MINUTE_MS } from '../platform/process/durations.js';

const DELETE = 'mutation ($dto: DeleteAccountInput!) { answer: deleteAccount(dto: $dto) }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  setCodeLimits(api, { cooldownsMs: [1] });
});
afterAll(() => api.close());

const erase = (accountId: string) =>
  api.app.get(PrismaService).inTransaction('erase', (transaction) => api.app.get(AccountService).erase(transaction, accountId));

describe('the personal data of orders', () => {
  it('are exported with recipient, address, sums, units and steps', async () => {
    const { accountId, number } = await buildOrder(api.db, { comment: 'Позвоните' });
    const { orders } = await api.app.get(PersonalDataService).export(accountId);
    expect(orders).toMatchObject([
      {
        number,
        name: 'Анна',
        email: 'anna@example.com',
        street: 'Тверская',
        comment: 'Позвоните',
        totalPrice: 13_080_00,
        items: [{ soldPrice: 12_490_00, productItem: { product: { name: 'Ботинки «Шлюз»' } }, changes: [{ status: 'AWAITING_PAY' }] }],
      },
    ]);
    expect(() => JSON.stringify(orders)).not.toThrow();
  });

  it('lose the pseudonym of the IP address after a day, except for unpaid orders', async () => {
    const createdAt = new Date(Date.now() - DAY_MS);
    const [paid, unpaid, fresh] = [
      await buildOrder(api.db, { status: 'DELIVERED', createdAt, network: 'old' }),
      await buildOrder(api.db, { createdAt, network: 'unpaid' }),
      await buildOrder(api.db, { status: 'DELIVERED', network: 'fresh' }),
    ];
    await api.app.get(RetentionService).clean();
    const readNetwork = async ({ id }: { id: string }) => (await api.db.order.findUniqueOrThrow({ where: { id } })).network;
    expect([await readNetwork(paid), await readNetwork(unpaid), await readNetwork(fresh)]).toEqual(['', 'unpaid', 'fresh']);
  });

  it('lose the pseudonym of the IP address without a change of `updatedAt`, so that programs do not read the order again', async () => {
    const order = await buildOrder(api.db, { status: 'DELIVERED', createdAt: new Date(Date.now() - DAY_MS), network: 'unseen' });
    await api.app.get(RetentionService).clean();
    const { network, updatedAt } = await api.db.order.findUniqueOrThrow({ where: { id: order.id } });
    expect({ network, updatedAt }).toEqual({ network: '', updatedAt: order.updatedAt });
  });

  it('are erased with the account, while units and sums stay for accounting', async () => {
    const { id: accountId } = await buildAccount(api.db);
    const ended = await buildOrder(api.db, { accountId, status: 'CANCEL_PURCHASE', comment: 'Позвоните', apartment: '12', network: 'x' });
    const delivered = await buildOrder(api.db, { accountId, status: 'DELIVERED' });
    await api.db.orderKey.create({
      data: { accountId, key: ended.id, contentHash: new Uint8Array(1), orderId: ended.id, createdAt: new Date() },
    });
    // Another process, whose clock is ahead, has changed the order.
    const updatedAt = new Date(Date.now() + MINUTE_MS);
    await api.db.order.update({ where: { id: delivered.id }, data: { updatedAt } });
    await erase(accountId);
    const remainingOrders = await api.db.order.findMany({ where: { accountId }, include: { items: true }, orderBy: { number: 'asc' } });
    expect(remainingOrders.map(({ id, totalPrice, items }) => [id, totalPrice, items.length])).toEqual(
      [ended, delivered].map(({ id, totalPrice }) => [id, totalPrice, 1]),
    );
    for (const order of remainingOrders) {
      expect(order).toMatchObject({
        name: '',
        surname: '',
        phone: '',
        email: '',
        comment: '',
        street: '',
        house: '',
        apartment: '',
        network: '',
      });
    }
    expect(remainingOrders[1]?.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    expect(await api.db.orderKey.count({ where: { accountId } })).toBe(0);
  });

  it.each([
    'AWAITING_PAY',
    'AWAITING_CALL',
    'PURCHASED_FROM_SELLER',
    'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
  ] as const)('cannot be erased while an order has the status %s', async (status) => {
    const { accountId, id, number } = await buildOrder(api.db, { status });
    await expect(erase(accountId)).rejects.toMatchObject({ code: 'CONFLICT', details: { orderNumbers: [number] } });
    expect(await api.db.order.findUnique({ where: { id } })).toMatchObject({ name: 'Анна' });
    expect(await api.db.account.findUnique({ where: { id: accountId } })).toMatchObject({ deletedAt: null });
  });

  it('are not erased on request until the order has ended, and the refusal names the order', async () => {
    const own = 'anna-orders@example.com';
    const visitor = new Visitor(api, { address: '203.0.113.9', isBrowser: true });
    const accountId = await visitor.signIn(own);
    const { id, number, heldUntil } = await buildOrder(api.db, { accountId, createdAt: new Date(Date.now() - MINUTE_MS) });
    const remove = async () => visitor.ask(DELETE, { emailOrPhone: own, code: await visitor.requestCode(own) });
    expect(await remove()).toEqual({
      refused: 'CONFLICT',
      message: `Заказ №\u00a0${number} ещё не\u00a0завершён. Аккаунт можно удалить, когда всё получено или отменено.`,
      details: { orderNumbers: [number], until: heldUntil?.toISOString() },
    });
    await api.db.order.update({ where: { id }, data: { status: 'CANCEL_PURCHASE', heldUntil: null } });
    expect(await remove()).toEqual({ data: true });
  });
});

describe('idempotency keys', () => {
  it('are deleted after a day', async () => {
    const { id: orderId, accountId } = await buildOrder(api.db);
    const row = { accountId, contentHash: new Uint8Array(1), orderId };
    const at = (ms: number) => new Date(Date.now() - ms);
    const [old, fresh] = ['01a1f861-b930-77a5-9ae7-77c0dd5aa755', '01a1f861-b930-77a5-9ae7-77c0dd5aa756'];
    await api.db.orderKey.createMany({
      data: [
        { ...row, key: old, createdAt: at(DAY_MS + MINUTE_MS) },
        { ...row, key: fresh, createdAt: at(DAY_MS - MINUTE_MS) },
      ],
    });
    await api.app.get(RetentionService).clean();
    expect((await api.db.orderKey.findMany({ where: { accountId } })).map(({ key }) => key)).toEqual([fresh]);
  });
});
