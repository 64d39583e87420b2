import { DomainError } from '../../platform/errors/domain-error.js';
import { ErrorCode } from '../../platform/errors/error-code.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';

interface LockedLevel {
  level: AccessLevel;
  /** Without this person the shop would have no admin. */
  isLastAdmin: boolean;
}

/**
 * The level of a person, which nobody else changes until the transaction ends. What could go wrong: two admins who lose the level at once, be
 * it that each takes it from the other or that they delete their accounts, would each find the other one left, and the shop would have none;
 * so whoever takes a level away first locks all admins, in one order, and then the person, who may have become one since. Nothing where there
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

export const lastAdmin = (): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Это последний администратор: сначала назначьте другого.');
