import type { Account, AccountRecipient, Prisma, PrismaClient } from '../../src/platform/prisma/generated/client.js';

/** Creates an account without recipients. `buildRecipient` adds a phone or an e-mail address. */
export function buildAccount(db: PrismaClient, overrides: Partial<Prisma.AccountCreateManyInput> = {}): Promise<Account> {
  return db.account.create({ data: { registrationSource: 'PHONE', name: 'Анна', ...overrides } });
}

/** Creates an account with this many bonuses, and returns its id. */
export async function buildAccountWithBonuses(db: PrismaClient, amount: number): Promise<string> {
  const { id: accountId } = await buildAccount(db);
  await db.bonusEntry.create({ data: { accountId, kind: 'ACCRUE', amount: BigInt(amount), reference: 'test' } });
  return accountId;
}

let recipientCount = 0;

/** Creates a recipient of an account: a phone by default. */
export async function buildRecipient(
  db: PrismaClient,
  overrides: Partial<Prisma.AccountRecipientCreateManyInput> = {},
): Promise<AccountRecipient> {
  recipientCount += 1;
  const type = overrides.type ?? 'PHONE';
  const address = type === 'PHONE' ? `+7900${String(recipientCount).padStart(7, '0')}` : `person-${recipientCount}@example.com`;
  const accountId = overrides.accountId ?? (await buildAccount(db, { registrationSource: type })).id;
  return db.accountRecipient.create({ data: { address, ...overrides, type, accountId } });
}
