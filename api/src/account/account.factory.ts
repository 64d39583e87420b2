import type { Account, AccountRecipient, Prisma, PrismaClient } from '../platform/prisma/generated/client.js';

type Db = PrismaClient;
type Overrides<Row> = Partial<Row>;

/** Somebody who has signed in, with no recipient yet. */
export function buildAccount(db: Db, overrides: Overrides<Prisma.AccountCreateManyInput> = {}): Promise<Account> {
  return db.account.create({ data: { registrationSource: 'PHONE', name: 'Анна', ...overrides } });
}

let numbers = 0;

/** A confirmed phone, unless told otherwise. */
export async function buildRecipient(db: Db, overrides: Overrides<Prisma.AccountRecipientCreateManyInput> = {}): Promise<AccountRecipient> {
  numbers += 1;
  const type = overrides.type ?? 'PHONE';
  const address = type === 'PHONE' ? `+7900${String(numbers).padStart(7, '0')}` : `person-${numbers}@example.com`;
  const accountId = overrides.accountId ?? (await buildAccount(db, { registrationSource: type })).id;
  return db.accountRecipient.create({ data: { address, ...overrides, type, accountId } });
}
