import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import type { User } from '../../account/user.model.js';
import { WelcomeBonusService } from '../../loyalty/welcome-bonus.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isBrowser } from '../../platform/http/browser-cookies.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { type CodeCheck, CodeService, type Proof } from '../code/code.service.js';
import { KnownBrowserService } from '../known-browser.service.js';
import { SecurityLogService } from '../security-log.service.js';
import type { AuthResult } from '../session/session.model.js';
import { sessionEndedError } from '../session/session.rules.js';
import { SessionService } from '../session/session.service.js';
import { SignInResultService } from '../session/sign-in-result.service.js';
import { SignOutService } from '../session/sign-out.service.js';
import { ConfirmedSessionsService } from '../viewer/confirmed-sessions.service.js';

type Transaction = Prisma.TransactionClient;

/** Signs people in, and adds recipients that they can sign in with. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountService,
    private readonly welcomeBonuses: WelcomeBonusService,
    private readonly codes: CodeService,
    private readonly confirmedSessions: ConfirmedSessionsService,
    private readonly knownBrowsers: KnownBrowserService,
    private readonly log: SecurityLogService,
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly sessions: SessionService,
    private readonly signInResults: SignInResultService,
    private readonly signOuts: SignOutService,
  ) {}

  /** Everything happens in one transaction, so that a code is never spent without a sign-in. */
  async authenticate(context: GraphqlContext, codeCheck: CodeCheck & { consent?: boolean | null }): Promise<AuthResult> {
    const { clientAddress, req, requestId } = context;
    const proof = await this.codes.check(context, codeCheck);
    const { endedSessionIds, ...openedSession } = await this.prisma.inTransaction(requestId, async (transaction) => {
      const { accountId } = await this.accounts.findOrCreate(transaction, proof.recipient);
      await this.codes.spend(transaction, proof);
      await this.#recordConfirmedRecipient(transaction, accountId, proof);
      if (codeCheck.consent) await this.accounts.recordConsent(transaction, accountId);
      const device = req.headers['user-agent'] ?? '';
      const { tokens } = await this.sessions.open(transaction, { accountId, isBrowser: isBrowser(req), device, clientAddress });
      return { accountId, tokens, endedSessionIds: await this.signOuts.endPreviousSession(transaction, context) };
    });
    this.sessions.forget(endedSessionIds);
    return this.signInResults.respond(context, openedSession);
  }

  /** Reveals that the address belongs to another account only after a right code, which is then spent. */
  async addRecipient(context: GraphqlContext, viewer: Viewer, codeCheck: CodeCheck): Promise<User> {
    const { accountId, accessLevel } = viewer;
    const { clientAddress, requestId } = context;
    const proof = await this.codes.check(context, codeCheck);
    const takenError = await this.prisma.inTransaction(requestId, async (transaction) => {
      const result = await this.recipients.attach(transaction, accountId, proof.recipient).catch(toTakenError);
      await this.codes.spend(transaction, proof);
      if (typeof result !== 'boolean') return result;
      if (!result) return null;
      await this.knownBrowsers.forgetOtherBrowsers(transaction, accountId, context);
      await this.confirmedSessions.withdrawOtherConfirmations(transaction, viewer);
      await this.#recordConfirmedRecipient(transaction, accountId, proof);
      const { address: recipient } = proof.recipient;
      await this.log.record(transaction, { event: 'RECIPIENT_ADDED', accountId, recipient, clientAddress });
      return null;
    });
    if (takenError) throw takenError;
    const user = await this.accounts.readUser(accountId, accessLevel);
    if (!user) throw sessionEndedError();
    return user;
  }

  async #recordConfirmedRecipient(transaction: Transaction, accountId: string, { recipient, browser }: Proof): Promise<void> {
    if (recipient.type === 'PHONE') await this.welcomeBonuses.grantForPhone(transaction, { accountId, phone: recipient.address });
    if (browser) await this.knownBrowsers.remember(transaction, accountId, browser);
  }
}

/** Returns the error for an address that belongs to another account. Nothing has been written then. Rethrows all other errors. */
function toTakenError(error: unknown): DomainError {
  if (error instanceof DomainError && error.code === ErrorCode.RECIPIENT_TAKEN) return error;
  throw error;
}
