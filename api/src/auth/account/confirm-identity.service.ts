import { Injectable } from '@nestjs/common';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import type { EnteredCode } from '../code/code.service.js';
import { SecurityLogService } from '../security-log.service.js';
import type { Session } from '../session/session.model.js';
import { sessionEndedError } from '../session/session.rules.js';
import { SessionService } from '../session/session.service.js';
import { ConfirmedSessionsService } from '../viewer/confirmed-sessions.service.js';
import { OwnRecipientCodeService } from './own-recipient-code.service.js';

/**
 * Confirms the viewer's identity. The session may end after the code has been checked, so the confirmation is written under the lock of the
 * account.
 */
@Injectable()
export class ConfirmIdentityService {
  constructor(
    private readonly codes: OwnRecipientCodeService,
    private readonly confirmedSessions: ConfirmedSessionsService,
    private readonly log: SecurityLogService,
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly sessions: SessionService,
  ) {}

  /** Lets this session make sensitive changes for a while. A code is required, because the session may be stolen. */
  async confirm(context: GraphqlContext, viewer: Viewer, enteredCode: EnteredCode): Promise<Session> {
    const { accountId, sessionId } = viewer;
    const { clientAddress, requestId } = context;
    const proof = await this.codes.check(context, viewer, enteredCode);
    await this.prisma.inTransaction(requestId, async (transaction) => {
      if (!(await this.recipients.lockAccount(transaction, accountId))) throw sessionEndedError();
      await this.codes.spend(transaction, viewer, proof);
      await this.confirmedSessions.confirm(transaction, viewer);
      const { address: recipient } = proof.recipient;
      await this.log.record(transaction, { event: 'IDENTITY_CONFIRMED', accountId, sessionId, recipient, clientAddress });
    });
    const session = (await this.sessions.list(accountId, sessionId)).find(({ current }) => current);
    if (!session) throw sessionEndedError();
    return session;
  }
}
