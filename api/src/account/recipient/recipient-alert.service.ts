import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message, SkipReason } from '../../message/message.model.js';
import { MessageService } from '../../message/message.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { AuthType } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { ALERT_RETENTION_MS, composeAlert, type RecipientEvent } from './recipient-alert.rules.js';

type Transaction = Prisma.TransactionClient;

const ALERT_KIND = 'recipient-notice';

/**
 * Notifies the phone and the e-mail address of an account when either is added or replaced, or when the account is deleted. A thief could
 * replace the owner's address and delete the account before the alert is sent. An alert is therefore stored apart from the account, and is
 * deleted only when it has been delivered or has expired.
 */
@Injectable()
export class RecipientAlertService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly messages: MessageService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.messages.register(ALERT_KIND, {
      compose: (id) => this.#compose(id),
      onSettled: async (id) => void (await this.prisma.client.recipientNotice.deleteMany({ where: { id } })),
    });
  }

  /** Call before the change: the current phone and e-mail address are notified. */
  async queueChangeAlert(transaction: Transaction, accountId: string, changedType: AuthType): Promise<void> {
    const replacedCount = await transaction.accountRecipient.count({ where: { accountId, type: changedType } });
    await this.#queueAlert(transaction, accountId, { change: replacedCount > 0 ? 'REPLACED' : 'ADDED', changedType });
  }

  /** Call before the account is deleted: its phone and e-mail address are notified. */
  async queueDeletionAlert(transaction: Transaction, accountId: string): Promise<void> {
    await this.#queueAlert(transaction, accountId, { change: 'ACCOUNT_DELETED', changedType: null });
  }

  async #queueAlert(transaction: Transaction, accountId: string, event: RecipientEvent): Promise<void> {
    const recipients = await transaction.accountRecipient.findMany({ where: { accountId }, orderBy: { type: 'asc' } });
    for (const { type, address } of recipients) {
      const { id } = await transaction.recipientNotice.create({ data: { ...event, type, address, createdAt: this.clock.now() } });
      await this.messages.enqueue(transaction, { kind: ALERT_KIND, id });
    }
  }

  async #compose(id: string): Promise<Message | SkipReason> {
    const alert = await this.prisma.client.recipientNotice.findUnique({ where: { id } });
    if (!alert) return 'UNWANTED';
    const age = this.clock.now().getTime() - alert.createdAt.getTime();
    return age > ALERT_RETENTION_MS ? 'EXPIRED' : composeAlert(alert, new URL(this.config.PUBLIC_URL).origin);
  }
}
