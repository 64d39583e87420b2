import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';

interface LockedLevel {
  level: AccessLevel;
  /** Whether the shop would have no administrator without this person. */
  isLastAdmin: boolean;
}

/**
 * Locks a person's level until the transaction ends. All administrators are locked first, in the order of their ids. Otherwise two
 * administrators could lose the level at the same time, because the check of each would still find the other. Returns null when there is no
 * such person.
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

export const lastAdmin = (): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Это последний администратор: сначала назначьте другого.');
