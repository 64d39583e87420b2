import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';

/** Position between two changes. Changes of one millisecond are sorted by id. */
export interface FeedPosition {
  changedAt: Date;
  id: string;
}

const LEAST_ID = '00000000-0000-0000-0000-000000000000';

/** Returns the position before all changes at or after this time. */
export const toStartPosition = (changedAt: Date): FeedPosition => ({ changedAt, id: LEAST_ID });

export const toCursor = ({ changedAt, id }: FeedPosition): string => Buffer.from(`${changedAt.toISOString()} ${id}`).toString('base64url');

export function readCursor(cursor: string): FeedPosition {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const changedAt = new Date(time);
  if (Number.isNaN(changedAt.getTime()) || !isId(id)) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Такого места в\u00a0ленте нет.', { field: 'after' });
  }
  return { changedAt, id };
}
