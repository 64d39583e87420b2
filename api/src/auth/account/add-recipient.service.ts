import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import type { User } from '../../account/user.model.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CodeService, type EnteredCode } from '../code/code.service.js';
import { KnownBrowserService } from '../known-browser.service.js';
import { SecurityLogService } from '../security-log.service.js';
import { sessionEndedError } from '../session/session.rules.js';
import { ConfirmedSessionsService } from '../viewer/confirmed-sessions.service.js';
import { RecipientConfirmationService } from './recipient-confirmation.service.js';

/** Adds or replaces a phone or an e-mail address that the person can sign in with. */
@Injectable()
export class AddRecipientService {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: CodeService,
    private readonly confirmations: RecipientConfirmationService,
    private readonly confirmedSessions: ConfirmedSessionsService,
    private readonly knownBrowsers: KnownBrowserService,
    private readonly log: SecurityLogService,
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
  ) {}

  /** If the phone or e-mail address belongs to another account, says so only after a right code, which is then spent. */
  async add(context: GraphqlContext, viewer: Viewer, enteredCode: EnteredCode): Promise<User> {
    const { accountId, accessLevel } = viewer;
    const { clientAddress, requestId } = context;
    const proof = await this.codes.check(context, enteredCode);
    const takenError = await this.prisma.inTransaction(requestId, async (transaction) => {
      const isNewOrTakenError = await this.recipients.attach(transaction, accountId, proof.recipient).catch(toTakenError);
      await this.codes.spend(transaction, proof);
      if (isNewOrTakenError instanceof DomainError) return isNewOrTakenError;
      if (!isNewOrTakenError) return null;
      await this.knownBrowsers.forgetOtherBrowsers(transaction, accountId, context);
      await this.confirmedSessions.withdrawOtherConfirmations(transaction, viewer);
      await this.confirmations.record(transaction, accountId, proof);
      const { address: recipient } = proof.recipient;
      await this.log.record(transaction, { event: 'RECIPIENT_ADDED', accountId, recipient, clientAddress });
      return null;
    });
    if (takenError) throw takenError;
    const user = await this.accounts.readUser(accountId, accessLevel);
    if (!user) throw sessionEndedError();
    return user;
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
