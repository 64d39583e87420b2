import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { notConfirmed } from '../../platform/viewer/confirmed.guard.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { confirmedSince, sessionOver } from '../session/session.rules.js';

type Transaction = Prisma.TransactionClient;
type Own = Pick<Viewer, 'accountId' | 'sessionId'>;

/**
 * In which sessions the person has shown a code lately: what changes how one signs in is taken from no other. What could go wrong: a stolen
 * session is kept fresh by its refreshes (nothing but a code moves the moment), or is believed in while it is being ended (the row is looked
 * at, and once more within the change); a session that was confirmed by an address goes on after the address was replaced for being in wrong
 * hands (who replaces it takes the confirmation from all sessions but their own, under the lock of the account, so that of two who replace at
 * once one is refused).
 */
@Injectable()
export class ConfirmedSessionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async isConfirmed({ accountId, sessionId }: Own, db: Pick<Transaction, 'session'> = this.prisma.client): Promise<boolean> {
    const now = this.clock.now();
    const isLive = { id: sessionId, accountId, endedAt: null, expiresAt: { gt: now } };
    return (await db.session.count({ where: { ...isLive, confirmedAt: { gt: confirmedSince(now) } } })) > 0;
  }

  /** Whoever calls it holds the lock of the account. From here on this is the only confirmed session. */
  async demandAlone(transaction: Transaction, own: Own): Promise<void> {
    if (!(await this.isConfirmed(own, transaction))) throw notConfirmed();
    const since = confirmedSince(this.clock.now());
    await transaction.session.updateMany({
      where: { accountId: own.accountId, id: { not: own.sessionId }, endedAt: null, confirmedAt: { gt: since } },
      data: { confirmedAt: since },
    });
  }

  /** Whoever calls it has seen the code. */
  async confirm(transaction: Transaction, { accountId, sessionId }: Own): Promise<void> {
    const now = this.clock.now();
    const { count } = await transaction.session.updateMany({
      where: { id: sessionId, accountId, endedAt: null, expiresAt: { gt: now } },
      data: { confirmedAt: now },
    });
    if (count === 0) throw sessionOver();
  }
}
