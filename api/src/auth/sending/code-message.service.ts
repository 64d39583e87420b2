import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Mail } from '../../message/mail/mail.model.js';
import { renderMail } from '../../message/mail/mail.rules.js';
import type { Message, SkipReason } from '../../message/message.model.js';
import { MessageService } from '../../message/message.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { CodeKey } from '../code/code-key.js';

/** Kind of the messages that contain a code. Such a message has the id of its challenge. */
export const CODE_MESSAGE = 'code';

const purpose = 'код для\u00a0подтверждения в\u00a0Meet';
const advice = 'Никому его не\u00a0сообщайте.';

const composeCodeMail = (code: string, shopUrl: string): Mail =>
  renderMail(
    {
      subject: `${code}\u00a0— ${purpose}`,
      blocks: [{ code, purpose, advice }, 'Если вы не\u00a0запрашивали код, ничего делать не\u00a0нужно.'],
      reason: 'Вы\u00a0получили письмо, потому что этот адрес указали в\u00a0Meet.',
    },
    shopUrl,
  );

/** Composes the message of a code when it is sent. The code comes first, where notifications and previews show it. */
@Injectable()
export class CodeMessageService implements OnModuleInit {
  readonly #shopUrl: URL;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
    private readonly codeKey: CodeKey,
    private readonly messages: MessageService,
    private readonly prisma: PrismaService,
  ) {
    this.#shopUrl = new URL(config.PUBLIC_URL);
  }

  onModuleInit(): void {
    this.messages.register(CODE_MESSAGE, { compose: (id) => this.#compose(id) });
  }

  async #compose(id: string): Promise<Message | SkipReason> {
    const challenge = await this.prisma.client.authChallenge.findUnique({ where: { id } });
    if (!challenge || challenge.usedAt) return 'UNWANTED';
    if (challenge.expiresAt <= this.clock.now()) return 'EXPIRED';
    // The account was deleted, so the code is no longer needed.
    if (!challenge.address) return 'UNWANTED';
    const { type, address } = challenge;
    const code = this.codeKey.deriveCode(challenge);
    if (type === 'EMAIL') return { type, address, ...composeCodeMail(code, this.#shopUrl.origin) };
    // The last line restricts autofill of the code to the pages of this shop.
    return { type, address, text: `${code}\u00a0— ${purpose}. ${advice}\n\n@${this.#shopUrl.hostname} #${code}` };
  }
}
