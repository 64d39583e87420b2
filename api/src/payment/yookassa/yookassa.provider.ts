import { z } from 'zod';
import type { Clock } from '../../platform/time/clock.js';
import { HOUR_MS } from '../../platform/time/durations.js';
import {
  type NewPayment,
  type NewReceipt,
  type NewRefund,
  type PaymentProvider,
  type ProvidedPayment,
  type ProvidedSettlement,
  ProviderRefusal,
  ProviderUnavailable,
} from '../provider/provider.port.js';
import { type YookassaAccess, YookassaClient } from './yookassa-client.js';
import { amountOf, kopecksOf, receiptOf, type Taxes, titleOf } from './yookassa-receipt.rules.js';

/** YooKassa keeps idempotence keys for 24 hours; the last one leaves time for requests under way. */
const KEY_LIFE_MS = 23 * HOUR_MS;
/** Longest description of a payment or a refund. */
const MOST_DESCRIPTION = { payment: 128, refund: 250 };

const cancellation = z.object({ reason: z.string() }).optional();
const paymentSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: z.object({ value: z.string(), currency: z.string() }),
  confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
  cancellation_details: cancellation,
});
const settlementSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  description: z.string().optional(),
  cancellation_details: cancellation,
});
const receiptSchema = settlementSchema.extend({
  type: z.string().optional(),
  items: z
    .array(z.object({ description: z.string(), payment_mode: z.string().optional(), amount: z.object({ value: z.string() }) }))
    .default([]),
});
const listOf = <T extends z.ZodType>(entry: T) => z.object({ items: z.array(entry).default([]) });

const stateOf = { pending: 'PENDING', waiting_for_capture: 'PENDING', succeeded: 'SUCCEEDED', canceled: 'CANCELED' } as const;

interface Shop {
  /** Receives receipts whose customer's address has been erased. */
  receiptEmail?: string | undefined;
}

/** YooKassa, API v3: payments by redirect, refunds and receipts of 54-FZ. */
export class YookassaProvider implements PaymentProvider {
  readonly code = 'YOOKASSA';
  readonly name = 'YooKassa';
  readonly #client: YookassaClient;

  constructor(
    private readonly options: YookassaAccess & Taxes & Shop,
    private readonly clock: Clock,
  ) {
    this.#client = new YookassaClient(options);
  }

  get failure(): string | undefined {
    return this.#client.failure;
  }

  async create({ id, orderId, amount, description, email, lines, returnUrl }: NewPayment): Promise<ProvidedPayment> {
    const prepaid = lines.map((line) => ({ line, mode: 'full_prepayment' as const }));
    const body = {
      amount: amountOf(amount),
      capture: true,
      confirmation: { type: 'redirect', return_url: returnUrl },
      description: description.slice(0, MOST_DESCRIPTION.payment),
      metadata: { order_id: orderId, payment_id: id },
      receipt: receiptOf(email, prepaid, this.options),
    };
    return paymentOf(await this.#client.post('payments', body, id));
  }

  async get(providerId: string): Promise<ProvidedPayment | null> {
    const found = await this.#client.get(`payments/${encodeURIComponent(providerId)}`);
    return found === null ? null : paymentOf(found);
  }

  async refund(refund: NewRefund): Promise<ProvidedSettlement> {
    const { id, providerPaymentId, amount, email, lines } = refund;
    const made = await this.#whereKeyIsForgotten(refund, () => this.#findRefund(refund));
    if (made) return made;
    const returned = lines.map((line) => ({ line, mode: line.isSettled ? ('full_payment' as const) : ('full_prepayment' as const) }));
    const body = {
      payment_id: providerPaymentId,
      amount: amountOf(amount),
      description: descriptionOf(id),
      receipt: receiptOf(this.#addressee(email), returned, this.options),
    };
    return this.#unlessMade(
      () => this.#findRefund(refund),
      async () => settlementOf(await this.#client.post('refunds', body, id)),
    );
  }

  async getRefund(providerId: string): Promise<ProvidedSettlement | null> {
    const found = await this.#client.get(`refunds/${encodeURIComponent(providerId)}`);
    return found === null ? null : settlementOf(found);
  }

  async receipt(receipt: NewReceipt): Promise<ProvidedSettlement> {
    const { id, providerPaymentId, email, lines } = receipt;
    const made = await this.#whereKeyIsForgotten(receipt, () => this.#findReceipt(receipt));
    if (made) return made;
    const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
    const body = {
      type: 'payment',
      payment_id: providerPaymentId,
      send: true,
      settlements: [{ type: 'prepayment', amount: amountOf(total) }],
      ...receiptOf(
        this.#addressee(email),
        lines.map((line) => ({ line, mode: 'full_payment' })),
        this.options,
      ),
    };
    return this.#unlessMade(
      () => this.#findReceipt(receipt),
      async () => settlementOf(await this.#client.post('receipts', body, id)),
    );
  }

  async getReceipt(providerId: string): Promise<ProvidedSettlement | null> {
    const found = await this.#client.get(`receipts/${encodeURIComponent(providerId)}`);
    return found === null ? null : settlementOf(found);
  }

  /** With a forgotten key, asking again would make a second refund. So what was made is looked for first. */
  async #whereKeyIsForgotten<T>({ requestedAt }: { requestedAt: Date }, find: () => Promise<T>): Promise<T | undefined> {
    return this.clock.now().getTime() - requestedAt.getTime() > KEY_LIFE_MS ? find() : undefined;
  }

  /** An earlier request may have been accepted and its response lost. Then a refusal of this one, whose body may differ, says nothing. */
  async #unlessMade(
    find: () => Promise<ProvidedSettlement | undefined>,
    post: () => Promise<ProvidedSettlement>,
  ): Promise<ProvidedSettlement> {
    try {
      return await post();
    } catch (error) {
      const made = error instanceof ProviderRefusal && (await find());
      if (made) return made;
      throw error;
    }
  }

