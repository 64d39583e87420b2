import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message, SkipReason } from '../../message/message.model.js';
import { MessageService } from '../../message/message.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { OrderStatus, Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { type ExcessReason, isExcessReason } from '../payment/excess-payment.rules.js';
import { composeCancelledMail, composeRefundedMail } from './cancellation-mails.rules.js';
import { composeChangeMail } from './change-mail.rules.js';
import { ChangeMailReader } from './change-mail-reader.service.js';
import {
  composeCallMail,
  composeConfirmedMail,
  composeExcessPaymentMail,
  composePaidMail,
  composePlacedMail,
  composeRevivedMail,
} from './order-mail.rules.js';
import type { OrderMail } from './order-mail-parts.rules.js';
import { type MailedOrderRow, OrderMailReader } from './order-mail-reader.service.js';
import { composeReturnedMail, composeReturnRequestedMail } from './return-mails.rules.js';
import { isMailed, stepMails } from './step-mails.rules.js';

type Transaction = Prisma.TransactionClient;

/** Events of a whole order, each with one mail. */
const orderMails = {
  PLACED: composePlacedMail,
  CALL: composeCallMail,
  CONFIRMED: composeConfirmedMail,
  PAID: composePaidMail,
  REVIVED: composeRevivedMail,
} as const;
type OrderMailEvent = keyof typeof orderMails;

const orderMailEvents = Object.keys(orderMails) as OrderMailEvent[];
const toMessageKind = (event: OrderMailEvent): string => `order-${event.toLowerCase()}`;

const CANCELLED = 'order-cancelled';
const REFUNDED = 'order-refunded';
const MOVED = 'order-moved';
const EXCESS_PAYMENT = 'order-untaken';
const CHANGED = 'order-changed';
const RETURN_REQUESTED = 'order-return-requested';

/** Sends mails about an order to its e-mail address. A step has one mail, however many units it moves. */
@Injectable()
export class OrderMailService implements OnModuleInit {
  readonly #shopUrl: string;

  constructor(
    private readonly messages: MessageService,
    private readonly changes: ChangeMailReader,
    private readonly reader: OrderMailReader,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.#shopUrl = new URL(config.PUBLIC_URL).origin;
  }

