import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { createKeyRing, type KeyRing } from '../../platform/secrets.js';
import { AccessTokenService } from '../access-token.service.js';
import { deriveRefreshToken, hashToken } from '../refresh-token.rules.js';
import { SecurityLogService } from '../security-log.service.js';
import { LiveSessionsService } from '../viewer/live-sessions.service.js';
import { describeDevice } from './device-name.rules.js';
import type { AuthData, Session } from './session.model.js';
import { computeConfirmedUntil, MAX_SESSIONS, SESSION_MS } from './session.rules.js';

type Transaction = Prisma.TransactionClient;

interface NewSession {
  accountId: string;
  isBrowser: boolean;
  /** The user agent, as the client has sent it. */
  device: string;
  clientAddress: string;
}

export interface SessionToRotate {
  id: string;
  accountId: string;
  refreshCounter: number;
}

/** Opens, lists and ends sessions, and replaces a refresh token that its caller has checked. */
@Injectable()
export class SessionService {
  /** Keys from which refresh tokens are derived. */
  readonly keys: KeyRing;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly accessTokens: AccessTokenService,
    private readonly liveSessions: LiveSessionsService,
    private readonly log: SecurityLogService,
  ) {
    this.keys = createKeyRing(config, 'refresh token');
  }

  /** Opens a session. The caller has verified the person. The security log is written in the same transaction. */
  async open(
    transaction: Transaction,
    { accountId, isBrowser, device, clientAddress }: NewSession,
  ): Promise<{ sessionId: string; tokens: AuthData }> {
    const sessionId = randomUUID();
    const now = this.clock.now();
    const refreshToken = deriveRefreshToken(this.keys, { sessionId, generation: 0 });
    const deviceName = describeDevice(device, isBrowser);
    await this.#endExcessSessions(transaction, { accountId, clientAddress });
    await transaction.session.create({
      data: {
        id: sessionId,
        accountId,
        device: deviceName,
        refreshHash: hashToken(refreshToken),
        rotatedAt: now,
        confirmedAt: now,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + SESSION_MS),
      },
      select: { id: true },
    });
    await this.log.record(transaction, { event: 'SIGNED_IN', accountId, sessionId, clientAddress, device: deviceName });
    return { sessionId, tokens: { accessToken: this.accessTokens.issue({ accountId, sessionId, generation: 0 }), refreshToken } };
  }

  /** Spends the newest refresh token of a locked session and returns its successor. */
  async rotate(transaction: Transaction, { id, accountId, refreshCounter }: SessionToRotate): Promise<AuthData> {
    const now = this.clock.now();
    const generation = refreshCounter + 1;
    const refreshToken = deriveRefreshToken(this.keys, { sessionId: id, generation });
    await transaction.session.update({
      where: { id },
      data: { refreshCounter: generation, refreshHash: hashToken(refreshToken), rotatedAt: now, lastSeenAt: now },
      select: { id: true },
    });
    return { accessToken: this.accessTokens.issue({ accountId, sessionId: id, generation }), refreshToken };
  }

  /** Live sessions, most recently used first. */
  async list(accountId: string, currentId: string): Promise<Session[]> {
    const rows = await this.prisma.readRows<Omit<Session, 'current' | 'confirmedUntil'> & { confirmedAt: Date }>`
      SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt", confirmed_at AS "confirmedAt" FROM session
      WHERE account_id = ${accountId}::uuid AND ended_at IS NULL AND expires_at > ${this.clock.now()} ORDER BY last_seen_at DESC, id`;
    return rows.map(({ confirmedAt, ...row }) => ({
      ...row,
      current: row.id === currentId,
      confirmedUntil: computeConfirmedUntil(confirmedAt),
    }));
  }

  /**
   * Ends the sessions of the person that the filter selects: one session, or all but one. Without a filter, ends all. Returns the ids of
   * the ended sessions, to be passed to `forget` after the transaction.
   */
  async end(transaction: Transaction, accountId: string, sessionFilter?: string | { not: string }): Promise<string[]> {
    const rows = await transaction.session.updateManyAndReturn({
      where: { accountId, endedAt: null, ...(sessionFilter !== undefined && { id: sessionFilter }) },
      data: { endedAt: this.clock.now() },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Ends the least recently used sessions above the limit, so that the list of sessions stays readable. */
  async #endExcessSessions(
    transaction: Transaction,
    { accountId, clientAddress }: Pick<NewSession, 'accountId' | 'clientAddress'>,
  ): Promise<void> {
    const now = this.clock.now();
    const excessSessions = await transaction.session.findMany({
      where: { accountId, endedAt: null, expiresAt: { gt: now } },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
      skip: MAX_SESSIONS - 1,
      select: { id: true },
    });
    if (excessSessions.length === 0) return;
    await transaction.session.updateMany({ where: { id: { in: excessSessions.map(({ id }) => id) } }, data: { endedAt: now } });
    await this.log.record(transaction, { event: 'SESSION_ENDED', accountId, clientAddress, details: { sessions: excessSessions.length } });
  }

  /**
   * Removes sessions from this process's cache. Call it after the transaction that ended or changed them. Other processes notice within two
   * seconds.
   */
  forget(sessionIds: readonly string[]): void {
    this.liveSessions.forget(sessionIds);
  }
}
