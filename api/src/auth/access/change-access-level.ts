import type { Prisma } from '../../platform/prisma/generated/client.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';
import type { KeyRing } from '../../platform/secrets.js';
import { issueSecondFactor } from './issue-second-factor.js';
import { lastAdmin, lockAccessLevel } from './lock-access-level.js';

interface Change {
  accountId: string;
  accessLevel: AccessLevel;
  keys: KeyRing;
  now: Date;
}

export interface Changed {
  before: AccessLevel;
  /** Set for a person who had no second factor and now needs one. */
  otpauth: string | null;
}

/**
 * Changes a person's level. A person who becomes a customer loses the second factor. If they are promoted again, they get a new one, which
 * none of their sessions has passed. Returns null when there is no such person.
 */
export async function changeAccessLevel(transaction: Prisma.TransactionClient, change: Change): Promise<Changed | null> {
  const { accountId, accessLevel, keys, now } = change;
  const locked = await lockAccessLevel(transaction, accountId);
  if (!locked) return null;
  const { level: before, isLastAdmin } = locked;
  if (isLastAdmin && accessLevel !== AccessLevel.ADMIN) throw lastAdmin();
  await transaction.account.update({ where: { id: accountId }, data: { accessLevel, updatedAt: now }, select: { id: true } });
  if (accessLevel === AccessLevel.CUSTOMER) {
    await transaction.secondFactor.deleteMany({ where: { accountId } });
    await transaction.session.updateMany({ where: { accountId }, data: { secondFactorAt: null, secondFactorGeneration: null } });
    return { before, otpauth: null };
  }
  const hasOne = (await transaction.secondFactor.count({ where: { accountId } })) > 0;
  return { before, otpauth: hasOne ? null : await issueSecondFactor(transaction, { accountId, keys, now }) };
}
