import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type {
  SubscriberCredentials,
  SubscriberRefusal,
  SubscriberSession,
  SubscriberSessions,
} from '../../platform/viewer/subscriber-sessions.port.js';
import { AccessTokenService } from '../access-token.service.js';
import { isServiceToken } from '../service-token/service-token.rules.js';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../session-cookies.service.js';
import { LiveSessionsService } from './live-sessions.service.js';
import { readBearer } from './request-viewers.service.js';

/** Recognises who opens a socket. As in a request, a token takes precedence over cookies. */
@Injectable()
export class SubscriberSessionsService implements SubscriberSessions {
  constructor(
    private readonly accessTokens: AccessTokenService,
    private readonly sessions: LiveSessionsService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async find({ authorization, cookie }: SubscriberCredentials): Promise<SubscriberSession | SubscriberRefusal> {
    const bearer = readBearer(authorization);
    // A program has no orders and no cart of its own.
    if (bearer !== undefined && isServiceToken(bearer)) return 'GUEST';
    const cookies = parseCookie(cookie ?? '');
    const token = bearer ?? cookies[ACCESS_COOKIE];
    // The access cookie expires before the refresh cookie, so this browser is not a guest and must refresh.
    if (!token) return bearer === undefined && !cookies[REFRESH_COOKIE] ? 'GUEST' : 'TOKEN_EXPIRED';
    const claims = this.accessTokens.read(token);
    if (!claims) return 'TOKEN_EXPIRED';
    const session = await this.sessions.find(claims);
    if (!session) return 'SESSION_OVER';
    return { accountId: session.accountId, sessionId: claims.sessionId, tokenEndsAt: claims.expiresAt };
  }

  async selectActive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.prisma.readRows<{ id: string }>`
      SELECT session.id FROM session JOIN account ON account.id = session.account_id
      WHERE session.id = ANY (${[...sessionIds]}::uuid[]) AND session.ended_at IS NULL AND session.expires_at > ${this.clock.now()}
        AND account.deleted_at IS NULL`;
    return new Set(rows.map(({ id }) => id));
  }
}
