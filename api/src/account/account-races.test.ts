import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntilBlocked } from '../../test/races.harness.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
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

interface Race<First, Second> {
  first: (transaction: Transaction) => Promise<First>;
  /** Starts after `first` has written, before the transaction of `first` commits. */
  second: () => Promise<Second>;
}

/** Runs `second` while the transaction of `first` is open, and returns its result. `second` may wait for the commit. */
async function runDuring<First, Second>({ first, second }: Race<First, Second>): Promise<Second> {
  const { secondResult } = await inTransaction(async (transaction) => {
    await first(transaction);
    const result = second();
    await Promise.race([result, waitUntilBlocked(api)]);
    return { secondResult: result };
  });
  return secondResult;
}

describe('an address that is being replaced', () => {
  it('can no longer be used to sign in to the account', async () => {
    const [old, next] = [email(), email()];
    const { accountId } = await signIn(old);
    const signedIn = await runDuring({
      first: (transaction) => recipients.attach(transaction, accountId, next),
      second: () => signIn(old),
    });
    expect(signedIn).toMatchObject({ isNew: true });
    expect(await accounts.findIdByRecipient(next.address)).toBe(accountId);
  });

  it('stays with the account if its owner confirms it again during the replacement', async () => {
    const [old, next] = [email(), email()];
    const { accountId } = await signIn(old);
    const isNew = await runDuring({
      first: (transaction) => recipients.attach(transaction, accountId, next),
      second: () => inTransaction((transaction) => recipients.attach(transaction, accountId, old)),
    });
    expect(isNew).toBe(true);
    expect([await accounts.findIdByRecipient(old.address), await accounts.findIdByRecipient(next.address)]).toEqual([accountId, null]);
  });
});

describe('an account that is being deleted', () => {
  it('makes sign-ins wait, and frees an address that was added just before the deletion', async () => {
    const [original, added] = [phone(), email()];
    const { accountId } = await signIn(original);
    const { newSignIns } = await inTransaction(async (transaction) => {
      await recipients.attach(transaction, accountId, added);
      const signIns = Promise.all([signIn(original), signIn(added)]);
      await Promise.race([waitUntilBlocked(api, 2), signIns]);
      await accounts.erase(transaction, accountId);
      return { newSignIns: signIns };
    });
    const [firstSignIn, secondSignIn] = await newSignIns;
    expect([firstSignIn.isNew, secondSignIn.isNew, firstSignIn.accountId === secondSignIn.accountId]).toEqual([true, true, false]);
    expect(await api.db.accountRecipient.count({ where: { accountId } })).toBe(0);
  });
});
