import { Inject, Injectable } from '@nestjs/common';
import type { WebhookOffReason } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { WebhookMailService } from '../webhook/webhook-mail.service.js';

interface Failed {
  webhookId: string;
  /** URL that the request was sent to. */
  url: string;
}

/** Switches off webhooks that are gone or have failed for too long. Their pending deliveries are kept until they are switched on again. */
@Injectable()
export class SwitchOffService {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly mails: WebhookMailService,
    private readonly prisma: PrismaService,
  ) {}

  /** Switches the webhook off, unless its URL was changed in the meantime. */
  async switchOff({ webhookId: id, url }: Failed, offReason: WebhookOffReason): Promise<void> {
    await this.prisma.inTransaction(`webhook-${id}`, async (transaction) => {
      const data = { active: false, offReason, updatedAt: this.clock.now() };
      const { count } = await transaction.webhook.updateMany({ where: { id, url, active: true, deletedAt: null }, data });
      if (count === 0) return;
      this.logger.warn({ webhookId: id, reason: offReason }, 'a webhook was switched off');
      await this.mails.tell(transaction, id);
    });
  }
}
