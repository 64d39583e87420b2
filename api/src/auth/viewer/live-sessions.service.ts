import { Injectable } from '@nestjs/common';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { AccessClaims } from '../token/access-token.service.js';

export interface LiveSession {
  accountId: string;
  /** Tokens that are not older have the granted level; null where the session has passed no second factor. */
  secondFactorGeneration: number | null;
  grantedLevel: AccessLevel;
}

/** What a token of this generation may do in its session: one from before the second factor may be in wrong hands. */
export const levelOf = ({ secondFactorGeneration, grantedLevel }: LiveSession, generation: number): AccessLevel =>
  secondFactorGeneration !== null && generation >= secondFactorGeneration ? grantedLevel : AccessLevel.CUSTOMER;

interface Known {
  generation: number;
  readAt: number;
  session: Promise<LiveSession | null>;
}

/** What a process may believe without looking: within it an ended session can still be served, and five seconds are promised. */
const BELIEVED_MS = 2_000;

/**
 * Tells of each session whether it lives, at one statement every two seconds and not one a call. What could go wrong: a session ended
 * elsewhere is believed until its two seconds are over; one ended here while it is being read would be believed again, so that the reading
 * that ends later than the ending is dropped by `forget`; a token issued after the reading (of a session that has passed its second factor
 * meanwhile, at another process) is not answered from memory, as its generation is newer; a reading that failed is not remembered.
 */
@Injectable()
export class LiveSessionsService {
  readonly #known = new Map<string, Known>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  find({ sessionId, generation }: AccessClaims): Promise<LiveSession | null> {
    const now = performance.now();
    const known = this.#known.get(sessionId);
    if (known && now - known.readAt < BELIEVED_MS && known.generation >= generation) return known.session;
    this.#forgetOld(now);
    const session = this.#read(sessionId);
    const fresh = { generation, readAt: now, session };
    this.#known.delete(sessionId);
    this.#known.set(sessionId, fresh);
    session.catch(() => {
      if (this.#known.get(sessionId) === fresh) this.#known.delete(sessionId);
    });
    return session;
  }

  /** Called when the change has been committed: the next call looks. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#known.delete(id);
  }

  // Those read first stand first, so what is kept is never more than two seconds' sessions.
  #forgetOld(now: number): void {
    for (const [id, { readAt }] of this.#known) {
      if (now - readAt < BELIEVED_MS) break;
      this.#known.delete(id);
    }
  }

  async #read(sessionId: string): Promise<LiveSession | null> {
    const [row] = await this.prisma.rows<LiveSession>`
      SELECT account.id AS "accountId", session.second_factor_generation AS "secondFactorGeneration",
        account.access_level AS "grantedLevel"
      FROM session JOIN account ON account.id = session.account_id
      WHERE session.id = ${sessionId}::uuid AND session.ended_at IS NULL AND session.expires_at > ${this.clock.now()}
        AND account.deleted_at IS NULL`;
    return row ?? null;
  }
}
