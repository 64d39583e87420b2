import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import type { User } from '../../account/user.model.js';
import { WelcomeBonusService } from '../../loyalty/welcome-bonus.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CodeService, type EnteredCode, type Proof } from '../code/code.service.js';
import { KnownBrowserService } from '../known-browser.service.js';
import { SecurityLogService } from '../security-log.service.js';
import { sessionEndedError } from '../session/session.rules.js';
import { ConfirmedSessionsService } from '../viewer/confirmed-sessions.service.js';

type Transaction = Prisma.TransactionClient;

/** Adds or replaces a phone or an e-mail address that the person can sign in with. */
@Injectable()
export class AddRecipientService {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: CodeService,
    private readonly confirmedSessions: ConfirmedSessionsService,
    private readonly knownBrowsers: KnownBrowserService,
    private readonly log: SecurityLogService,
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly welcomeBonuses: WelcomeBonusService,
  ) {}

  /** If the phone or e-mail address belongs to another account, says so only after a right code, which is then spent. */
  async add(context: GraphqlContext, viewer: Viewer, enteredCode: EnteredCode): Promise<User> {
    const { accountId, accessLevel } = viewer;
    const { clientAddress, requestId } = context;
    const proof = await this.codes.check(context, enteredCode);
    const takenError = await this.prisma.inTransaction(requestId, async (transaction) => {
      const isNewOrError = await this.recipients.attach(transaction, accountId, proof.recipient).catch(toTakenError);
      await this.codes.spend(transaction, proof);
      if (typeof isNewOrError !== 'boolean') return isNewOrError;
      if (!isNewOrError) return null;
      await this.knownBrowsers.forgetOtherBrowsers(transaction, accountId, context);
      await this.confirmedSessions.withdrawOtherConfirmations(transaction, viewer);
      await this.recordConfirmation(transaction, accountId, proof);
      const { address: recipient } = proof.recipient;
      await this.log.record(transaction, { event: 'RECIPIENT_ADDED', accountId, recipient, clientAddress });
      return null;
    });
    if (takenError) throw takenError;
    const user = await this.accounts.readUser(accountId, accessLevel);
    if (!user) throw sessionEndedError();
    return user;
  }

  /** Grants the welcome bonus for a phone, and remembers the browser. Signing in calls this method too, because it confirms a recipient. */
  async recordConfirmation(transaction: Transaction, accountId: string, { recipient, browser }: Proof): Promise<void> {
    if (recipient.type === 'PHONE') await this.welcomeBonuses.grantForPhone(transaction, { accountId, phone: recipient.address });
    if (browser) await this.knownBrowsers.remember(transaction, accountId, browser);
  }
}

/**
 * Returns the error for a phone or e-mail address that belongs to another account, in which case nothing has been written. Throws all other
 * errors again.
 */
function toTakenError(error: unknown): DomainError {
  if (error instanceof DomainError && error.code === ErrorCode.RECIPIENT_TAKEN) return error;
  throw error;
}
