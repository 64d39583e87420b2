import { DomainError } from '../../platform/errors/domain-error.js';
import { ErrorCode } from '../../platform/errors/error-code.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';

interface LockedLevel {
  level: AccessLevel;
  /** Whether the shop would have no administrator without this person. */
  isLastAdmin: boolean;
}

/**
 * Locks a person's level until the transaction ends. If two administrators lost the level at the same time, each check would still find the
 * other one. Every loss of a level therefore locks all administrators in one order first, and then the person, who may have become one
 * meanwhile. Returns null when there is no such person.
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
