import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { AccessTokenService } from '../token/access-token.service.js';
import { hasHash, placeOf, type RefreshPlace, refreshTokenOf } from '../token/refresh-token.rules.js';
import type { AuthData } from './auth-result.model.js';
import { REPEAT_MS, sessionOver } from './session.rules.js';
import { SessionService } from './session.service.js';

type Transaction = Prisma.TransactionClient;

interface Family {
  id: string;
  accountId: string;
  refreshCounter: number;
  refreshHash: Uint8Array;
  rotatedAt: Date;
  secondFactorGeneration: number | null;
}

interface Asked {
  token: string;
  requestId: string;
  clientAddress: string;
}

export interface Refreshed {
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
   * The row of the family is locked, so parallel uses of one token rotate it once and later ones find it spent. A second tab, or a client
   * that lost the answer, comes with the spent token: it gets the same successor for a short time, until that successor is used. Any other
   * use of a spent token means that a thief and the owner both hold it, so the family is revoked; that is committed although the answer is
   * a refusal. A forged token is refused by its MAC before any row is read. A token that the second factor replaced is answered once,
   * without the level, because its owner may have lost the answer and a thief may hold it.
   */
  async refresh({ token, requestId, clientAddress }: Asked): Promise<Refreshed> {
    const place = placeOf(this.sessions.keys, token);
    if (!place) throw sessionOver();
    const refreshed = await this.prisma.inTransaction(requestId, async (transaction) => {
      const family = await this.#lock(transaction, place.sessionId);
      if (!family) return null;
      const { accountId, id: sessionId } = family;
      const tokens = await this.#successor(transaction, family, { place, token });
      if (tokens) return { accountId, sessionId, ...tokens };
      await this.sessions.end(transaction, accountId, sessionId);
      await this.log.record(transaction, { event: 'REFRESH_REPLAYED', accountId, sessionId, clientAddress });
      return null;
    });
    if (refreshed) return refreshed;
    this.sessions.forget([place.sessionId]);
    throw sessionOver();
  }

  /** Returns the live session that a token belongs to, whether or not the token is spent. */
  async familyOf(
    token: string,
    db: Pick<Transaction, 'session'> = this.prisma.client,
  ): Promise<{ accountId: string; sessionId: string } | null> {
    const place = placeOf(this.sessions.keys, token);
    if (!place) return null;
    const family = await db.session.findFirst({
      where: { id: place.sessionId, endedAt: null, expiresAt: { gt: this.clock.now() } },
      select: { accountId: true },
    });
    return family && { accountId: family.accountId, sessionId: place.sessionId };
  }

  async #lock(transaction: Transaction, sessionId: string): Promise<Family | undefined> {
    const [family] = await transaction.$queryRaw<Family[]>`
      SELECT session.id, account_id AS "accountId", refresh_counter AS "refreshCounter", refresh_hash AS "refreshHash",
        rotated_at AS "rotatedAt", second_factor_generation AS "secondFactorGeneration"
      FROM session JOIN account ON account.id = session.account_id
      WHERE session.id = ${sessionId}::uuid AND ended_at IS NULL AND expires_at > ${this.clock.now()} AND account.deleted_at IS NULL
      FOR NO KEY UPDATE OF session`;
    return family;
  }

  /** Returns undefined when the token must not be used any more. */
  async #successor(
    transaction: Transaction,
    family: Family,
    { place, token }: { place: RefreshPlace; token: string },
  ): Promise<{ generation: number; tokens: AuthData } | undefined> {
    const { id: sessionId, accountId, refreshCounter, refreshHash } = family;
    const { counter: generation } = place;
    if (generation === refreshCounter && hasHash(token, refreshHash)) {
      return { generation: generation + 1, tokens: await this.sessions.rotate(transaction, family) };
    }
    if (generation + 1 !== refreshCounter || !(await this.#mayRepeat(transaction, family))) return undefined;
    const refreshToken = refreshTokenOf(this.sessions.keys, { sessionId, counter: refreshCounter }, refreshHash);
    if (refreshToken === undefined) return undefined;
    // Not newer than the token that was presented, so that a process with a cached second factor grants no more than it had.
    return { generation, tokens: { accessToken: this.accessTokens.issue({ accountId, sessionId, generation }), refreshToken } };
  }

  /** Whether the token before the newest one is still accepted. */
  async #mayRepeat(transaction: Transaction, { id, refreshCounter, rotatedAt, secondFactorGeneration }: Family): Promise<boolean> {
    const now = this.clock.now();
    if (secondFactorGeneration !== refreshCounter) return now.getTime() - rotatedAt.getTime() <= REPEAT_MS;
    const data = { secondFactorAt: null, secondFactorGeneration: null, rotatedAt: now };
    await transaction.session.update({ where: { id }, data, select: { id: true } });
    return true;
  }
}
