import { DomainError } from './domain-error.js';
import { ErrorCode } from './error-code.js';

interface Saved {
  updatedAt: Date;
}

/**
 * Throws CONFLICT unless the caller has seen the thing as it is: `seenAt` is the `updatedAt` that they have read, null for something that
 * they believe to be new. `details.current` is the thing as it is now, null if it is gone. The caller has locked the thing.
 */
export function demandUnchanged(present: Saved | null, seenAt: Date | null | undefined): void {
  if (present === null && !seenAt) return;
  if (present && seenAt && present.updatedAt.getTime() === seenAt.getTime()) return;
  throw new DomainError(ErrorCode.CONFLICT, messageOf(present, seenAt), { current: present });
}

function messageOf(present: Saved | null, seenAt: Date | null | undefined): string {
  if (!present) return 'Этого уже нет: кто-то удалил, пока вы\u00a0правили.';
  return seenAt ? 'Кто-то уже сохранил другое. Посмотрите, что там теперь.' : 'Такое уже есть. Посмотрите, что там.';
}

/** A time of change that differs from that of the present state, even within one millisecond. */
export const nextUpdate = (now: Date, present: Saved | null): Date =>
  present && present.updatedAt >= now ? new Date(present.updatedAt.getTime() + 1) : now;
