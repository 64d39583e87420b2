import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message, Unsent } from '../message/message.model.js';
import { MessageService } from '../message/message.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS } from '../platform/process/durations.js';
import { confirmationMail } from './request-mail.rules.js';

const CONFIRMATION = 'request-accepted';

/** Confirms requests by mail. */
@Injectable()
export class RequestMailService implements OnModuleInit {
  readonly #shop: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
    private readonly messages: MessageService,
    private readonly prisma: PrismaService,
  ) {
    this.#shop = new URL(config.PUBLIC_URL).origin;
  }

  onModuleInit(): void {
    this.messages.register(CONFIRMATION, { compose: (id) => this.#compose(id) });
  }

  async confirm(transaction: Prisma.TransactionClient, requestId: string): Promise<void> {
    await this.messages.enqueue(transaction, { kind: CONFIRMATION, id: requestId });
  }

  async #compose(id: string): Promise<Message | Unsent> {
    const request = await this.prisma.client.shopRequest.findUnique({ where: { id }, include: { product: { select: { name: true } } } });
    if (!request?.email) return 'UNWANTED';
    if (this.clock.now().getTime() - request.createdAt.getTime() > DAY_MS) return 'EXPIRED';
    const { email: address, number, kind, product } = request;
    return { type: 'EMAIL', address, ...confirmationMail({ number, kind, productName: product?.name ?? null }, this.#shop) };
  }
}
