import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { COMMAND_LINE_AUTHOR, SecurityLogService } from '../security-log.service.js';
import { lockAccessLevel } from './change-access-level.js';
import { issueSecondFactor } from './issue-second-factor.js';
import { SecondFactorKeysService } from './second-factor-keys.service.js';

interface Renewal {
  /** Account of the person who gets the new second factor. */
  userId: string;
  /** Account of the administrator who renews it; null on the command line. */
  adminId: string | null;
}

@Injectable()
export class SecondFactorRenewalService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly log: SecurityLogService,
    private readonly keys: SecondFactorKeysService,
  ) {}

  /** Issues a new second factor to a person who lost theirs. Returns null for a customer, who needs none. */
  renew(
    { requestId, clientAddress }: Pick<GraphqlContext, 'requestId' | 'clientAddress'>,
    { userId: accountId, adminId }: Renewal,
  ): Promise<string | null> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const lockedLevel = await lockAccessLevel(transaction, accountId);
      if (!lockedLevel || lockedLevel.level === 'CUSTOMER') return null;
      await this.log.record(transaction, {
        event: 'SECOND_FACTOR_ISSUED',
        accountId,
        clientAddress,
        details: { by: adminId ?? COMMAND_LINE_AUTHOR },
      });
      return issueSecondFactor(transaction, { accountId, keys: this.keys.ring, now: this.clock.now() });
    });
  }
}
