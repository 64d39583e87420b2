import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { describeRefusal, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import type { SandboxOrderQuery, SandboxPaymentQuery, SandboxPaymentState } from '../../platform/graphql/generated/graphql.ts';
import { parseShopUrl } from '../../platform/shop-url.rules.ts';

/** The order to pay. */
export type SandboxOrder = NonNullable<SandboxOrderQuery['publicOrder']> & {
  /** Its address and prices; null for everybody but the one who ordered. */
  ownDetails: Pick<NonNullable<SandboxOrderQuery['getOrderByUUID']>, 'deliveryMode' | 'addressDelivery' | 'orderProductItems'> | null;
};

interface PaymentProgress {
  payment: Pick<NonNullable<SandboxPaymentQuery['sandboxPayment']>, 'state'>;
  /** Null if it is unknown. */
  order: Pick<SandboxOrder, 'isEnded' | 'payment'> | null;
}

/** Why a decision changed nothing. */
export interface FailedDecision {
  failed: string;
  /** State of the payment if it was decided before. */
  decidedState?: SandboxPaymentState;
}

const decidedTexts: Readonly<Partial<Record<string, string>>> = {
  SUCCEEDED: 'Платёж уже завершён, второй раз платить не\u00a0нужно.',
  PAID_LATE: 'Платёж уже завершён, второй раз платить не\u00a0нужно.',
  CANCELED: 'Этот платёж уже отклонён. Вернитесь к\u00a0заказу, чтобы оплатить его.',
};

/** Describes a decision that the API refused. If the payment was decided before, nothing is left to decide. */
export function toFailedDecision(refused: RefusedOperation): FailedDecision {
  const state = refused.details.state as SandboxPaymentState;
  const failed = refused.code === 'CONFLICT' && decidedTexts[state];
  return failed ? { failed, decidedState: state } : { failed: describeRefusal(refused, unsureIfSavedAdvice) };
}

const orderPath = /^\/orders\/([^/]+)\/?$/;

/** Returns the id of the order that a payment leads back to, or null. */
export const findOrderId = ({ pathname }: URL): string | null => orderPath.exec(pathname)?.[1] ?? null;

/**
 * Returns the page of the shop that follows a decision. A page of another frontend is linked to from the payment's own page, because the
 * policy's `form-action` forbids a form to redirect there.
 */
export function findNextPage({ id, returnUrl }: { id: string; returnUrl: string }, publicUrl: string): string {
  const shopUrl = parseShopUrl(returnUrl, publicUrl);
  return shopUrl ? shopUrl.pathname + shopUrl.search : `/pay/${encodeURIComponent(id)}`;
}

export const paidTitle = 'Оплачено';

/** Returns the text that replaces the buttons, or null while something can be decided. */
export function describePaymentEnd({ payment, order }: PaymentProgress): string | null {
  if (order?.isEnded) return 'Заказ отменён';
  if (payment.state === 'SUCCEEDED' || order?.payment.state === 'SUCCEEDED') return paidTitle;
  if (payment.state === 'PAID_LATE') return 'Оплата придёт после срока';
  if (payment.state === 'CANCELED') return 'Оплата отклонена';
  return null;
}
