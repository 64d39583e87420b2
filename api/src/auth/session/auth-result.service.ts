import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isBrowser } from '../../platform/http/browser-cookies.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { SessionCookiesService } from '../session-cookies.service.js';
import { LiveSessionsService, resolveLevel } from '../viewer/live-sessions.service.js';
import type { AuthData, AuthResult } from './session.model.js';
import { sessionEndedError } from './session.rules.js';
import { SessionRefreshService } from './session-refresh.service.js';

interface OpenedSession {
  accountId: string;
  tokens: AuthData;
  /** Level of the session: a customer's, unless it has passed the second factor. */
  accessLevel?: AccessLevel;
}

/** Builds the `AuthResult` of a sign-in, a passed second factor or a refresh, and delivers its tokens. */
@Injectable()
export class AuthResultService {
  constructor(
    private readonly accounts: AccountService,
    private readonly cookies: SessionCookiesService,
    private readonly refreshes: SessionRefreshService,
    private readonly liveSessions: LiveSessionsService,
  ) {}

  async respond(context: GraphqlContext, { accountId, tokens, accessLevel = AccessLevel.CUSTOMER }: OpenedSession): Promise<AuthResult> {
    const user = await this.accounts.readUser(accountId, accessLevel);
    if (!user) throw sessionEndedError();
    return { user, authData: this.cookies.deliverTokens(context, tokens) };
  }

  /** A browser's token comes from its cookie only. A refused browser loses its cookies and becomes a guest. */
  async refresh(context: GraphqlContext, submittedToken: string | undefined): Promise<AuthResult> {
    const { req, requestId, clientAddress } = context;
    const token = isBrowser(req) ? this.cookies.readRefreshToken(req) : submittedToken;
    try {
      if (!token) throw sessionEndedError();
      const { accountId, sessionId, generation, tokens } = await this.refreshes.refresh({ token, requestId, clientAddress });
      const session = await this.liveSessions.find({ sessionId, generation });
      if (!session) throw sessionEndedError();
      return await this.respond(context, { accountId, tokens, accessLevel: resolveLevel(session, generation) });
    } catch (error) {
      if (error instanceof DomainError && error.code === ErrorCode.UNAUTHENTICATED) this.cookies.removeTokens(context);
      throw error;
    }
  }
}
