import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import type { Message, Unsent } from '../../message/message.model.js';
import { MessageService } from '../../message/message.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { switchedOffMail } from './webhook-mail.rules.js';

type Transaction = Prisma.TransactionClient;

const SWITCHED_OFF = 'webhook-switched-off';

/** Tells the owner of an endpoint that the shop has switched it off. */
@Injectable()
export class WebhookMailService implements OnModuleInit {
  readonly #shop: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly accounts: AccountService,
    private readonly messages: MessageService,
    private readonly prisma: PrismaService,
  ) {
    this.#shop = new URL(config.PUBLIC_URL).origin;
  }

  onModuleInit(): void {
    this.messages.register(SWITCHED_OFF, { compose: (id) => this.#compose(id) });
  }

  async tell(transaction: Transaction, webhookId: string): Promise<void> {
    for (const accountId of await this.#listNotified(transaction, webhookId))
      await this.messages.enqueue(transaction, { kind: SWITCHED_OFF, id: `${webhookId}:${accountId}` });
  }

  /** The owner, or all administrators if the owner has no e-mail or is gone. */
  async #listNotified({ account }: Transaction, webhookId: string): Promise<string[]> {
    const hasEmail = { deletedAt: null, recipients: { some: { type: 'EMAIL' } } } as const;
    const owners = await account.findMany({ where: { ...hasEmail, webhooks: { some: { id: webhookId } } }, select: { id: true } });
    const recipients =
      owners.length > 0 ? owners : await account.findMany({ where: { ...hasEmail, accessLevel: 'ADMIN' }, select: { id: true } });
    return recipients.map(({ id }) => id);
  }

  async #compose(id: string): Promise<Message | Unsent> {
    const [webhookId = '', accountId = ''] = id.split(':');
    const webhook = await this.prisma.client.webhook.findUnique({ where: { id: webhookId, deletedAt: null } });
    const address = (await this.accounts.user(accountId))?.email;
    if (!webhook?.offReason || !address) return 'UNWANTED';
    const { url, offReason } = webhook;
    return { type: 'EMAIL', address, ...switchedOffMail({ url, offReason }, this.#shop) };
  }
}
