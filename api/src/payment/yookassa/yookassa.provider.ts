import { z } from 'zod';
import { type Clock } from '../../platform/process/clock.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import {
  type NewPayment,
  type NewReceipt,
  type NewRefund,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderResult,
  ProviderUnavailable,
} from '../provider.port.js';
import { type YookassaAccess, YookassaClient } from './yookassa-client.js';
import { formatAmount, parseKopecks, type Taxes, toReceipt, truncateTitle } from './yookassa-format.rules.js';

/** YooKassa stores idempotence keys for 24 hours; the last hour is left for requests in progress. */
const KEY_TTL_MS = 23 * HOUR_MS;
/** Longest description of a payment or a refund that YooKassa accepts. */
const MAX_DESCRIPTION_LENGTH = { payment: 128, refund: 250 };

const cancellationSchema = z.object({ reason: z.string() }).optional();
const paymentSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: z.object({ value: z.string(), currency: z.string() }),
  confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
  cancellation_details: cancellationSchema,
});
const resultSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  description: z.string().optional(),
  cancellation_details: cancellationSchema,
});
const receiptSchema = resultSchema.extend({
  type: z.string().optional(),
  items: z
    .array(z.object({ description: z.string(), payment_mode: z.string().optional(), amount: z.object({ value: z.string() }) }))
    .default([]),
});
const createListSchema = <T extends z.ZodType>(elementSchema: T) => z.object({ items: z.array(elementSchema).default([]) });

const stateByStatus = { pending: 'PENDING', waiting_for_capture: 'PENDING', succeeded: 'SUCCEEDED', canceled: 'CANCELED' } as const;

interface ReceiptOptions {
  /** E-mail address for the receipts of customers whose own address has been erased. */
  receiptEmail?: string | undefined;
}

/** YooKassa, API v3: payments by redirect, refunds and receipts of 54-FZ. */
export class YookassaProvider implements PaymentProvider {
  readonly code = 'YOOKASSA';
  readonly name = 'YooKassa';
  readonly #client: YookassaClient;

  constructor(
    private readonly options: YookassaAccess & Taxes & ReceiptOptions,
    private readonly clock: Clock,
  ) {
    this.#client = new YookassaClient(options);
  }

  get failure(): string | undefined {
    return this.#client.failure;
  }

  async create({ id, orderId, amount, description, email, lines, returnUrl }: NewPayment): Promise<ProviderPayment> {
    const prepaidLines = lines.map((line) => ({ line, mode: 'full_prepayment' as const }));
    const body = {
      amount: formatAmount(amount),
      capture: true,
      confirmation: { type: 'redirect', return_url: returnUrl },
      description: description.slice(0, MAX_DESCRIPTION_LENGTH.payment),
      metadata: { order_id: orderId, payment_id: id },
      receipt: toReceipt(email, prepaidLines, this.options),
    };
    return toPayment(await this.#client.post('payments', body, id));
  }

  async get(providerPaymentId: string): Promise<ProviderPayment | null> {
    const response = await this.#client.get(`payments/${encodeURIComponent(providerPaymentId)}`);
    return response === null ? null : toPayment(response);
  }

  async refund(refund: NewRefund): Promise<ProviderResult> {
    const { id, providerPaymentId, amount, email, lines } = refund;
    const existingResult = await this.#findIfKeyExpired(refund, () => this.#findRefund(refund));
    if (existingResult) return existingResult;
    const refundedLines = lines.map((line) => ({
      line,
      mode: line.hasHandoverReceipt ? ('full_payment' as const) : ('full_prepayment' as const),
    }));
    const body = {
      payment_id: providerPaymentId,
      amount: formatAmount(amount),
      description: describeRefund(id),
      receipt: toReceipt(this.#chooseReceiptEmail(email), refundedLines, this.options),
    };
    return this.#postOrFindExisting(
      () => this.#findRefund(refund),
      async () => toResult(await this.#client.post('refunds', body, id)),
    );
  }

  async getRefund(providerRefundId: string): Promise<ProviderResult | null> {
    const response = await this.#client.get(`refunds/${encodeURIComponent(providerRefundId)}`);
    return response === null ? null : toResult(response);
  }

  async registerReceipt(receipt: NewReceipt): Promise<ProviderResult> {
    const { id, providerPaymentId, email, lines } = receipt;
    const existingResult = await this.#findIfKeyExpired(receipt, () => this.#findReceipt(receipt));
    if (existingResult) return existingResult;
    const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
    const body = {
      type: 'payment',
      payment_id: providerPaymentId,
      send: true,
      settlements: [{ type: 'prepayment', amount: formatAmount(total) }],
      ...toReceipt(
        this.#chooseReceiptEmail(email),
        lines.map((line) => ({ line, mode: 'full_payment' })),
        this.options,
      ),
    };
    return this.#postOrFindExisting(
      () => this.#findReceipt(receipt),
      async () => toResult(await this.#client.post('receipts', body, id)),
    );
  }

  async getReceipt(providerReceiptId: string): Promise<ProviderResult | null> {
    const response = await this.#client.get(`receipts/${encodeURIComponent(providerReceiptId)}`);
    return response === null ? null : toResult(response);
  }

  /** With an expired key, repeating the request would make a second refund or receipt. So an existing one is searched for first. */
  async #findIfKeyExpired<T>({ requestedAt }: { requestedAt: Date }, find: () => Promise<T>): Promise<T | undefined> {
    return this.clock.now().getTime() - requestedAt.getTime() > KEY_TTL_MS ? find() : undefined;
  }

  /**
   * An earlier request may have been accepted and its response lost. Then a refusal of this request, whose body may differ, is not
   * conclusive.
   */
  async #postOrFindExisting(find: () => Promise<ProviderResult | undefined>, post: () => Promise<ProviderResult>): Promise<ProviderResult> {
    try {
      return await post();
    } catch (error) {
      const existingResult = error instanceof ProviderRefusal && (await find());
      if (existingResult) return existingResult;
      throw error;
    }
  }

