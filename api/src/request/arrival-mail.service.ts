import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message, SkipReason } from '../message/message.model.js';
import { MessageService } from '../message/message.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { JobService } from '../platform/jobs/job.service.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../platform/process/durations.js';
import { claimArrivedNotices } from './arrival-notice.queries.js';

interface ArrivalMailContent {
  productName: string;
  productSlug: string;
  sizeName: string;
  createdAt: Date;
}

const dayFormat = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', day: 'numeric', month: 'long' });

function composeArrivalMail(
  { productName, productSlug, sizeName, createdAt }: ArrivalMailContent,
  { shopUrl, unsubscribeUrl }: { shopUrl: string; unsubscribeUrl: string },
): { subject: string; text: string } {
  const subscribedOn = dayFormat.format(createdAt).replace(' ', '\u00a0');
  const paragraphs = [
    'Здравствуйте!',
    `Снова в\u00a0наличии: ${productName}, размер\u00a0${sizeName}. Вещей обычно немного, и\u00a0мы их не\u00a0откладываем.`,
    `${shopUrl}/product/${productSlug}`,
    `Письмо пришло, потому что ${subscribedOn} этот адрес указали на\u00a0${shopUrl}, чтобы узнать о\u00a0поступлении. Оно одно: об\u00a0этом размере больше не\u00a0напишем.`,
    `Не\u00a0присылать писем и\u00a0о\u00a0других размерах: ${unsubscribeUrl}`,
  ];
  return { subject: `Снова в\u00a0наличии: ${productName}, размер\u00a0${sizeName}`, text: `${paragraphs.join('\n\n')}\n` };
}

const ARRIVAL = 'arrival';
const BATCH_SIZE = 200;

/**
 * Notifies of arrivals. Triggers capture which sizes have become available, whatever wrote the unit. Every few minutes all notices are
 * checked, because a size can also become available without a write of a unit (a reservation ends, a product becomes visible again), and
 * because a notice could be written while a captured arrival was being committed. A notice is marked and its message is enqueued in one
 * transaction, so that repeated arrivals of a size cause one message.
 */
@Injectable()
export class ArrivalMailService implements OnModuleInit {
  readonly #shopUrl: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
    private readonly jobs: JobService,
    private readonly messages: MessageService,
    private readonly prisma: PrismaService,
  ) {
    this.#shopUrl = new URL(config.PUBLIC_URL).origin;
  }

  onModuleInit(): void {
    this.messages.register(ARRIVAL, { compose: (id) => this.#compose(id), onSettled: (id) => this.#deleteNotice(id) });
    this.jobs.registerPeriodic({ name: 'captured arrivals', everyMs: 5 * SECOND_MS, run: () => this.notifyCaptured() });
    this.jobs.registerPeriodic({ name: 'all arrivals', everyMs: 5 * MINUTE_MS, run: () => this.notifyAll() });
  }

  /**
   * Notifies of the sizes that triggers have captured, and deletes exactly the rows that it has read, because another row may be committed
   * late.
   */
  async notifyCaptured(): Promise<void> {
    const { arrival } = this.prisma.client;
    for (;;) {
      const rows = await arrival.findMany({ orderBy: { id: 'asc' }, take: BATCH_SIZE, select: { id: true } });
      if (rows.length === 0) return;
      const arrivalIds = rows.map(({ id }) => id);
      await this.#notifyAbout(arrivalIds);
      await arrival.deleteMany({ where: { id: { in: arrivalIds } } });
    }
  }

  async notifyAll(): Promise<void> {
    await this.#notifyAbout(null);
  }

  async #notifyAbout(arrivalIds: readonly bigint[] | null): Promise<void> {
    let notifiedCount: number;
    do {
      notifiedCount = await this.prisma.inTransaction('arrivals', (transaction) => this.#notifySome(transaction, arrivalIds));
    } while (notifiedCount === BATCH_SIZE);
  }

  async #notifySome(transaction: Prisma.TransactionClient, arrivalIds: readonly bigint[] | null): Promise<number> {
    const noticeIds = await claimArrivedNotices(transaction, { now: this.clock.now(), limit: BATCH_SIZE, arrivalIds });
    for (const id of noticeIds) await this.messages.enqueue(transaction, { kind: ARRIVAL, id });
    return noticeIds.length;
  }

  async #compose(id: string): Promise<Message | SkipReason> {
    const notice = await this.prisma.client.arrivalNotice.findUnique({ where: { id }, include: { product: true, size: true } });
    if (!notice?.toldAt) return 'UNWANTED';
    if (this.clock.now().getTime() - notice.toldAt.getTime() > DAY_MS) return 'EXPIRED';
    const { email: address, token, createdAt, product, size } = notice;
    const unsubscribeUrl = `${this.#shopUrl}/notices/${token}`;
    const mail = composeArrivalMail(
      { productName: product.name, productSlug: product.slug, sizeName: size.name, createdAt },
      {
        shopUrl: this.#shopUrl,
        unsubscribeUrl,
      },
    );
    return { type: 'EMAIL', address, ...mail, unsubscribeUrl };
  }

  async #deleteNotice(id: string): Promise<void> {
    await this.prisma.client.arrivalNotice.deleteMany({ where: { id } });
  }
}
