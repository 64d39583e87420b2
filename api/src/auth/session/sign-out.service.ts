import { Injectable } from '@nestjs/common';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isBrowser } from '../../platform/http/browser-cookies.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { KnownBrowserService } from '../known-browser.service.js';
import { SecurityLogService } from '../security-log.service.js';
import { SessionCookiesService } from '../session-cookies.service.js';
import { SessionService } from './session.service.js';
import { SessionRefreshService } from './session-refresh.service.js';

type CurrentSession = Pick<Viewer, 'accountId' | 'sessionId'>;

/** Ends sessions at a person's request or when they sign in again. */
@Injectable()
export class SignOutService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sessions: SessionService,
    private readonly refreshes: SessionRefreshService,
    private readonly cookies: SessionCookiesService,
    private readonly knownBrowsers: KnownBrowserService,
    private readonly log: SecurityLogService,
    private readonly recipients: RecipientService,
  ) {}

  async signOut(context: GraphqlContext, isEverywhere: boolean): Promise<void> {
    const currentSession = await this.#findCurrentSession(context);
    if (currentSession) await this.#end(context, currentSession, isEverywhere ? undefined : currentSession.sessionId);
    this.cookies.removeTokens(context);
  }

  /**
   * Ends the browser's previous session. The cookies of that session are about to be overwritten, so no client could use or end it
   * afterwards. Returns the ids of the ended sessions, to be passed to `forget` after the transaction.
   */
  async endPreviousSession(transaction: Prisma.TransactionClient, { req, clientAddress }: GraphqlContext): Promise<string[]> {
    const token = this.cookies.readRefreshToken(req);
    const previousSession = token && (await this.refreshes.findLiveSession(token, transaction));
    if (!previousSession) return [];
    const endedIds = await this.sessions.end(transaction, previousSession.accountId, previousSession.sessionId);
    if (endedIds.length > 0)
      await this.log.record(transaction, { event: 'SIGNED_OUT', ...previousSession, clientAddress, details: { sessions: 1 } });
    return endedIds;
  }

  async endSession(context: GraphqlContext, viewer: Viewer, id: string): Promise<boolean> {
    const endedIds = isId(id) ? await this.#end(context, viewer, id.toLowerCase()) : [];
    if (endedIds.includes(viewer.sessionId)) this.cookies.removeTokens(context);
    return endedIds.length > 0;
  }

  /** Ends all other sessions of the person. Returns how many there were. */
  async endOtherSessions(context: GraphqlContext, viewer: Viewer): Promise<number> {
    return (await this.#end(context, viewer, { not: viewer.sessionId })).length;
  }

  /** Falls back to the refresh cookie, so that a browser with an expired access token can sign out. Returns null if no session is left. */
  async #findCurrentSession(context: GraphqlContext): Promise<CurrentSession | null> {
    try {
      return await context.viewer();
    } catch (error) {
      const isSessionEnded = error instanceof DomainError && error.code === ErrorCode.UNAUTHENTICATED;
      if (!isSessionEnded || !isBrowser(context.req)) throw error;
      const token = this.cookies.readRefreshToken(context.req);
      return token ? this.refreshes.findLiveSession(token) : null;
    }
  }

  async #end(
    context: GraphqlContext,
    { accountId, sessionId: currentSessionId }: CurrentSession,
    sessionFilter?: string | { not: string },
  ): Promise<string[]> {
    const { requestId, clientAddress } = context;
    const endedIds = await this.prisma.inTransaction(requestId, async (transaction) => {
      if (typeof sessionFilter !== 'string') {
        // The account is locked before the session, because deleting an account takes these locks in the same order.
        if (!(await this.recipients.lockAccount(transaction, accountId))) return [];
        await this.knownBrowsers.forgetOtherBrowsers(transaction, accountId, context);
      }
      const ids = await this.sessions.end(transaction, accountId, sessionFilter);
      const event = ids.includes(currentSessionId) ? 'SIGNED_OUT' : 'SESSION_ENDED';
      const details = { sessions: ids.length };
      if (ids.length > 0) await this.log.record(transaction, { event, accountId, sessionId: currentSessionId, clientAddress, details });
      return ids;
    });
    this.sessions.forget(endedIds);
    return endedIds;
  }
}