  /** An erased account has no e-mail address, but the law requires a receipt for its money too. */
  #chooseReceiptEmail(email: string): string {
    return email || (this.options.receiptEmail ?? '');
  }

  async #findRefund({ id, providerPaymentId }: NewRefund): Promise<ProviderResult | undefined> {
    const response = await this.#client.get(`refunds?payment_id=${encodeURIComponent(providerPaymentId)}&limit=100`);
    const existingRefund = parseResponse(createListSchema(resultSchema), response).items.find(
      ({ description }) => description === describeRefund(id),
    );
    return existingRefund && toResult(existingRefund);
  }

  /** A receipt has no description by which it could be found again, so it is identified by its lines. */
  async #findReceipt({ providerPaymentId, lines, existingIds }: NewReceipt): Promise<ProviderResult | undefined> {
    const response = await this.#client.get(`receipts?payment_id=${encodeURIComponent(providerPaymentId)}&limit=100`);
    const linesKey = buildLinesKey(lines.map((line) => ({ description: truncateTitle(line), amount: formatAmount(line.amount) })));
    const settlingReceipts = parseResponse(createListSchema(receiptSchema), response).items.filter(
      ({ type, items }) => type === 'payment' && items.every(({ payment_mode: mode }) => mode === 'full_payment'),
    );
    const existingReceipt = settlingReceipts.find(({ id, items }) => !existingIds.includes(id) && buildLinesKey(items) === linesKey);
    return existingReceipt && toResult(existingReceipt);
  }
}

/** Description of a refund at YooKassa, by which it can be found again. */
const describeRefund = (refundId: string): string => `Возврат ${refundId}`.slice(0, MAX_DESCRIPTION_LENGTH.refund);

const buildLinesKey = (items: readonly { description: string; amount: { value: string } }[]): string =>
  JSON.stringify(items.map(({ description, amount }) => [description, amount.value]).sort());

/** Throws `ProviderUnavailable` for a response that cannot be read, because it leaves the outcome open. */
function parseResponse<T extends z.ZodType>(schema: T, response: unknown): z.infer<T> {
  const { data, error } = schema.safeParse(response);
  if (error)
    throw new ProviderUnavailable(`YooKassa's answer cannot be read: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return data;
}

function toPayment(response: unknown): ProviderPayment {
  const { id, status, amount, confirmation, cancellation_details: details } = parseResponse(paymentSchema, response);
  const kopecks = parseKopecks(amount.value);
  if (kopecks === null) throw new ProviderUnavailable("YooKassa's answer has no amount");
  return {
    providerId: id,
    state: stateByStatus[status],
    amount: kopecks,
    currency: amount.currency,
    confirmationUrl: confirmation?.confirmation_url ?? null,
    cancelReason: details?.reason ?? null,
  };
}

function toResult(response: unknown): ProviderResult {
  const { id, status, cancellation_details: details } = parseResponse(resultSchema, response);
  return { providerId: id, state: stateByStatus[status], refusal: details?.reason ?? null };
}
