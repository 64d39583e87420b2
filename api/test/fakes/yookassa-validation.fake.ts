import type { Receipt, ReceiptItem, YookassaBody, YookassaObject } from './yookassa-objects.fake.js';

/** The fake's refusal of a request that YooKassa's API would not accept. */
export class RefusedRequestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly parameter: string,
  ) {
    super(parameter);
  }
}

const AMOUNT = /^\d{1,15}\.\d{2}$/;

function requireThat(condition: boolean, parameter: string): void {
  if (!condition) throw new RefusedRequestError(400, 'invalid_request', parameter);
}

type WithAmount = Pick<YookassaObject, 'amount'>;

const parseKopecks = ({ amount }: WithAmount): number => Math.round(Number(amount?.value) * 100);

export const sumAmounts = (objects: readonly WithAmount[]): number => objects.reduce((sum, object) => sum + parseKopecks(object), 0);

const isWithin = (text: string | undefined, max: number): boolean => text !== undefined && text.length <= max;

function requireAmount(object: WithAmount, parameter: string): void {
  requireThat(AMOUNT.test(object.amount?.value ?? '') && object.amount?.currency === 'RUB' && parseKopecks(object) > 0, parameter);
}

function requireItems(receipt: Receipt | undefined, total: number): void {
  requireThat(/^[^\s@]+@[^\s@]+$/.test(receipt?.customer?.email ?? ''), 'receipt.customer.email');
  const items = receipt?.items ?? [];
  requireThat(items.length > 0 && items.length <= 100, 'receipt.items');
  for (const item of items) {
    requireAmount(item, 'receipt.items.amount');
    requireThat(isWithin(item.description, 128) && item.description !== '', 'receipt.items.description');
    requireThat(Number.isInteger(item.vat_code) && Number(item.vat_code) >= 1 && Number(item.vat_code) <= 12, 'receipt.items.vat_code');
    requireThat(item.quantity === 1, 'receipt.items.quantity');
    requireThat(item.measure === 'piece', 'receipt.items.measure');
    requireThat(['full_prepayment', 'full_payment'].includes(item.payment_mode ?? ''), 'receipt.items.payment_mode');
    requireThat(['commodity', 'service', 'marked'].includes(item.payment_subject ?? ''), 'receipt.items.payment_subject');
    requireMarking(item);
  }
  requireThat(sumAmounts(items) === total, 'receipt.items.amount');
}

function requireMarking({ payment_subject, mark_code_info, mark_mode, mark_quantity }: ReceiptItem): void {
  const isMarked = payment_subject === 'marked';
  requireThat(isMarked === (mark_code_info !== undefined), 'receipt.items.mark_code_info');
  requireThat(mark_mode === (isMarked ? '0' : undefined), 'receipt.items.mark_mode');
  const { numerator = 0, denominator = 0 } = mark_quantity ?? {};
  requireThat(isMarked ? numerator >= 1 && numerator <= denominator : mark_quantity === undefined, 'receipt.items.mark_quantity');
}

export function refuseBadPayment(body: YookassaBody): void {
  requireAmount(body, 'amount');
  requireThat(body.capture === true, 'capture');
  requireThat(body.confirmation?.type === 'redirect' && URL.canParse(body.confirmation.return_url ?? ''), 'confirmation');
  requireThat(isWithin(body.description, 128), 'description');
  requireItems(body.receipt, parseKopecks(body));
}

export function refuseBadRefund(body: YookassaBody, payment: YookassaObject | undefined, refunded: number): void {
  if (!payment) throw new RefusedRequestError(404, 'not_found', 'payment_id');
  requireAmount(body, 'amount');
  requireThat(payment.status === 'succeeded', 'payment_id');
  requireThat(isWithin(body.description, 250), 'description');
  requireThat(refunded + parseKopecks(body) <= parseKopecks(payment), 'amount');
  requireItems(body.receipt, parseKopecks(body));
}

export function refuseBadReceipt(body: YookassaBody, payment: YookassaObject | undefined): void {
  if (!payment) throw new RefusedRequestError(404, 'not_found', 'payment_id');
  requireThat(body.type === 'payment' && body.send === true, 'type');
  requireThat(payment.status === 'succeeded', 'payment_id');
  requireThat(body.settlements?.[0]?.type === 'prepayment', 'settlements');
  requireItems(body, sumAmounts(body.settlements ?? []));
}
