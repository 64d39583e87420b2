import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isBrowser } from '../../platform/http/browser-cookies.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { RecipientConfirmationService } from '../account/recipient-confirmation.service.js';
import { CodeService, type EnteredCode } from '../code/code.service.js';
import { AuthResultService } from '../session/auth-result.service.js';
import type { AuthResult } from '../session/session.model.js';
import { SessionService } from '../session/session.service.js';
import { SignOutService } from '../session/sign-out.service.js';

/** Signs people in with a code. The first sign-in of a person creates the account. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: CodeService,
    private readonly confirmations: RecipientConfirmationService,
    private readonly prisma: PrismaService,
    private readonly sessions: SessionService,
    private readonly authResults: AuthResultService,
    private readonly signOuts: SignOutService,
  ) {}

  /** Spends the code, finds or creates the account and opens the session in one transaction, so that no code is spent without a sign-in. */
  async authenticate(context: GraphqlContext, enteredCode: EnteredCode & { consent?: boolean | null }): Promise<AuthResult> {
    const { clientAddress, req, requestId } = context;
    const proof = await this.codes.check(context, enteredCode);
    const { endedSessionIds, ...openedSession } = await this.prisma.inTransaction(requestId, async (transaction) => {
      const { accountId } = await this.accounts.findOrCreate(transaction, proof.recipient);
      await this.codes.spend(transaction, proof);
      await this.confirmations.record(transaction, accountId, proof);
      if (enteredCode.consent) await this.accounts.recordConsent(transaction, accountId);
      const device = req.headers['user-agent'] ?? '';
      const { tokens } = await this.sessions.open(transaction, { accountId, isBrowser: isBrowser(req), device, clientAddress });
      return { accountId, tokens, endedSessionIds: await this.signOuts.endPreviousSession(transaction, context) };
    });
    this.sessions.forget(endedSessionIds);
    return this.authResults.respond(context, openedSession);
  }
}
