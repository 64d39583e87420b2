import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { wrongFields } from '../platform/input/input-form.js';

const LONGEST = 500;
/** Everyone with the link of an order may pay it, and could create a payment at the provider for every return address they make up. */
const MOST_OPEN = 5;

const refuse = (message: string): DomainError => wrongFields([{ field: 'returnUrl', message }]);

/** Reads the address of another frontend's page. Only origins of the list are accepted, so that no payment leads to an untrusted page. */
export function readReturnUrl(text: string, origins: ReadonlySet<string>): string {
  if (text.length > LONGEST) throw refuse(`Адрес возврата: не\u00a0длиннее ${LONGEST}\u00a0знаков.`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw refuse('Адрес возврата должен начинаться с\u00a0https://.');
  }
  if (!origins.has(url.origin)) throw refuse(`Возвращать на\u00a0${url.origin} нельзя: этого сайта нет в\u00a0списке разрешённых.`);
  return url.href;
}

/** Adds the id of the payment, by which the page that the shopper returns to recognises it. */
export function addPaid(returnUrl: string, paymentId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('paid', paymentId);
  return url.href;
}

/** Refuses one more open payment for a return address. The shop's own page, which has one address, is never refused. */
export function refuseFurther(open: readonly { returnUrl: string | null }[], returnUrl: string | null): void {
  if (returnUrl === null || open.filter((payment) => payment.returnUrl !== null).length < MOST_OPEN) return;
  throw new DomainError(ErrorCode.LIMIT_EXCEEDED, 'У\u00a0заказа слишком много начатых оплат. Завершите одну из\u00a0них.', {
    limit: 'openPayments',
    most: MOST_OPEN,
  });
}
