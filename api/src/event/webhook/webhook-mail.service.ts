import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import type { Message, SkipReason } from '../../message/message.model.js';
import { MessageService } from '../../message/message.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { WebhookOffReason } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

interface SwitchedOffWebhook {
  url: string;
  offReason: WebhookOffReason;
}

const reasons: Record<WebhookOffReason, string> = {
  GONE: 'Он ответил, что такого адреса больше нет (410).',
  FAILING: 'Три дня ни\u00a0один запрос к\u00a0нему не\u00a0удавался.',
};

/** Names only the host of an endpoint in the mail, because its path may be secret. */
function composeSwitchedOffMail({ url, offReason }: SwitchedOffWebhook, shopUrl: string): { subject: string; text: string } {
  const { host } = new URL(url);
  const paragraphs = [
    'Здравствуйте!',
    `Вебхук на\u00a0${host} отключён. ${reasons[offReason]}`,
    'Неотправленные события сохранены: включите вебхук снова, и\u00a0они уйдут по\u00a0порядку. О\u00a0том, что случится, пока он выключен, он не\u00a0узнает.',
    `Письмо пришло, потому что вы\u00a0управляете вебхуками на\u00a0${shopUrl}.`,
  ];
  return { subject: `Вебхук на\u00a0${host} отключён`, text: `${paragraphs.join('\n\n')}\n` };
}

type Transaction = Prisma.TransactionClient;

const SWITCHED_OFF_MAIL = 'webhook-switched-off';

/** Notifies the owner of an endpoint that the shop has switched it off. */
@Injectable()
export class WebhookMailService implements OnModuleInit {
  readonly #shopUrl: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly accounts: AccountService,
    private readonly messages: MessageService,
    private readonly prisma: PrismaService,
  ) {
    this.#shopUrl = new URL(config.PUBLIC_URL).origin;
  }

  onModuleInit(): void {
    this.messages.register(SWITCHED_OFF_MAIL, { compose: (id) => this.#compose(id) });
  }

  async queueMail(transaction: Transaction, webhookId: string): Promise<void> {
    for (const accountId of await this.#listAddresseeIds(transaction, webhookId))
      await this.messages.enqueue(transaction, { kind: SWITCHED_OFF_MAIL, id: `${webhookId}:${accountId}` });
  }

  /** Returns the owner, or all administrators if the owner has no e-mail or no account any more. */
  async #listAddresseeIds({ account }: Transaction, webhookId: string): Promise<string[]> {
    const emailFilter = { deletedAt: null, recipients: { some: { type: 'EMAIL' } } } as const;
    const owners = await account.findMany({ where: { ...emailFilter, webhooks: { some: { id: webhookId } } }, select: { id: true } });
    const addressees =
      owners.length > 0 ? owners : await account.findMany({ where: { ...emailFilter, accessLevel: 'ADMIN' }, select: { id: true } });
    return addressees.map(({ id }) => id);
  }

  async #compose(id: string): Promise<Message | SkipReason> {
    const [webhookId = '', accountId = ''] = id.split(':');
    const webhook = await this.prisma.client.webhook.findUnique({ where: { id: webhookId, deletedAt: null } });
    const address = (await this.accounts.readUser(accountId))?.email;
    if (!webhook?.offReason || !address) return 'UNWANTED';
    const { url, offReason } = webhook;
    return { type: 'EMAIL', address, ...composeSwitchedOffMail({ url, offReason }, this.#shopUrl) };
  }
}
