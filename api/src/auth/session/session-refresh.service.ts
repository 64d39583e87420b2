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
   * A token for its successor. What could go wrong: many uses of one token at once would each rotate, so the family's row is locked and
   * whoever comes later finds the token spent; a tab, or an answer lost on the way, comes with the spent token although all is well, and is
   * given the very same successor, for a moment and only until that one is used; a thief and the owner each hold the token, and whoever
   * comes second with it kills the family, which is committed though the answer is a refusal; a forged token could kill somebody's family,
   * so that one without our mark is refused before any row is looked at. One that a second factor has replaced was never used: its owner may
   * not have got the successor, or a thief may have it from before; so it is answered, once, and the session has to pass the factor again.
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

  /** The session that a token belongs to, spent or not, as long as it lives. */
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

  /** Nothing where the token may not be used any more. */
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
    // No younger than what was shown for it: a process that still believes in the second factor gives it no more than that had.
    return { generation, tokens: { accessToken: this.accessTokens.issue({ accountId, sessionId, generation }), refreshToken } };
  }

  /** Whether the token before the newest is answered. */
  async #mayRepeat(transaction: Transaction, { id, refreshCounter, rotatedAt, secondFactorGeneration }: Family): Promise<boolean> {
    const now = this.clock.now();
    if (secondFactorGeneration !== refreshCounter) return now.getTime() - rotatedAt.getTime() <= REPEAT_MS;
    const data = { secondFactorAt: null, secondFactorGeneration: null, rotatedAt: now };
    await transaction.session.update({ where: { id }, data, select: { id: true } });
    return true;
  }
}
