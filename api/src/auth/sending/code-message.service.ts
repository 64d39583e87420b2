import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message, Unsent } from '../../message/message.model.js';
import { MessageService } from '../../message/message.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { CodeKey } from '../code/code-key.js';

/** Kind of message; its id is the challenge's id. */
export const CODE_MESSAGE = 'code';

/** Composes the message of a code when it is sent. The code comes first, where notifications and previews show it. */
@Injectable()
export class CodeMessageService implements OnModuleInit {
  readonly #host: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
    private readonly codes: CodeKey,
    private readonly messages: MessageService,
    private readonly prisma: PrismaService,
  ) {
    this.#host = new URL(config.PUBLIC_URL).hostname;
  }

  onModuleInit(): void {
    this.messages.register(CODE_MESSAGE, { compose: (id) => this.#compose(id) });
  }

  async #compose(id: string): Promise<Message | Unsent> {
    const challenge = await this.prisma.client.authChallenge.findUnique({ where: { id } });
    if (!challenge || challenge.usedAt) return 'UNWANTED';
    if (challenge.expiresAt <= this.clock.now()) return 'EXPIRED';
    // The account was deleted, so the code is no longer needed.
    if (!challenge.address) return 'UNWANTED';
    const { type, address } = challenge;
    const code = this.codes.codeOf(challenge);
    const text = `${code}\u00a0— код для\u00a0подтверждения в\u00a0Meet. Никому его не\u00a0сообщайте.`;
    // The last line restricts autofill of the code to the pages of this shop.
    if (type === 'PHONE') return { type, address, text: `${text}\n\n@${this.#host} #${code}` };
    const advice = 'Если вы не\u00a0запрашивали код, ничего делать не\u00a0нужно.';
    return { type, address, subject: `${code}\u00a0— код для\u00a0подтверждения в\u00a0Meet`, text: `${text}\n\n${advice}\n` };
  }
}
