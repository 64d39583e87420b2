import type { FastifyReply } from 'fastify';
import { HOUR_SECONDS, MINUTE_SECONDS } from '../time/durations.js';
import { DomainError } from './domain-error.js';
import { ErrorCode } from './error-code.js';

/** Formats a duration in seconds up to 2 minutes, in minutes up to 2 hours, then in hours: «45 с», «12 мин», «5 ч». */
function spell(seconds: number): string {
  if (seconds <= 2 * MINUTE_SECONDS) return `${seconds}\u00a0с`;
  if (seconds <= 2 * HOUR_SECONDS) return `${Math.ceil(seconds / MINUTE_SECONDS)}\u00a0мин`;
  return `${Math.ceil(seconds / HOUR_SECONDS)}\u00a0ч`;
}

interface Wait {
  now: Date;
  until: Date;
}

/** Returns the error for an exhausted limit. The message and the Retry-After header say when it ends. */
export function tooMany(what: string, { now, until }: Wait, reply: Pick<FastifyReply, 'header'>): DomainError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  void reply.header('retry-after', seconds);
  return new DomainError(ErrorCode.TOO_MANY_REQUESTS, `${what} Попробуйте снова через\u00a0${spell(seconds)}.`, {
    until: until.toISOString(),
  });
}
