import { Inject, Injectable } from '@nestjs/common';
import type { WebhookOffReason } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { WebhookMailService } from '../webhook/webhook-mail.service.js';
import type { ClaimedDelivery } from './delivery-queue.js';
import type { RequestOutcome } from './webhook-client.js';
import { GIVE_UP_AFTER_MS } from './webhook-retry.rules.js';

const HTTP_GONE = 410;

type Endpoint = Pick<ClaimedDelivery, 'webhookId' | 'url'>;

/** Decides after a failed attempt whether the shop switches off the webhook, and switches it off. */
@Injectable()
export class WebhookSwitchOffService {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly mails: WebhookMailService,
    private readonly prisma: PrismaService,
  ) {}

  /** Switches off a webhook that has responded with 410 or has failed for too long. */
  async switchOffIfBroken(endpoint: Endpoint, { status }: RequestOutcome, failingSince: Date): Promise<void> {
    if (status === HTTP_GONE) await this.#switchOff(endpoint, 'GONE');
    else if (this.clock.now().getTime() - failingSince.getTime() >= GIVE_UP_AFTER_MS) await this.#switchOff(endpoint, 'FAILING');
  }

  /** Does nothing if the URL was changed in the meantime. Pending deliveries wait until the webhook is switched on again. */
  async #switchOff({ webhookId: id, url }: Endpoint, offReason: WebhookOffReason): Promise<void> {
    await this.prisma.inTransaction(`webhook-${id}`, async (transaction) => {
      const switchedOffState = { active: false, offReason, updatedAt: this.clock.now() };
      const { count } = await transaction.webhook.updateMany({ where: { id, url, active: true, deletedAt: null }, data: switchedOffState });
      if (count === 0) return;
      this.logger.warn({ webhookId: id, reason: offReason }, 'a webhook was switched off');
      await this.mails.queueMail(transaction, id);
    });
  }
}
