import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';
import type { KeyRing } from '../../platform/secrets.js';
import { issueSecondFactor } from './issue-second-factor.js';

interface LockedLevel {
  level: AccessLevel;
  /** Whether the shop would have no administrator without this person. */
  isLastAdmin: boolean;
}

/**
 * Locks a person's level until the transaction ends. All administrators are locked first, in the order of their ids. Without these locks,
 * two administrators could lose the level at the same time, because the check of each would still find the other. Returns null when there
 * is no such person.
 */
export async function lockAccessLevel(transaction: Prisma.TransactionClient, accountId: string): Promise<LockedLevel | null> {
  const admins = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM account WHERE access_level = 'ADMIN' AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`;
  const [account] = await transaction.$queryRaw<{ level: AccessLevel }[]>`
    SELECT access_level AS level FROM account WHERE id = ${accountId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (!account) return null;
  const { level } = account;
  return { level, isLastAdmin: level === AccessLevel.ADMIN && admins.every(({ id }) => id === accountId) };
}

export const lastAdminError = (): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Это последний администратор: сначала назначьте другого.');

interface LevelChangeInput {
  accountId: string;
  accessLevel: AccessLevel;
  keys: KeyRing;
  now: Date;
}

export interface AppliedLevelChange {
  previousLevel: AccessLevel;
  /** Set for a person who had no second factor and now needs one. */
  otpauth: string | null;
}

/**
 * Changes a person's level. A person who becomes a customer loses the second factor. If the person is promoted again, they get a new second
 * factor, which none of their sessions has passed. Returns null when there is no such person.
 */
export async function changeAccessLevel(
  transaction: Prisma.TransactionClient,
  change: LevelChangeInput,
): Promise<AppliedLevelChange | null> {
  const { accountId, accessLevel, keys, now } = change;
  const lockedLevel = await lockAccessLevel(transaction, accountId);
  if (!lockedLevel) return null;
  const { level: previousLevel, isLastAdmin } = lockedLevel;
  if (isLastAdmin && accessLevel !== AccessLevel.ADMIN) throw lastAdminError();
  await transaction.account.update({ where: { id: accountId }, data: { accessLevel, updatedAt: now }, select: { id: true } });
  if (accessLevel === AccessLevel.CUSTOMER) {
    await transaction.secondFactor.deleteMany({ where: { accountId } });
    await transaction.session.updateMany({ where: { accountId }, data: { secondFactorAt: null, secondFactorGeneration: null } });
    return { previousLevel, otpauth: null };
  }
  const hasFactor = (await transaction.secondFactor.count({ where: { accountId } })) > 0;
  return { previousLevel, otpauth: hasFactor ? null : await issueSecondFactor(transaction, { accountId, keys, now }) };
}
