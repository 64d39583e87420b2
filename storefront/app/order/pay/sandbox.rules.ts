import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { describeRefusal, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import type { SandboxOrderQuery, SandboxPaymentQuery, SandboxPaymentState } from '../../platform/graphql/generated/graphql.ts';
import { parseShopUrl } from '../../platform/shop-url.rules.ts';

export type SandboxOrder = NonNullable<SandboxOrderQuery['publicOrder']> & {
  /** E-mail, delivery address and prices of the order; null for everybody but the buyer. */
  ownDetails: Omit<NonNullable<SandboxOrderQuery['getOrderByUUID']>, 'isOwn'> | null;
  /** Whether the account has a confirmed phone, which a confirmation by phone needs. */
  mayBeCalled: boolean;
};

interface PaymentProgress {
  payment: Pick<NonNullable<SandboxPaymentQuery['sandboxPayment']>, 'state'>;
  /** Null if the order is unknown. */
  order: (Pick<SandboxOrder, 'isEnded' | 'payment' | 'canPay'> & { ownDetails: { email: string } | null }) | null;
}

/** The outcome of a payment, and the next step. */
export interface PaymentOutcome {
  title: string;
  text: string;
  isPaid: boolean;
  /** Whether the order can be paid by a new payment. */
  canRetry: boolean;
}

/** The result of a decision about a payment if the decision changed nothing. */
export interface FailedDecision {
  failureMessage: string;
  /** State of the payment if it had already been decided. */
  decidedState?: SandboxPaymentState;
}

const decidedTexts: Readonly<Partial<Record<string, string>>> = {
  SUCCEEDED: 'Платёж уже завершён, второй раз платить не\u00a0нужно.',
  PAID_LATE: 'Платёж уже завершён, второй раз платить не\u00a0нужно.',
  CANCELED: 'Этот платёж уже отклонён.',
};

/** Describes a decision that the API refused. If the payment had already been decided, the result contains its state. */
export function toFailedDecision(refused: RefusedOperation): FailedDecision {
  const state = refused.details.state as SandboxPaymentState;
  const failureMessage = refused.code === 'CONFLICT' && decidedTexts[state];
  return failureMessage ? { failureMessage, decidedState: state } : { failureMessage: describeRefusal(refused, unsureIfSavedAdvice) };
}

const orderPathPattern = /^\/orders\/([^/]+)\/?$/;

/** Returns the id of the order to which a payment leads back; null if the URL is not that of an order. */
export const findOrderId = ({ pathname }: URL): string | null => orderPathPattern.exec(pathname)?.[1] ?? null;

/**
 * Returns the page of the shop that follows a decision. For another frontend, this is the payment's own page, which links to that frontend:
 * `form-action` of the Content-Security-Policy forbids a form to redirect there.
 */
export function findNextPage({ id, returnUrl }: { id: string; returnUrl: string }, publicUrl: string): string {
  const shopUrl = parseShopUrl(returnUrl, publicUrl);
  return shopUrl ? shopUrl.pathname + shopUrl.search : `/pay/${encodeURIComponent(id)}`;
}

/** The text promises no receipt, because the sandbox sends none. */
const describeConfirmation = (email: string | undefined): string =>
  `Подтверждение придёт на\u00a0${email ?? 'почту, указанную в\u00a0заказе'}. О\u00a0каждом шаге напишем.`;

/** Returns the outcome that replaces the buttons, or null while the payment can still be decided. */
export function describePaymentOutcome({ payment, order }: PaymentProgress): PaymentOutcome | null {
  const emptyOutcome = { text: '', isPaid: false, canRetry: false };
  if (order?.isEnded) return { ...emptyOutcome, title: 'Заказ отменён', text: 'Оплатить его больше нельзя.' };
  if (payment.state === 'SUCCEEDED' || order?.payment.state === 'SUCCEEDED') {
    return { ...emptyOutcome, title: 'Оплачено', text: describeConfirmation(order?.ownDetails?.email), isPaid: true };
  }
  if (payment.state === 'PAID_LATE') {
    const text = 'Если вещи ещё свободны, заказ оживёт. Если нет, деньги вернутся туда\u00a0же.';
    return { ...emptyOutcome, title: 'Оплата придёт после срока', text };
  }
  if (payment.state === 'CANCELED') {
    const canRetry = order?.canPay ?? false;
    const advice = canRetry ? ' Попробуйте ещё\u00a0раз.' : '';
    return { ...emptyOutcome, title: 'Оплата не\u00a0прошла', text: `Банк отклонил платёж, деньги не\u00a0списаны.${advice}`, canRetry };
  }
  return null;
}
