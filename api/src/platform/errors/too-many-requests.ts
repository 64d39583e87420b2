import type { FastifyReply } from 'fastify';
import { HOUR_SECONDS, MINUTE_SECONDS } from '../process/durations.js';
import { DomainError, ErrorCode } from './domain-error.js';

/** Formats a duration in seconds up to 2 minutes, in minutes up to 2 hours, then in hours: «45 с», «12 мин», «5 ч». */
function formatWait(seconds: number): string {
  if (seconds <= 2 * MINUTE_SECONDS) return `${seconds}\u00a0с`;
  if (seconds <= 2 * HOUR_SECONDS) return `${Math.ceil(seconds / MINUTE_SECONDS)}\u00a0мин`;
  return `${Math.ceil(seconds / HOUR_SECONDS)}\u00a0ч`;
}

interface LimitPeriod {
  now: Date;
  until: Date;
}

/** Returns the error for an exhausted limit. The message and the Retry-After header say when the client may try again. */
export function tooManyRequestsError(sentence: string, { now, until }: LimitPeriod, reply: Pick<FastifyReply, 'header'>): DomainError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  void reply.header('retry-after', seconds);
  return new DomainError(ErrorCode.TOO_MANY_REQUESTS, `${sentence} Попробуйте снова через\u00a0${formatWait(seconds)}.`, {
    until: until.toISOString(),
  });
}
