import { DomainError, ErrorCode } from './domain-error.js';

interface SavedEntity {
  updatedAt: Date;
}

/**
 * Throws CONFLICT unless the caller has read the current version of the entity. `readAt` is its `updatedAt` as the caller read it, or null
 * if the caller takes the entity for new. `details.current` is the current version, null if it was deleted. The caller has locked the
 * entity.
 */
export function requireUnchanged(current: SavedEntity | null, readAt: Date | null | undefined): void {
  if (current === null && !readAt) return;
  if (current && readAt && current.updatedAt.getTime() === readAt.getTime()) return;
  throw new DomainError(ErrorCode.CONFLICT, chooseMessage(current, readAt), { current: current });
}

function chooseMessage(current: SavedEntity | null, readAt: Date | null | undefined): string {
  if (!current) return 'Этого уже нет: кто-то удалил, пока вы\u00a0правили.';
  return readAt ? 'Кто-то уже сохранил другое. Посмотрите, что там теперь.' : 'Такое уже есть. Посмотрите, что там.';
}

/** A time of change that differs from the stored time, even if both changes happen within one millisecond. */
export const createUpdateTime = (now: Date, current: SavedEntity | null): Date =>
  current && current.updatedAt >= now ? new Date(current.updatedAt.getTime() + 1) : now;
