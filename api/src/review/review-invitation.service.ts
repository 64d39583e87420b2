import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message, SkipReason } from '../message/message.model.js';
import { MessageService } from '../message/message.service.js';
import { type DeliveredOrder, DeliveredOrderService } from '../order/lifecycle/delivered-order.service.js';
import { composeOrderMail, formatOrderNumber, type OrderMail } from '../order/mail/order-mail-parts.rules.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS } from '../platform/process/durations.js';

/** Time from the delivery to the invitation. By then the shopper has probably tried the goods. */
const INVITATION_DELAY_MS = 5 * DAY_MS;

/** Composes the mail that invites the shopper to review the products of a delivered order. */
function composeInvitationMail(order: DeliveredOrder, shopUrl: string): OrderMail {
  const goods = order.products.map(({ name, slug, picture }) => ({
    name,
    picture: picture && `${shopUrl}${picture}`,
    link: { label: 'Оценить', url: `${shopUrl}/product/${slug}#reviews` },
  }));
  const invitation = `Заказ ${formatOrderNumber(order)} у\u00a0вас уже несколько дней. Расскажите, как вам покупка: это поможет другим выбрать.`;
  return composeOrderMail(order, { subject: 'Оцените покупку', blocks: [invitation, { goods }] }, shopUrl);
}

const INVITATION = 'review-invitation';

/**
 * Sends one invitation for each order. The message waits in the queue from the delivery on, and is composed when it is due: products that
 * were returned or reviewed by then are omitted.
 */
@Injectable()
export class ReviewInvitationService implements OnModuleInit {
  readonly #shopUrl: string;

  constructor(
    private readonly messages: MessageService,
    private readonly orders: DeliveredOrderService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.#shopUrl = new URL(config.PUBLIC_URL).origin;
  }

  onModuleInit(): void {
    this.messages.register(INVITATION, { compose: (id) => this.#compose(id) });
    this.orders.register((transaction, id) =>
      this.messages.enqueue(transaction, { kind: INVITATION, id }, new Date(this.clock.now().getTime() + INVITATION_DELAY_MS)),
    );
  }

  async #compose(orderId: string): Promise<Message | SkipReason> {
    const order = await this.orders.readOrder(orderId);
    // The orders of a deleted account have no e-mail address.
    if (!order || order.email === '') return 'UNWANTED';
    const products = await this.#listUnreviewed(order);
    if (products.length === 0) return 'UNWANTED';
    return { type: 'EMAIL', address: order.email, ...composeInvitationMail({ ...order, products }, this.#shopUrl) };
  }

  async #listUnreviewed({ accountId, products }: DeliveredOrder): Promise<DeliveredOrder['products']> {
    const reviews = await this.prisma.client.review.findMany({
      where: { accountId, productId: { in: products.map(({ id }) => id) }, deletedAt: null },
      select: { productId: true },
    });
    const reviewedIds = new Set(reviews.map(({ productId }) => productId));
    return products.filter(({ id }) => !reviewedIds.has(id));
  }
}
