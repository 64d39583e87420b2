import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { AccessTokenService } from '../access-token.service.js';
import { decodeRefreshToken, findRefreshToken, hasHash, type RefreshTokenIdentity } from '../refresh-token.rules.js';
import { SecurityLogService } from '../security-log.service.js';
import type { AuthData } from './session.model.js';
import { SPENT_TOKEN_GRACE_MS, sessionEndedError } from './session.rules.js';
import { SessionService } from './session.service.js';

type Transaction = Prisma.TransactionClient;

interface LockedSession {
  id: string;
  accountId: string;
  refreshCounter: number;
  refreshHash: Uint8Array;
  rotatedAt: Date;
  secondFactorGeneration: number | null;
}

interface RefreshRequest {
  token: string;
  requestId: string;
  clientAddress: string;
}

export interface RefreshedSession {
  accountId: string;
  sessionId: string;
  generation: number;
  tokens: AuthData;
}

@Injectable()
export class SessionRefreshService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly accessTokens: AccessTokenService,
    private readonly sessions: SessionService,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * Exchanges a refresh token for its successor.
   * - The session's row is locked. Of parallel uses of one token, the first rotates it, and the others find that it is spent.
   * - A spent token may come from a second tab, or from a client that lost the response. For a short time, and until the successor is used,
   *   the request gets the same successor again.
   * - Any other use of a spent token means that it was stolen. The session is then ended. This is committed although the request is
   *   refused.
   * - A forged token is refused by its MAC before any row is read.
   * - A token that was replaced by passing the second factor gets its successor once, without the level: its owner may have lost the
   *   response, or a thief may hold the token.
   */
  async refresh({ token, requestId, clientAddress }: RefreshRequest): Promise<RefreshedSession> {
    const identity = decodeRefreshToken(this.sessions.keys, token);
    if (!identity) throw sessionEndedError();
    const refreshedSession = await this.prisma.inTransaction(requestId, async (transaction) => {
      const session = await this.#lockSession(transaction, identity.sessionId);
      if (!session) return null;
      const { accountId, id: sessionId } = session;
      const tokens = await this.#createSuccessor(transaction, session, { identity, token });
      if (tokens) return { accountId, sessionId, ...tokens };
      await this.sessions.end(transaction, accountId, sessionId);
      await this.log.record(transaction, { event: 'REFRESH_REPLAYED', accountId, sessionId, clientAddress });
      return null;
    });
    if (refreshedSession) return refreshedSession;
    this.sessions.forget([identity.sessionId]);
    throw sessionEndedError();
  }

  /** Returns the live session that a token belongs to, whether or not the token is spent. */
  async findLiveSession(
    token: string,
    db: Pick<Transaction, 'session'> = this.prisma.client,
  ): Promise<{ accountId: string; sessionId: string } | null> {
    const identity = decodeRefreshToken(this.sessions.keys, token);
    if (!identity) return null;
    const session = await db.session.findFirst({
      where: { id: identity.sessionId, endedAt: null, expiresAt: { gt: this.clock.now() } },
      select: { accountId: true },
    });
    return session && { accountId: session.accountId, sessionId: identity.sessionId };
  }

  async #lockSession(transaction: Transaction, sessionId: string): Promise<LockedSession | undefined> {
    const [session] = await transaction.$queryRaw<LockedSession[]>`
      SELECT session.id, account_id AS "accountId", refresh_counter AS "refreshCounter", refresh_hash AS "refreshHash",
        rotated_at AS "rotatedAt", second_factor_generation AS "secondFactorGeneration"
      FROM session JOIN account ON account.id = session.account_id
      WHERE session.id = ${sessionId}::uuid AND ended_at IS NULL AND expires_at > ${this.clock.now()} AND account.deleted_at IS NULL
      FOR NO KEY UPDATE OF session`;
    return session;
  }

  /** Returns undefined when the token must not be used any more. */
  async #createSuccessor(
    transaction: Transaction,
    session: LockedSession,
    { identity, token }: { identity: RefreshTokenIdentity; token: string },
  ): Promise<{ generation: number; tokens: AuthData } | undefined> {
    const { id: sessionId, accountId, refreshCounter, refreshHash } = session;
    const { generation } = identity;
    if (generation === refreshCounter && hasHash(token, refreshHash)) {
      return { generation: generation + 1, tokens: await this.sessions.rotate(transaction, session) };
    }
    if (generation + 1 !== refreshCounter || !(await this.#acceptRepeat(transaction, session))) return undefined;
    const refreshToken = findRefreshToken(this.sessions.keys, { sessionId, generation: refreshCounter }, refreshHash);
    if (refreshToken === undefined) return undefined;
    // The new access token has the generation of the presented refresh token. A process that still has the passed second factor in its
    // cache therefore grants it no higher level.
    return { generation, tokens: { accessToken: this.accessTokens.issue({ accountId, sessionId, generation }), refreshToken } };
  }

  /**
   * Whether the refresh token before the newest one is still accepted. If passing the second factor has replaced it, the session loses its
   * level.
   */
  async #acceptRepeat(
    transaction: Transaction,
    { id, refreshCounter, rotatedAt, secondFactorGeneration }: LockedSession,
  ): Promise<boolean> {
    const now = this.clock.now();
    if (secondFactorGeneration !== refreshCounter) return now.getTime() - rotatedAt.getTime() <= SPENT_TOKEN_GRACE_MS;
    const clearedSecondFactor = { secondFactorAt: null, secondFactorGeneration: null, rotatedAt: now };
    await transaction.session.update({ where: { id }, data: clearedSecondFactor, select: { id: true } });
    return true;
  }
}
