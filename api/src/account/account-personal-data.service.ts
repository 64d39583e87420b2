import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionService } from '../platform/jobs/retention.service.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS } from '../platform/process/durations.js';
import { PersonalDataService } from './personal-data.service.js';
import { ALERT_RETENTION_MS } from './recipient/recipient-alert.rules.js';
import { RecipientAlertService } from './recipient/recipient-alert.service.js';

/** How long a replaced phone or e-mail address is stored, so that support can answer its owner's questions about the replacement. */
const REPLACED_RECIPIENT_RETENTION_MS = 30 * DAY_MS;

/** Personal data of this domain: profile, phone and e-mail addresses, and consents. */
@Injectable()
export class AccountPersonalDataService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly personalData: PersonalDataService,
    private readonly clock: Clock,
    private readonly alerts: RecipientAlertService,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'profile',
      export: (accountId) => this.#export(accountId),
      erase: (transaction, accountId) => this.#erase(transaction, accountId),
    });
    this.retention.register({
      name: 'replaced recipients',
      sweep: ({ replacedRecipient }, now, limit) =>
        replacedRecipient.deleteMany({ where: { replacedAt: { lt: new Date(now.getTime() - REPLACED_RECIPIENT_RETENTION_MS) } }, limit }),
    });
    this.retention.register({
      name: 'recipient notices',
      sweep: ({ recipientNotice }, now, limit) =>
        recipientNotice.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - ALERT_RETENTION_MS) } }, limit }),
    });
  }

  #export(accountId: string): Promise<unknown> {
    return this.prisma.client.account.findUnique({
      where: { id: accountId },
      select: {
        id: true,
        name: true,
        surname: true,
        lastname: true,
        sex: true,
        avatarKey: true,
        registrationSource: true,
        createdAt: true,
        updatedAt: true,
        recipients: { select: { type: true, address: true, confirmedAt: true } },
        replacedRecipients: { select: { type: true, address: true, replacedAt: true } },
        consents: { select: { textVersion: true, givenAt: true } },
      },
    });
  }

  /** The account's row stays, because records that must be kept refer to it. Consents stay too; they contain no personal data. */
  async #erase(transaction: Prisma.TransactionClient, accountId: string): Promise<void> {
    await this.alerts.queueDeletionAlert(transaction, accountId);
    await transaction.accountRecipient.deleteMany({ where: { accountId } });
    await transaction.replacedRecipient.deleteMany({ where: { accountId } });
    const now = this.clock.now();
    const emptyProfile = { name: '', surname: '', lastname: '', sex: null, avatarKey: null, accessLevel: 'CUSTOMER' } as const;
    await transaction.account.update({ where: { id: accountId }, data: { ...emptyProfile, updatedAt: now, deletedAt: now } });
  }
}
