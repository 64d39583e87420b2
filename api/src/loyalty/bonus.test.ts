import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { AccountService } from '../account/account.service.js';
import { SessionService } from '../auth/session/session.service.js';
import { buildAccount, buildProductItem } from '../exports/testing.js';
import { readConfig } from '../platform/config/config.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { StatementBatch } from '../platform/prisma/statement/statement-batch.js';
import { Clock } from '../platform/process/clock.js';
import { BonusService } from './bonus.service.js';
import { LedgerService } from './ledger.service.js';
import { LoyaltyService } from './loyalty.service.js';
import { WelcomeBonusService } from './welcome-bonus.service.js';

let api: TestApi;
let bonuses: BonusService;
let accountId: string;
let referenceCount = 0;

beforeAll(async () => {
  api = await startTestApi();
  bonuses = api.app.get(BonusService);
});
afterAll(() => api.close());
beforeEach(async () => {
  accountId = (await buildAccount(api.db)).id;
});

type TransactionOptions = Parameters<typeof api.db.$transaction>[1];
const createPhone = (): string => `+7912${String(++referenceCount).padStart(7, '0')}`;
const inTransaction = <T>(work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  api.app.get(PrismaService).inTransaction('bonus-test', work);

const grant = (grantee = accountId, grantPhone = createPhone()) =>
  inTransaction((transaction) => api.app.get(WelcomeBonusService).grantForPhone(transaction, { accountId: grantee, phone: grantPhone }));
const accrue = (amount: number, reference = `order-${++referenceCount}`) =>
  inTransaction((transaction) => bonuses.accrueBonuses(transaction, { accountId, changes: [{ amount, reference }] }));
const hold = (amount: number, reference = `order-${++referenceCount}`) =>
  inTransaction((transaction) => bonuses.holdBonuses(transaction, { accountId, amount, reference }));
const spend = (reference: string) => inTransaction((transaction) => bonuses.spendHold(transaction, { accountId, reference }));
const release = (reference: string) => inTransaction((transaction) => bonuses.releaseHold(transaction, { accountId, reference }));
const revoke = (amount: number, reference = `return-${++referenceCount}`) =>
  inTransaction((transaction) => bonuses.revokeBonuses(transaction, { accountId, changes: [{ amount, reference }] }));
const returnBonuses = (amount: number, reference: string) =>
  inTransaction((transaction) => bonuses.returnBonuses(transaction, { accountId, changes: [{ amount, reference }] }));

const listEntries = async (owner = accountId): Promise<[string, number, number, number][]> => {
  const rows = await api.db.bonusEntry.findMany({ where: { accountId: owner }, orderBy: { number: 'asc' } });
  return rows.map(({ kind, amount, balance, debt }) => [kind, Number(amount), Number(balance), Number(debt)]);
};

async function issueToken(account: string): Promise<string> {
  const session = { accountId: account, isBrowser: false, device: 'test', clientAddress: '127.0.0.1' };
  return (await inTransaction((transaction) => api.app.get(SessionService).open(transaction, session))).tokens.accessToken;
}

describe('welcome bonuses', () => {
  it('are granted once even if concurrent requests confirm the same phone', async () => {
    const number = createPhone();
    const granted = await Promise.all(Array.from({ length: 30 }, () => grant(accountId, number)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await bonuses.readBalance(accountId)).toBe(5000);
  });

  it('are granted to only one of many accounts with the same phone, and only once to an account with many phones', async () => {
    const number = createPhone();
    const people = await Promise.all(Array.from({ length: 10 }, () => buildAccount(api.db)));
    const granted = await Promise.all(people.map(({ id }) => grant(id, number)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    const repeatedGrants = await Promise.all(Array.from({ length: 10 }, () => grant()));
    expect(repeatedGrants.filter(Boolean)).toHaveLength(1);
    expect(await bonuses.readBalance(accountId)).toBe(5000);
  });

  it('are not granted again for the phones of an erased account, although no phone is stored in plain text', async () => {
    const [number, second] = [createPhone(), createPhone()];
    await grant(accountId, number);
    await grant(accountId, second);
    await inTransaction((transaction) => api.app.get(AccountService).erase(transaction, accountId));
    const { id: newcomer } = await buildAccount(api.db);
    expect(await grant(newcomer, number)).toBe(false);
    expect(await grant(newcomer, second)).toBe(false);
    expect(await bonuses.readBalance(newcomer)).toBe(0);
    expect(JSON.stringify(await api.db.welcomedPhone.findMany())).not.toContain(number.slice(2));
  });
});

describe('a phone for which welcome bonuses were granted', () => {
  it('is still recognised after AUTH_SECRET was replaced, if PSEUDONYM_SECRET is the earlier AUTH_SECRET', async () => {
    const number = createPhone();
    const remember = (secrets: object) => {
      const config = readConfig({ DATABASE_URL: 'postgresql://localhost/none', ...secrets });
      return inTransaction((transaction) =>
        new WelcomeBonusService(config, api.app.get(Clock), api.app.get(LedgerService)).storePhone(transaction, number),
      );
    };
    const [earlier, next] = ['the earlier secret that is long enough', 'the next secret that is long enough too'];
    expect(await remember({ AUTH_SECRET: earlier })).toBe(true);
    expect(await remember({ AUTH_SECRET: next, AUTH_SECRET_PREVIOUS: earlier, PSEUDONYM_SECRET: earlier })).toBe(false);
    expect(await remember({ AUTH_SECRET: next, PSEUDONYM_SECRET: earlier })).toBe(false);
  });
});

describe('the ledger', () => {
  it('holds, spends and releases bonuses once per reference', async () => {
    await accrue(1000);
    await hold(300, 'a');
    await hold(300, 'a');
    await hold(200, 'b');
    await spend('a');
    await spend('a');
    await release('a');
    await release('b');
    await release('b');
    expect(await listEntries()).toEqual([
      ['ACCRUE', 1000, 1000, 0],
      ['HOLD', -300, 700, 0],
      ['HOLD', -200, 500, 0],
      ['RELEASE', 300, 800, 0],
      ['SPEND', -300, 500, 0],
      ['RELEASE', 200, 700, 0],
    ]);
    expect(await bonuses.readBalance(accountId)).toBe(700);
  });

  it('records a debt for bonuses that it cannot revoke, and repays the debt from later accruals', async () => {
    await accrue(100);
    await revoke(250, 'return');
    await revoke(250, 'return');
    await accrue(60);
    await accrue(500);
    expect(await listEntries()).toEqual([
      ['ACCRUE', 100, 100, 0],
      ['REVOKE', -100, 0, 150],
      ['ACCRUE', 60, 60, 150],
      ['REVOKE', -60, 0, 90],
      ['ACCRUE', 500, 500, 90],
      ['REVOKE', -90, 410, 0],
    ]);
  });

  it('accrues and revokes several amounts in one call, one after another', async () => {
    const numberAmounts = (...amounts: number[]) => amounts.map((amount, index) => ({ amount, reference: `unit:${index}` }));
    const changeTogether = (kind: 'accrueBonuses' | 'revokeBonuses', changes: { amount: number; reference: string }[]) =>
      inTransaction((transaction) => bonuses[kind](transaction, { accountId, changes }));
    await revoke(120, 'old debt');
    await changeTogether('accrueBonuses', numberAmounts(50, 100));
    await changeTogether('accrueBonuses', numberAmounts(50, 100));
    await changeTogether('revokeBonuses', numberAmounts(10, 40, 5));
    expect((await listEntries()).slice(1)).toEqual([
      ['ACCRUE', 50, 50, 120],
      ['REVOKE', -50, 0, 70],
      ['ACCRUE', 100, 100, 70],
      ['REVOKE', -70, 30, 0],
      ['REVOKE', -10, 20, 0],
      ['REVOKE', -20, 0, 20],
      ['REVOKE', 0, 0, 25],
    ]);
  });

  it('gives back the bonuses spent on a unit once per reference, without repaying a debt with them', async () => {
    await accrue(500);
    await hold(300, 'order');
    await spend('order');
    await revoke(250, 'refund');
    await returnBonuses(100, 'first unit');
    await returnBonuses(100, 'first unit');
    await returnBonuses(200, 'second unit');
    expect((await listEntries()).slice(4)).toEqual([
      ['REVOKE', -200, 0, 50],
      ['RETURN', 100, 100, 50],
      ['RETURN', 200, 300, 50],
    ]);
  });

  it('gives back the bonuses of several units in one call, in order, and skips those given back before', async () => {
    await accrue(500);
    await hold(300, 'order');
    await spend('order');
    await returnBonuses(100, 'second');
    const bonusReturns = ['first', 'second', 'third'].map((reference, index) => ({ amount: 50 * (index + 1), reference }));
    for (const changes of [bonusReturns, bonusReturns, []])
      await inTransaction((transaction) => bonuses.returnBonuses(transaction, { accountId, changes }));
    const rows = await api.db.bonusEntry.findMany({ where: { accountId, kind: 'RETURN' }, orderBy: { number: 'asc' } });
    expect(rows.map(({ reference, amount, balance }) => [reference, Number(amount), Number(balance)])).toEqual([
      ['second', 100, 300],
      ['first', 50, 350],
      ['third', 150, 500],
    ]);
  });

  it('gives back the bonuses of a unit once if several requests cancel the unit concurrently', async () => {
    await accrue(500);
    await hold(300, 'order');
    await spend('order');
    await Promise.all(Array.from({ length: 12 }, () => returnBonuses(300, 'unit')));
    expect(await bonuses.readBalance(accountId)).toBe(500);
  });

  it('refuses to hold more than the balance', async () => {
    await accrue(100);
    await expect(hold(101)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { available: 100 } });
    expect(await bonuses.readBalance(accountId)).toBe(100);
  });

  it('refuses to hold bonuses for a reference that was released or spent, or that already holds another amount', async () => {
    await accrue(1000);
    await hold(100, 'released');
    await release('released');
    await hold(100, 'spent');
    await spend('spent');
    await hold(100, 'held');
    const before = await listEntries();
    await expect(hold(100, 'released')).rejects.toThrow('cannot hold again');
    await expect(hold(100, 'spent')).rejects.toThrow('cannot hold again');
    await expect(hold(150, 'held')).rejects.toThrow('cannot hold again');
    expect(await listEntries()).toEqual(before);
  });

  it('never has a balance or a debt below zero, and its balance equals the sum of its entries, even with concurrent changes', async () => {
    await accrue(1000);
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 16 }, () => hold(100)),
      ...Array.from({ length: 6 }, () => revoke(70)),
      ...Array.from({ length: 5 }, () => accrue(50)),
    ]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'BAD_USER_INPUT' });
    const rows = await listEntries();
    expect(rows.every(([, , balance, debt]) => balance >= 0 && debt >= 0)).toBe(true);
    expect(rows.reduce((sum, [, amount]) => sum + amount, 0)).toBe(await bonuses.readBalance(accountId));
  });

  it.each([
    'ReadCommitted',
    'RepeatableRead',
    'Serializable',
  ] as const)('cannot be overdrawn by plain SQL at the isolation level %s', async (isolationLevel) => {
    await accrue(100);
    const options: TransactionOptions = { isolationLevel, maxWait: 30_000, timeout: 30_000 };
    const overdraw = (reference: string) =>
      api.db.$transaction(async (transaction) => {
        await transaction.bonusEntry.aggregate({ where: { accountId }, _sum: { amount: true } });
        await transaction.$executeRaw`INSERT INTO bonus_entry (account_id, kind, amount, reference) VALUES (${accountId}::uuid, 'HOLD', -60, ${reference})`;
      }, options);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => overdraw(`own-${index}`)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bonuses.readBalance(accountId)).toBe(40);
  });

  it.each([
    'UPDATE bonus_entry SET amount = amount + 1',
    'DELETE FROM bonus_entry',
    'TRUNCATE bonus_entry',
    'DELETE FROM account',
    "INSERT INTO bonus_entry (account_id, kind, amount, reference) SELECT id, 'HOLD', 5, 'x' FROM account LIMIT 1",
    "INSERT INTO bonus_entry (account_id, kind, amount, reference) SELECT id, 'RETURN', -5, 'x' FROM account LIMIT 1",
    "INSERT INTO bonus_entry (account_id, kind, amount, reference, balance) SELECT id, 'HOLD', -9999999, 'x', 1 FROM account LIMIT 1",
  ])('rejects the SQL statement «%s»', async (statement) => {
    await accrue(10);
    await expect(api.db.$executeRawUnsafe(statement)).rejects.toThrow();
    expect(await bonuses.readBalance(accountId)).toBe(10);
  });
});

