import { DomainError, ErrorCode } from './domain-error.js';

interface Saved {
  updatedAt: Date;
}

/**
 * Throws CONFLICT unless the caller has seen the thing as it is: `readAt` is the `updatedAt` that they have read, null for something that
 * they believe to be new. `details.current` is the thing as it is now, null if it is gone. The caller has locked the thing.
 */
export function demandUnchanged(present: Saved | null, readAt: Date | null | undefined): void {
  if (present === null && !readAt) return;
  if (present && readAt && present.updatedAt.getTime() === readAt.getTime()) return;
  throw new DomainError(ErrorCode.CONFLICT, chooseMessage(present, readAt), { current: present });
}

function chooseMessage(present: Saved | null, readAt: Date | null | undefined): string {
  if (!present) return 'Этого уже нет: кто-то удалил, пока вы\u00a0правили.';
  return readAt ? 'Кто-то уже сохранил другое. Посмотрите, что там теперь.' : 'Такое уже есть. Посмотрите, что там.';
}

/** A time of change that differs from that of the present state, even within one millisecond. */
export const nextUpdate = (now: Date, present: Saved | null): Date =>
  present && present.updatedAt >= now ? new Date(present.updatedAt.getTime() + 1) : now;
