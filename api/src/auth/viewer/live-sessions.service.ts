import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { waitWithinBudget } from '../../platform/http/request-budget.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { AccessClaims } from '../access-token.service.js';

export interface LiveSession {
  accountId: string;
  /** Tokens of this generation or newer carry the granted level. Null when the session has not passed the second factor. */
  secondFactorGeneration: number | null;
  grantedLevel: AccessLevel;
}

/** Level of a token in its session. A token from before the second factor may have leaked, so it counts as a customer's. */
export const resolveLevel = ({ secondFactorGeneration, grantedLevel }: LiveSession, generation: number): AccessLevel =>
  secondFactorGeneration !== null && generation >= secondFactorGeneration ? grantedLevel : AccessLevel.CUSTOMER;

interface CachedSession {
  generation: number;
  session: Promise<LiveSession | null>;
  isRead: boolean;
}

/** Time for which a session is cached. A session that has ended may be served that long; the API promises at most five seconds. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;

/**
 * Finds the live session of a token. A cached session costs one statement every two seconds instead of one per call.
 * - A session that another process ends stays cached for up to two seconds.
 * - A session that this process ends while it is being read must not stay cached, so `forget` discards that read.
 * - A token with a newer generation than the cached one is always looked up, because the session may have passed the second factor in
 *   another process.
 * - Failed reads are not cached. A read may fail because the request that began it is out of time, so a request that has waited for the
 *   same read starts its own.
 */
@Injectable()
export class LiveSessionsService {
  readonly #cachedSessions = new LRUCache<string, CachedSession>({ max: MAX_CACHED, ttl: CACHE_MS });

  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  find(claims: Pick<AccessClaims, 'sessionId' | 'generation'>): Promise<LiveSession | null> {
    const { sessionId, generation } = claims;
    const cachedEntry = this.#cachedSessions.get(sessionId);
    if (cachedEntry && cachedEntry.generation >= generation)
      return cachedEntry.isRead ? cachedEntry.session : waitWithinBudget(cachedEntry.session).catch(() => this.find(claims));
    const session = this.#read(sessionId);
    const newEntry = { generation, session, isRead: false };
    this.#cachedSessions.set(sessionId, newEntry);
    session.then(
      () => (newEntry.isRead = true),
      () => {
        if (this.#cachedSessions.peek(sessionId) === newEntry) this.#cachedSessions.delete(sessionId);
      },
    );
    return session;
  }

  /** Call it after the change was committed. The next `find` then reads the session again. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#cachedSessions.delete(id);
  }

  async #read(sessionId: string): Promise<LiveSession | null> {
    const [row] = await this.prisma.readRows<LiveSession>`
      SELECT account.id AS "accountId", session.second_factor_generation AS "secondFactorGeneration",
        account.access_level AS "grantedLevel"
      FROM session JOIN account ON account.id = session.account_id
      WHERE session.id = ${sessionId}::uuid AND session.ended_at IS NULL AND session.expires_at > ${this.clock.now()}
        AND account.deleted_at IS NULL`;
    return row ?? null;
  }
}