describe('the list of bonus entries', () => {
  const LIST =
    'query ($dto: PagedInput) { bonusEntryList(dto: $dto) { items { kind amount balance } pagination { page limit totalPages totalItems } } }';

  it("contains the viewer's entries, latest first", async () => {
    await grant();
    await accrue(120);
    await grant((await buildAccount(api.db)).id);
    const response = await api.post(
      { query: LIST, variables: { dto: { pagination: { limit: 1 } } } },
      { authorization: `Bearer ${await issueToken(accountId)}` },
    );
    expect(await response.json()).toEqual({
      data: {
        bonusEntryList: {
          items: [{ kind: 'ACCRUE', amount: 120, balance: 5120 }],
          pagination: { page: 1, limit: 1, totalPages: 2, totalItems: 2 },
        },
      },
    });
  });

  it('is refused to a guest', async () => {
    expect((await api.query(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('cashback', () => {
  const readCashback = async (productId: string, headers: Record<string, string>): Promise<number | undefined> => {
    const query = `{ productList(dto: { productIds: ["${productId}"] }) { priceDetails { cashback } } }`;
    const response = await api.post({ query }, headers);
    const { data } = (await response.json()) as GraphqlResponse<{ productList: { priceDetails: { cashback: number } }[] }>;
    return data?.productList[0]?.priceDetails.cashback;
  };

  it("is computed from the viewer's level and price, with only one SQL statement more than for a guest", async () => {
    const { productId } = await buildProductItem(api.db, { price: 1000_00, loyaltyPrice: 900_00 });
    const { id: goldenId } = await buildAccount(api.db, { spentAmount: 150_000_00 });
    const [token, goldenToken] = [await issueToken(accountId), await issueToken(goldenId)];
    expect(await readCashback(productId, { 'x-request-id': 'cashback-of-a-guest' })).toBe(30);
    expect(await readCashback(productId, { authorization: `Bearer ${token}` })).toBe(27);
    expect(await readCashback(productId, { authorization: `Bearer ${goldenToken}`, 'x-request-id': 'cashback-of-gold' })).toBe(63);
    const countStatements = async (requestId: string): Promise<number> => Number((await api.findRequestLog(requestId)).statements);
    expect(await countStatements('cashback-of-gold')).toBe((await countStatements('cashback-of-a-guest')) + 1);
  });

  it('is computed from a loyalty level that is found by the primary key of the account', async () => {
    await api.db.$executeRaw`INSERT INTO account (registration_source) SELECT 'PHONE' FROM generate_series(1, 20000)`;
    await api.db.$executeRaw`ANALYZE account`;
    const plan = await explainOnlyStatement(() => api.app.get(LoyaltyService).findLevels([accountId]));
    expect(plan).toContain('account_pkey');
    expect(plan).not.toContain('Seq Scan on account');
  });
});

/** Returns the query plan of the only statement that the work runs. */
async function explainOnlyStatement(work: () => Promise<unknown>): Promise<string> {
  const querySpy = jest.spyOn(api.app.get(PrismaService).pool, 'query');
  try {
    await work();
    const [statement] = querySpy.mock.calls.flatMap(([sent]: unknown[]) => (sent instanceof StatementBatch ? sent.statements : []));
    if (!statement) throw new Error('no statement was sent');
    const rows = await api.db.$queryRawUnsafe<object[]>(`EXPLAIN ${statement.text}`, ...statement.values);
    return rows.map((row) => Object.values(row).join()).join('\n');
  } finally {
    querySpy.mockRestore();
  }
}
