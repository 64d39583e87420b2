import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { isId } from '../platform/input/ids.rules.js';
import { wrongFieldsError } from '../platform/input/input-form.js';
import { type Payment, Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { listColumns } from '../platform/prisma/sql.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS, MINUTE_MS } from '../platform/process/durations.js';
import { LOGGER, type Logger } from '../platform/process/logger.js';
import type { NotPayable, Payable } from './payable-orders.model.js';
import { PayableOrdersRegistry } from './payable-orders-registry.js';
import { PaymentCheckService } from './payment-check.service.js';
import { areLinesEqual, parseStoredLines, toStoredLines } from './payment-line.rules.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentRecordService } from './payment-record.service.js';
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from './provider.port.js';
import { Providers } from './providers.js';

const MAX_RETURN_URL_LENGTH = 500;
/**
 * Maximum number of open payments of an order for other frontends. Everyone with the link of an order may pay it, and could otherwise
 * create a payment at the provider for every return address that they make up.
 */
const MAX_OPEN_PAYMENTS = 5;

const wrongReturnUrlError = (message: string): DomainError => wrongFieldsError([{ field: 'returnUrl', message }]);

/**
 * Reads the address of another frontend's page. Its origin must be one of `origins`: those of PUBLIC_URL and CORS_ORIGINS. Thus no payment
 * leads to an untrusted page.
 */
function readReturnUrl(text: string, origins: ReadonlySet<string>): string {
  if (text.length > MAX_RETURN_URL_LENGTH)
    throw wrongReturnUrlError(`Адрес возврата: не\u00a0длиннее ${MAX_RETURN_URL_LENGTH}\u00a0знаков.`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw wrongReturnUrlError('Адрес возврата должен начинаться с\u00a0https://.');
  }
  if (!origins.has(url.origin))
    throw wrongReturnUrlError(`Возвращать на\u00a0${url.origin} нельзя: этого сайта нет в\u00a0списке разрешённых.`);
  return url.href;
}

/** Adds the id of the payment, by which the page that the shopper returns to recognises the payment. */
function addPaymentId(returnUrl: string, paymentId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('paid', paymentId);
  return url.href;
}

/** Refuses one more open payment for a return address. The shop's own page, which has one address, is never refused. */
function requireFewOpenPayments(openPayments: readonly { returnUrl: string | null }[], returnUrl: string | null): void {
  if (returnUrl === null || openPayments.filter((payment) => payment.returnUrl !== null).length < MAX_OPEN_PAYMENTS) return;
  throw new DomainError(ErrorCode.LIMIT_EXCEEDED, 'У\u00a0заказа слишком много начатых оплат. Завершите одну из\u00a0них.', {
    limit: 'openPayments',
    most: MAX_OPEN_PAYMENTS,
  });
}

/** A payment older than this may have ended at the provider, so the payment is checked before the shopper is sent to it again. */
const MAX_UNCHECKED_AGE_MS = MINUTE_MS;
/** The e-mail address is needed for refunds and their receipts as long as goods may be returned. */
const EMAIL_RETENTION_MS = 3 * 365 * DAY_MS;
/** A payment that ended while it was being opened is replaced by another payment, but only a few times. */
const MAX_ATTEMPTS = 3;

const notPayableTexts: Readonly<Record<NotPayable, string>> = {
  PAID: 'Заказ уже оплачен.',
  ENDED: 'Этот заказ больше нельзя оплатить.',
  WAITS_FOR_CALL: 'Этот заказ ждёт нашего звонка. Оплатить его можно будет после него.',
};

interface PaymentTarget {
  orderId: string;
  /** Null for the shop's own page of the order. */
  returnUrl: string | null;
}

/** Finds or creates the pending payment of an order, and returns the address at which the shopper pays. */
@Injectable()
export class PaymentOpeningService {
  readonly #origin: string;
  readonly #returnOrigins: ReadonlySet<string>;

  constructor(
    @Inject(CONFIG) { PUBLIC_URL, CORS_ORIGINS }: Config,
    private readonly prisma: PrismaService,
    private readonly providers: Providers,
    private readonly payableOrders: PayableOrdersRegistry,
    private readonly checks: PaymentCheckService,
    private readonly records: PaymentRecordService,
    private readonly metrics: PaymentMetrics,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#origin = new URL(PUBLIC_URL).origin;
    this.#returnOrigins = new Set([this.#origin, ...CORS_ORIGINS]);
  }

  /**
   * Returns the address at which an order is paid. A pending payment of the same content and return address is used again. The lock of the
   * order ensures that two simultaneous requests share one payment: the second one finds the row of the first and uses the same key at the
   * provider, as does a request after a lost response.
   */
  async open(orderId: string, returnUrl: string | null): Promise<{ url: string }> {
    const target = { orderId, returnUrl: returnUrl === null ? null : readReturnUrl(returnUrl, this.#returnOrigins) };
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const url = await this.#openOnce(target);
        if (url !== null) return { url };
      }
      throw new ProviderUnavailable('payments end as soon as they are opened');
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
      this.metrics.countOutcome('payment', 'unavailable');
      this.logger[error instanceof ProviderRefusal ? 'error' : 'warn']({ orderId, reason: error.message }, 'no payment could be opened');
      throw paymentUnavailableError();
    }
  }

  async #openOnce(target: PaymentTarget): Promise<string | null> {
    const provider = this.providers.current;
    const payment = await this.#findOrAddPayment(target, provider);
    if (payment.confirmationUrl === null) return this.#create(payment, provider);
    if (this.clock.now().getTime() - payment.createdAt.getTime() < MAX_UNCHECKED_AGE_MS) return payment.confirmationUrl;
    await this.checks.check(payment);
    const { state } = await this.prisma.client.payment.findUniqueOrThrow({ where: { id: payment.id } });
    return state === 'PENDING' ? payment.confirmationUrl : null;
  }

  /** Locks the order first, because it may be about to end. */
  async #requirePayable(transaction: Prisma.TransactionClient, orderId: string): Promise<Payable> {
    const orders = this.payableOrders.get();
    const payableOrReason = isId(orderId) ? await orders.findPayable(orderId, transaction) : null;
    if (payableOrReason === null) throw new DomainError(ErrorCode.NOT_FOUND, 'Такого заказа нет.');
    if (typeof payableOrReason === 'string') {
      throw new DomainError(ErrorCode.CONFLICT, notPayableTexts[payableOrReason], { reason: payableOrReason });
    }
    return payableOrReason;
  }

  /** Finds the pending payment for the payable total, or adds one. */
  #findOrAddPayment({ orderId, returnUrl }: PaymentTarget, { code }: PaymentProvider): Promise<Payment> {
    return this.prisma.inTransaction(null, async (transaction) => {
      const payable = await this.#requirePayable(transaction, orderId);
      const pendingPayments = await transaction.$queryRaw<Payment[]>`
        SELECT ${paymentColumns} FROM payment
        WHERE order_id = ${orderId}::uuid AND provider = ${code}::payment_provider AND state = 'PENDING' ORDER BY created_at DESC`;
      const openPayment = pendingPayments.find((payment) => payment.returnUrl === returnUrl && isPaymentFor(payment, payable));
      if (openPayment) return openPayment;
      requireFewOpenPayments(pendingPayments, returnUrl);
      return this.#add(transaction, payable, { orderId, provider: code, returnUrl });
    });
  }

  async #add(
    transaction: Prisma.TransactionClient,
    { amount, description, email, lines }: Payable,
    { orderId, provider, returnUrl }: Pick<Payment, 'orderId' | 'provider' | 'returnUrl'>,
  ): Promise<Payment> {
    const now = this.clock.now();
    const emailKeptUntil = new Date(now.getTime() + EMAIL_RETENTION_MS);
    const [payment] = await transaction.$queryRaw<Payment[]>`
      INSERT INTO payment (order_id, provider, return_url, amount, description, email, email_kept_until, lines, asked_at, created_at)
      VALUES (${orderId}::uuid, ${provider}::payment_provider, ${returnUrl}, ${amount}, ${description}, ${email}, ${emailKeptUntil},
        ${JSON.stringify(toStoredLines(lines))}::jsonb, ${now}, ${now})
      RETURNING ${paymentColumns}`;
    if (!payment) throw new Error('the payment was not written');
    return payment;
  }

  /** Creates the payment at the provider, outside of any transaction. Null if it has ended meanwhile. */
  async #create(payment: Payment, provider: PaymentProvider): Promise<string | null> {
    const { id, orderId, amount, description, email, lines } = payment;
    const returnUrl = addPaymentId(payment.returnUrl ?? `${this.#origin}/orders/${orderId}`, id);
    const providerPayment = await provider
      .create({ id, orderId, amount, description, email, lines: parseStoredLines(lines), returnUrl })
      .catch(async (error: unknown) => {
        // The payment's id is the key of the request, and the provider would refuse it again. The next attempt opens another payment.
        if (error instanceof ProviderRefusal) await this.records.giveUpPayment(payment);
        throw error;
      });
    const { providerId, confirmationUrl } = providerPayment;
    const openedRows = await this.prisma.runBatch(null, [
      Prisma.sql`
        UPDATE payment SET provider_id = ${providerId}, confirmation_url = ${confirmationUrl}
        WHERE id = ${id}::uuid AND state = 'PENDING' RETURNING id`,
    ]);
    if (providerPayment.state !== 'PENDING') await this.records.record(payment, providerPayment);
    if (openedRows.length === 0 || providerPayment.state !== 'PENDING') return null;
    if (confirmationUrl === null) throw new ProviderUnavailable('the provider has given no address');
    this.metrics.countOutcome('payment', 'opened');
    return confirmationUrl;
  }
}

const paymentColumns = listColumns(Prisma.PaymentScalarFieldEnum);

const isPaymentFor = (payment: Payment, { amount, email, lines }: Payable): boolean =>
  payment.amount === amount && payment.email === email && areLinesEqual(parseStoredLines(payment.lines), lines);

const paymentUnavailableError = (): DomainError =>
  new DomainError(ErrorCode.PAYMENT_UNAVAILABLE, 'Оплата сейчас не\u00a0отвечает. Заказ сохранён, попробуйте ещё\u00a0раз через минуту.');
