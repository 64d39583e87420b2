import type { PaymentProvider as ProviderCode } from '../platform/prisma/generated/enums.js';
import type { PaymentLine } from './payment.model.js';

export interface NewPayment {
  /** Idempotence key: the same id returns the same payment. */
  id: string;
  orderId: string;
  amount: bigint;
  description: string;
  email: string;
  lines: PaymentLine[];
  /** Address to which the provider sends the shopper back after the payment page. */
  returnUrl: string;
}

export interface RefundedLine extends PaymentLine {
  /** Whether a handover receipt has been written for the line. */
  hasHandoverReceipt: boolean;
}

interface ProviderRequest {
  /** Idempotence key: the same id returns the same refund or receipt. */
  id: string;
  /** Id at the provider of the payment that the refund or the receipt belongs to: its `providerId`. */
  providerPaymentId: string;
  email: string;
  /** Time of the first request with this id. Providers forget idempotence keys after a day, and would then execute the request again. */
  requestedAt: Date;
}

export interface NewRefund extends ProviderRequest {
  amount: bigint;
  lines: RefundedLine[];
}

export interface NewReceipt extends ProviderRequest {
  lines: PaymentLine[];
  /** Ids at the provider of the payment's other receipts, so that none of them is taken for this one. */
  existingIds: string[];
}

export type ProviderState = 'PENDING' | 'SUCCEEDED' | 'CANCELED';

export interface ProviderPayment {
  /** Id of the payment at the provider, not in the shop. */
  providerId: string;
  state: ProviderState;
  amount: bigint;
  currency: string;
  /** Address at which the shopper pays while the payment is pending. */
  confirmationUrl: string | null;
  /** The provider's code of the reason why the payment was cancelled. */
  cancelReason: string | null;
}

/** State of a refund or a receipt at the provider. */
export interface ProviderResult {
  /** Id of the refund or the receipt itself at the provider, not of its payment. */
  providerId: string;
  state: ProviderState;
  /** The provider's code of the reason why the refund or the receipt was cancelled. */
  refusal: string | null;
}

/**
 * A payment provider. Every method may throw `ProviderUnavailable`, after which the outcome is unknown: repeat the call with the same id.
 * Creating methods throw `ProviderRefusal` if the provider has refused.
 */
export interface PaymentProvider {
  readonly code: ProviderCode;
  /** Name for operators. */
  readonly name: string;
  /** Why the provider cannot be used at the moment, for operators; undefined while it can. */
  readonly failure?: string | undefined;
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Null if the provider does not find the payment. */
  get(providerPaymentId: string): Promise<ProviderPayment | null>;
  refund(refund: NewRefund): Promise<ProviderResult>;
  getRefund(providerRefundId: string): Promise<ProviderResult | null>;
  /** Writes the handover receipt, which settles the prepayment of goods that are handed over. */
  registerReceipt(receipt: NewReceipt): Promise<ProviderResult>;
  getReceipt(providerReceiptId: string): Promise<ProviderResult | null>;
}

/** The provider has not responded, or its response leaves the outcome open. The message contains no personal data. */
export class ProviderUnavailable extends Error {}

/** The provider has refused the request. The message contains no personal data. */
export class ProviderRefusal extends Error {}
