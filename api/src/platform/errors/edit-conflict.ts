import { Prisma } from '../prisma/generated/client.js';
import { DomainError, ErrorCode } from './domain-error.js';

interface SavedEntity {
  updatedAt: Date;
}

/**
 * Throws CONFLICT unless the caller has read the current version of the entity. `expectedUpdatedAt` is its `updatedAt` as the caller read
 * it, or null if the caller takes the entity for new. `details.current` is the current version, null if it was deleted. The caller has
 * locked the entity.
 */
export function requireUnchanged(currentEntity: SavedEntity | null, expectedUpdatedAt: Date | null | undefined): void {
  if (currentEntity === null && !expectedUpdatedAt) return;
  if (currentEntity && expectedUpdatedAt && currentEntity.updatedAt.getTime() === expectedUpdatedAt.getTime()) return;
  throw new DomainError(ErrorCode.CONFLICT, chooseMessage(currentEntity, expectedUpdatedAt), { current: currentEntity });
}

function chooseMessage(currentEntity: SavedEntity | null, expectedUpdatedAt: Date | null | undefined): string {
  if (!currentEntity) return 'Этого уже нет: кто-то удалил, пока вы\u00a0правили.';
  return expectedUpdatedAt ? 'Кто-то уже сохранил другое. Посмотрите, что там теперь.' : 'Такое уже есть. Посмотрите, что там.';
}

/** A time of change that differs from the stored time, even if both changes happen within one millisecond. */
export const createUpdateTime = (now: Date, currentEntity: SavedEntity | null): Date =>
  currentEntity && currentEntity.updatedAt >= now ? new Date(currentEntity.updatedAt.getTime() + 1) : now;

/**
 * The same as SQL, for an `updated_at` whose stored value the statement does not read before: a time later than the stored one, which
 * another process may have set by a clock that is ahead.
 */
export const nextUpdatedAt = Prisma.sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;
