import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { identityNotConfirmedError } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { computeConfirmedSince, sessionEndedError } from '../session/session.rules.js';

type Transaction = Prisma.TransactionClient;
type ViewerSession = Pick<Viewer, 'accountId' | 'sessionId'>;

/**
 * Sessions in which the person has recently confirmed a code. Changing sign-in methods requires this.
 * - Refreshing a session does not extend the confirmation, because the session may be stolen.
 * - The confirmation is checked before the change and again in its transaction, because the session may end in between.
 * - Replacing a phone or e-mail address withdraws the confirmation from all other sessions, under the lock of the account. Of two parallel
 *   replacements, one is therefore refused.
 */
@Injectable()
export class ConfirmedSessionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async isConfirmed({ accountId, sessionId }: ViewerSession, db: Pick<Transaction, 'session'> = this.prisma.client): Promise<boolean> {
    const now = this.clock.now();
    const liveSessionFilter = { id: sessionId, accountId, endedAt: null, expiresAt: { gt: now } };
    return (await db.session.count({ where: { ...liveSessionFilter, confirmedAt: { gt: computeConfirmedSince(now) } } })) > 0;
  }

  /**
   * Throws unless this session is confirmed, and withdraws the confirmation from all other sessions. The caller holds the lock of the
   * account.
   */
  async withdrawOtherConfirmations(transaction: Transaction, session: ViewerSession): Promise<void> {
    if (!(await this.isConfirmed(session, transaction))) throw identityNotConfirmedError();
    const confirmedSince = computeConfirmedSince(this.clock.now());
    await transaction.session.updateMany({
      where: { accountId: session.accountId, id: { not: session.sessionId }, endedAt: null, confirmedAt: { gt: confirmedSince } },
      // A session counts as confirmed only if `confirmedAt` is later than this time.
      data: { confirmedAt: confirmedSince },
    });
  }

  /** Records the confirmation. The caller has verified the code. */
  async confirm(transaction: Transaction, { accountId, sessionId }: ViewerSession): Promise<void> {
    const now = this.clock.now();
    const { count } = await transaction.session.updateMany({
      where: { id: sessionId, accountId, endedAt: null, expiresAt: { gt: now } },
      data: { confirmedAt: now },
    });
    if (count === 0) throw sessionEndedError();
  }
}
