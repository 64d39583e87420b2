import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message, SkipReason } from '../message/message.model.js';
import { MessageService } from '../message/message.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS } from '../platform/process/durations.js';
import type { RequestKind } from './request.model.js';

/** Data of a request for its confirmation mail. The sender's text is left out, because the e-mail address is unconfirmed. */
export interface ConfirmedRequest {
  number: number;
  kind: RequestKind;
  /** Name of the product of a price match. */
  productName: string | null;
}

/** By the kind of a request: what was received, as the object of a sentence, and what the shop does next. */
const textsByKind: Record<RequestKind, { received: string; nextStep: string }> = {
  COOPERATION: {
    received: 'ваше предложение о\u00a0сотрудничестве',
    nextStep: 'Ответим в\u00a0течение двух рабочих дней по\u00a0почте или по\u00a0телефону из\u00a0заявки.',
  },
  PRICE_MATCH: {
    received: 'вашу заявку «Нашли дешевле?»',
    nextStep: 'Сравним цены и\u00a0ответим в\u00a0течение рабочего дня.',
  },
  MADE_TO_ORDER: {
    received: 'вашу заявку на\u00a0товар под\u00a0заказ',
    nextStep: 'Поищем и\u00a0ответим в\u00a0течение двух рабочих дней: есть\u00a0ли вещь, сколько стоит и\u00a0когда будет у\u00a0вас.',
  },
};

function composeConfirmationMail({ number, kind, productName }: ConfirmedRequest, shopUrl: string): { subject: string; text: string } {
  const { received, nextStep } = textsByKind[kind];
  const paragraphs = [
    'Здравствуйте!',
    `Мы получили ${received}. Номер\u00a0— ${number}.`,
    productName === null ? '' : `Товар: ${productName}`,
    nextStep,
    `Письмо пришло, потому что этот адрес указали в\u00a0заявке на\u00a0${shopUrl}. Если это были не\u00a0вы, ничего делать не\u00a0нужно.`,
  ];
  return { subject: `Заявка №\u00a0${number} принята`, text: `${paragraphs.filter(Boolean).join('\n\n')}\n` };
}

const CONFIRMATION = 'request-accepted';

/** Confirms by mail that a request has arrived. */
@Injectable()
export class RequestMailService implements OnModuleInit {
  readonly #shopUrl: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
    private readonly messages: MessageService,
    private readonly prisma: PrismaService,
  ) {
    this.#shopUrl = new URL(config.PUBLIC_URL).origin;
  }

  onModuleInit(): void {
    this.messages.register(CONFIRMATION, { compose: (id) => this.#compose(id) });
  }

  async queueConfirmationMail(transaction: Prisma.TransactionClient, requestId: string): Promise<void> {
    await this.messages.enqueue(transaction, { kind: CONFIRMATION, id: requestId });
  }

  async #compose(id: string): Promise<Message | SkipReason> {
    const request = await this.prisma.client.shopRequest.findUnique({ where: { id }, include: { product: { select: { name: true } } } });
    if (!request?.email) return 'UNWANTED';
    if (this.clock.now().getTime() - request.createdAt.getTime() > DAY_MS) return 'EXPIRED';
    const { email: address, number, kind, product } = request;
    return { type: 'EMAIL', address, ...composeConfirmationMail({ number, kind, productName: product?.name ?? null }, this.#shopUrl) };
  }
}