  onModuleInit(): void {
    for (const event of orderMailEvents) {
      const composeMail = (order: MailedOrderRow) => orderMails[event](order, this.#shopUrl);
      this.messages.register(toMessageKind(event), { compose: (id) => this.#compose(id, composeMail) });
    }
    this.messages.register(CANCELLED, { compose: (id) => this.#composeCancelled(id) });
    this.messages.register(REFUNDED, { compose: (id) => this.#composeRefunded(id) });
    this.messages.register(MOVED, {
      compose: (id) => this.#composeMoved(id),
      onSettled: async (id, isSent) => {
        if (isSent) await this.reader.markNotified(id, this.clock.now());
      },
    });
    this.messages.register(CHANGED, { compose: (id) => this.#composeChanged(id) });
    this.messages.register(RETURN_REQUESTED, { compose: (id) => this.#composeReturnRequested(id) });
    this.messages.register(EXCESS_PAYMENT, { compose: (id) => this.#composeExcessPayment(id) });
  }

  /**
   * PLACED asks to pay, CALL announces the call of a manager. CONFIRMED follows the call and asks to pay. PAID and REVIVED confirm the
   * payment.
   */
  async queueMail(transaction: Transaction, event: OrderMailEvent, orderId: string): Promise<void> {
    await this.messages.enqueue(transaction, { kind: toMessageKind(event), id: orderId });
  }

  /** Returns the query that enqueues the mail about an event. `orderId` is an SQL expression of the order's id. */
  buildMailQuery(event: OrderMailEvent, orderId: Prisma.Sql): Prisma.Sql {
    return this.messages.buildEnqueueQueryForSqlId(toMessageKind(event), orderId);
  }

  /** `historyEntryId` is the id of the history entry of any unit of the step. */
  async queueCancellationMail(transaction: Transaction, historyEntryId: string): Promise<void> {
    await this.messages.enqueue(transaction, { kind: CANCELLED, id: historyEntryId });
  }

  /**
   * Announces that units have reached a status, unless shoppers are not notified of it. `historyEntryId` is the id of the history entry of
   * any unit of the step.
   */
  async queueStepMail(transaction: Transaction, status: OrderStatus, historyEntryId: string): Promise<void> {
    if (isMailed(status)) await this.messages.enqueue(transaction, { kind: MOVED, id: historyEntryId });
  }

  /**
   * Announces the refund of a cancellation or a return. Calls for units of one step must pass the same `historyEntryId`, so that one mail
   * is sent.
   */
  async queueRefundMail(transaction: Transaction, historyEntryId: string): Promise<void> {
    await this.messages.enqueue(transaction, { kind: REFUNDED, id: historyEntryId });
  }

  /** Announces the changes that a manager has made to an order. */
  async queueChangeMail(transaction: Transaction, orderChangeId: string): Promise<void> {
    await this.messages.enqueue(transaction, { kind: CHANGED, id: orderChangeId });
  }

  /** Confirms that a request to return units of an order has arrived. */
  async queueReturnRequestMail(transaction: Transaction, orderId: string, requestedAt: Date): Promise<void> {
    await this.messages.enqueue(transaction, { kind: RETURN_REQUESTED, id: `${orderId}:${requestedAt.getTime()}` });
  }

  /** Announces that a payment was not captured and is refunded. */
  async queueExcessPaymentMail(
    transaction: Transaction,
    { orderId, paymentId, reason }: { orderId: string; paymentId: string; reason: ExcessReason },
  ): Promise<void> {
    await this.messages.enqueue(transaction, { kind: EXCESS_PAYMENT, id: `${orderId}:${reason}:${paymentId}` });
  }

  async #compose(orderId: string, composeMail: (order: MailedOrderRow) => OrderMail): Promise<Message | SkipReason> {
    const order = await this.reader.readOrder(orderId);
    return order ? toAddressedMessage(order, composeMail(order)) : 'UNWANTED';
  }

  async #composeCancelled(historyEntryId: string): Promise<Message | SkipReason> {
    const mailData = await this.reader.readCancellation(historyEntryId);
    return mailData
      ? toAddressedMessage(mailData.order, composeCancelledMail(mailData.order, mailData.cancellation, this.#shopUrl))
      : 'UNWANTED';
  }

  async #composeRefunded(historyEntryId: string): Promise<Message | SkipReason> {
    const cancellationData = await this.reader.readCancellation(historyEntryId);
    if (cancellationData) {
      const { order, cancellation } = cancellationData;
      return toAddressedMessage(order, composeRefundedMail(order, cancellation, this.#shopUrl));
    }
    const returnData = await this.reader.readReturn(historyEntryId);
    return returnData
      ? toAddressedMessage(returnData.order, composeReturnedMail(returnData.order, returnData.returnedUnits, this.#shopUrl))
      : 'UNWANTED';
  }

  async #composeMoved(historyEntryId: string): Promise<Message | SkipReason> {
    const mailData = await this.reader.readStepUnits(historyEntryId);
    if (!mailData || !isMailed(mailData.status)) return 'UNWANTED';
    const { order, status, stepUnits } = mailData;
    return toAddressedMessage(order, stepMails[status](order, stepUnits, this.#shopUrl));
  }

  async #composeChanged(orderChangeId: string): Promise<Message | SkipReason> {
    const mailData = await this.changes.readChange(orderChangeId);
    return mailData ? toAddressedMessage(mailData.order, composeChangeMail(mailData.order, mailData.change, this.#shopUrl)) : 'UNWANTED';
  }

  async #composeReturnRequested(id: string): Promise<Message | SkipReason> {
    const [orderOrUnitId = '', time] = id.split(':');
    const mailData = time
      ? await this.reader.readReturnRequest(orderOrUnitId, new Date(Number(time)))
      : await this.reader.readReturnRequestOfUnit(orderOrUnitId);
    return mailData
      ? toAddressedMessage(mailData.order, composeReturnRequestedMail(mailData.order, mailData.units, this.#shopUrl))
      : 'UNWANTED';
  }

  async #composeExcessPayment(id: string): Promise<Message | SkipReason> {
    const [orderId = '', reason] = id.split(':');
    if (!isExcessReason(reason)) return 'UNWANTED';
    return this.#compose(orderId, (order) => composeExcessPaymentMail(order, reason, this.#shopUrl));
  }
}

// The orders of a deleted account have neither e-mail address nor phone.
const toAddressedMessage = ({ id: orderId, email, phone }: MailedOrderRow, { sms, ...mail }: OrderMail): Message | SkipReason => {
  if (email !== '') return { type: 'EMAIL', address: email, orderId, ...mail };
  return sms && phone !== '' ? { type: 'PHONE', address: phone, orderId, text: sms } : 'UNWANTED';
};
