import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import type { DomainError } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { lastAdminError, lockAccessLevel } from '../access/change-access-level.js';
import type { EnteredCode } from '../code/code.service.js';
import { SecurityLogService } from '../security-log.service.js';
import { sessionEndedError } from '../session/session.rules.js';
import { SessionService } from '../session/session.service.js';
import { SessionCookiesService } from '../session-cookies.service.js';
import { OwnRecipientCodeService } from './own-recipient-code.service.js';

type Transaction = Prisma.TransactionClient;

/**
 * Deletes the viewer's account.
 * - Two administrators must not delete themselves at the same time, so every change of levels locks all administrators first.
 * - Locks are taken in one order to prevent deadlocks: addresses, then administrators and the account, then what belongs to the account
 *   (second factor, codes, sessions).
 * - A step of an order locks the order and then the account, and a deletion locks them in the reverse order. PostgreSQL may therefore
 *   cancel a deletion, which then begins again.
 */
@Injectable()
export class DeleteAccountService {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: OwnRecipientCodeService,
    private readonly cookies: SessionCookiesService,
    private readonly log: SecurityLogService,
    private readonly prisma: PrismaService,
    private readonly sessions: SessionService,
  ) {}

  /** Refuses to delete the last administrator, or an account that cannot be erased yet. The code is spent in these cases too. */
  async delete(context: GraphqlContext, viewer: Viewer, enteredCode: EnteredCode): Promise<void> {
    const { accountId } = viewer;
    const { clientAddress, requestId } = context;
    const proof = await this.codes.check(context, viewer, enteredCode);
    const deleteInTransaction = async (transaction: Transaction): Promise<{ refusal?: DomainError; endedSessionIds?: string[] }> => {
      const lockedLevel = await lockAccessLevel(transaction, accountId);
      if (!lockedLevel) throw sessionEndedError();
      await this.codes.spend(transaction, viewer, proof);
      const obstacle = lockedLevel.isLastAdmin ? lastAdminError() : await this.accounts.findErasureObstacle(transaction, accountId);
      if (obstacle) return { refusal: obstacle };
      const endedIds = await this.sessions.end(transaction, accountId);
      await this.accounts.erase(transaction, accountId);
      // The metrics count a security event at once, so it is recorded after all work that may be repeated. The event does not name the
      // erased account.
      await this.log.record(transaction, { event: 'ACCOUNT_DELETED', clientAddress });
      return { endedSessionIds: endedIds };
    };
    const { refusal, endedSessionIds = [] } = await retryOnContention(() => this.prisma.inTransaction(requestId, deleteInTransaction));
    if (refusal) throw refusal;
    this.sessions.forget(endedSessionIds);
    this.cookies.removeTokens(context);
  }
}
