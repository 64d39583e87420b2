import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { COMMAND_LINE_AUTHOR, SecurityLogService } from '../security-log.service.js';
import type { AccessLevelChange } from './access-level.model.js';
import { changeAccessLevel } from './change-access-level.js';
import { SecondFactorKeysService } from './second-factor-keys.service.js';

type RequestOrigin = Pick<GraphqlContext, 'requestId' | 'clientAddress'>;

interface LevelChange {
  userId: string;
  accessLevel: AccessLevel;
  /** Account of the administrator who makes the change; null on the command line. */
  adminId: string | null;
}

@Injectable()
export class AccessLevelService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly log: SecurityLogService,
    private readonly keys: SecondFactorKeysService,
    private readonly journal: JournalService,
  ) {}

  /** The new level applies to the person's sessions within two seconds. */
  async change({ requestId, clientAddress }: RequestOrigin, { userId, accessLevel, adminId }: LevelChange): Promise<AccessLevelChange> {
    if (!isId(userId)) throw userNotFoundError();
    const accountId = userId.toLowerCase();
    const otpauth = await this.prisma.inTransaction(requestId, async (transaction) => {
      const now = this.clock.now();
      const levelChange = await changeAccessLevel(transaction, { accountId, accessLevel, keys: this.keys.ring, now });
      if (!levelChange) throw userNotFoundError();
      const author = adminId ?? COMMAND_LINE_AUTHOR;
      const details = { before: levelChange.previousLevel, after: accessLevel, by: author };
      await this.log.record(transaction, { event: 'ACCESS_LEVEL_CHANGED', accountId, clientAddress, details });
      await this.journal.record(transaction, {
        author: { accountId: adminId },
        action: 'setAccessLevel',
        subject: { kind: 'account', id: accountId },
        before: { accessLevel: levelChange.previousLevel },
        after: { accessLevel },
      });
      if (levelChange.otpauth !== null)
        await this.log.record(transaction, { event: 'SECOND_FACTOR_ISSUED', accountId, clientAddress, details: { by: author } });
      return levelChange.otpauth;
    });
    const user = await this.accounts.readUser(accountId, accessLevel);
    if (!user) throw userNotFoundError();
    return { user, otpauth };
  }
}

const userNotFoundError = (): DomainError => new DomainError(ErrorCode.BAD_USER_INPUT, 'Такого пользователя нет.');