  /** The law wants a receipt for the money of an erased account too. */
  #addressee(email: string): string {
    return email || (this.options.receiptEmail ?? '');
  }

  async #findRefund({ id, providerPaymentId }: NewRefund): Promise<ProvidedSettlement | undefined> {
    const found = await this.#client.get(`refunds?payment_id=${encodeURIComponent(providerPaymentId)}&limit=100`);
    const mine = read(listOf(settlementSchema), found).items.find(({ description }) => description === descriptionOf(id));
    return mine && settlementOf(mine);
  }

  /** Receipts carry no text of the shop, so they are told apart by their lines. */
  async #findReceipt({ providerPaymentId, lines, known }: NewReceipt): Promise<ProvidedSettlement | undefined> {
    const found = await this.#client.get(`receipts?payment_id=${encodeURIComponent(providerPaymentId)}&limit=100`);
    const wanted = keyOf(lines.map((line) => ({ description: titleOf(line), amount: amountOf(line.amount) })));
    const second = read(listOf(receiptSchema), found).items.filter(
      ({ type, items }) => type === 'payment' && items.every(({ payment_mode: mode }) => mode === 'full_payment'),
    );
    const mine = second.find(({ id, items }) => !known.includes(id) && keyOf(items) === wanted);
    return mine && settlementOf(mine);
  }
}

/** Names a refund at YooKassa, so that it can be found again. */
const descriptionOf = (refundId: string): string => `Возврат ${refundId}`.slice(0, MOST_DESCRIPTION.refund);

const keyOf = (items: readonly { description: string; amount: { value: string } }[]): string =>
  JSON.stringify(items.map(({ description, amount }) => [description, amount.value]).sort());

/** An answer that cannot be read leaves the outcome open. */
function read<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> {
  const { data, error } = schema.safeParse(answer);
  if (error)
    throw new ProviderUnavailable(`YooKassa's answer cannot be read: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return data;
}

function paymentOf(answer: unknown): ProvidedPayment {
  const { id, status, amount, confirmation, cancellation_details: details } = read(paymentSchema, answer);
  const kopecks = kopecksOf(amount.value);
  if (kopecks === null) throw new ProviderUnavailable("YooKassa's answer has no amount");
  return {
    providerId: id,
    state: stateOf[status],
    amount: kopecks,
    currency: amount.currency,
    confirmationUrl: confirmation?.confirmation_url ?? null,
    cancelReason: details?.reason ?? null,
  };
}

function settlementOf(answer: unknown): ProvidedSettlement {
  const { id, status, cancellation_details: details } = read(settlementSchema, answer);
  return { providerId: id, state: stateOf[status], refusal: details?.reason ?? null };
}
