import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { untilWaiting } from '../auth/session/sessions.harness.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { AccountService } from './account.service.js';
import type { Recipient } from './recipient/recipient.rules.js';
import { RecipientService } from './recipient/recipient.service.js';

type Transaction = Prisma.TransactionClient;

let api: TestApi;
let accounts: AccountService;
let recipients: RecipientService;
let numbers = 0;

beforeAll(async () => {
  api = await startTestApi({ DATABASE_POOL: '20' });
  accounts = api.app.get(AccountService);
  recipients = api.app.get(RecipientService);
});
afterAll(() => api.close());

const phone = (): Recipient => ({ type: 'PHONE', address: `+7912${String(++numbers).padStart(7, '0')}` });
const email = (): Recipient => ({ type: 'EMAIL', address: `race-${++numbers}@example.com` });

const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  api.app.get(PrismaService).inTransaction('account-race', work);
const signIn = (recipient: Recipient) => inTransaction((transaction) => accounts.findOrCreate(transaction, recipient));

interface Both<First, Second> {
  first: (transaction: Transaction) => Promise<First>;
  /** Operation that starts when the first one has written and has not committed yet. */
  second: () => Promise<Second>;
}

/** Returns the result of the second operation, whether it waits for the first one to commit or runs at once. */
async function beside<First, Second>({ first, second }: Both<First, Second>): Promise<Second> {
  const { asked } = await inTransaction(async (transaction) => {
    await first(transaction);
    const answered = second();
    await Promise.race([answered, untilWaiting(api)]);
    return { asked: answered };
  });
  return asked;
}

describe('an address that is being replaced', () => {
  it('no longer signs in to the account', async () => {
    const [old, next] = [email(), email()];
    const { accountId } = await signIn(old);
    const entered = await beside({
      first: (transaction) => recipients.attach(transaction, accountId, next),
      second: () => signIn(old),
    });
    expect(entered).toMatchObject({ isNew: true });
    expect(await accounts.findByRecipient(next.address)).toBe(accountId);
  });

  it('belongs to the account again if it is confirmed right after its replacement', async () => {
    const [old, next] = [email(), email()];
    const { accountId } = await signIn(old);
    const isNew = await beside({
      first: (transaction) => recipients.attach(transaction, accountId, next),
      second: () => inTransaction((transaction) => recipients.attach(transaction, accountId, old)),
    });
    expect(isNew).toBe(true);
    expect([await accounts.findByRecipient(old.address), await accounts.findByRecipient(next.address)]).toEqual([accountId, null]);
  });
});

describe('an account that is being deleted', () => {
  it('makes sign-ins wait, and frees an address that was added just before the deletion', async () => {
    const [own, last] = [phone(), email()];
    const { accountId } = await signIn(own);
    const { entered } = await inTransaction(async (transaction) => {
      await recipients.attach(transaction, accountId, last);
      const people = Promise.all([signIn(own), signIn(last)]);
      await Promise.race([untilWaiting(api, 2), people]);
      await accounts.erase(transaction, accountId);
      return { entered: people };
    });
    const [one, other] = await entered;
    expect([one.isNew, other.isNew, one.accountId === other.accountId]).toEqual([true, true, false]);
    expect(await api.db.accountRecipient.count({ where: { accountId } })).toBe(0);
  });
});
