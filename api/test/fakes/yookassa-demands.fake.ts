import type { Receipt, ReceiptItem, YookassaBody, YookassaObject } from './yookassa-objects.fake.js';

/** Validates requests like YooKassa's API. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly parameter: string,
  ) {
    super(parameter);
  }
}

const AMOUNT = /^\d{1,15}\.\d{2}$/;

function demand(holds: boolean, parameter: string): void {
  if (!holds) throw new Refused(400, 'invalid_request', parameter);
}

type Priced = Pick<YookassaObject, 'amount'>;

const parseKopecks = ({ amount }: Priced): number => Math.round(Number(amount?.value) * 100);

export const sumAmounts = (objects: readonly Priced[]): number => objects.reduce((sum, object) => sum + parseKopecks(object), 0);

const isWithin = (text: string | undefined, most: number): boolean => text !== undefined && text.length <= most;

function demandAmount(object: Priced, parameter: string): void {
  demand(AMOUNT.test(object.amount?.value ?? '') && object.amount?.currency === 'RUB' && parseKopecks(object) > 0, parameter);
}

function demandItems(receipt: Receipt | undefined, total: number): void {
  demand(/^[^\s@]+@[^\s@]+$/.test(receipt?.customer?.email ?? ''), 'receipt.customer.email');
  const items = receipt?.items ?? [];
  demand(items.length > 0 && items.length <= 100, 'receipt.items');
  for (const item of items) {
    demandAmount(item, 'receipt.items.amount');
    demand(isWithin(item.description, 128) && item.description !== '', 'receipt.items.description');
    demand(Number.isInteger(item.vat_code) && Number(item.vat_code) >= 1 && Number(item.vat_code) <= 12, 'receipt.items.vat_code');
    demand(item.quantity === 1, 'receipt.items.quantity');
    demand(item.measure === 'piece', 'receipt.items.measure');
    demand(['full_prepayment', 'full_payment'].includes(item.payment_mode ?? ''), 'receipt.items.payment_mode');
    demand(['commodity', 'service', 'marked'].includes(item.payment_subject ?? ''), 'receipt.items.payment_subject');
    demandMarking(item);
  }
  demand(sumAmounts(items) === total, 'receipt.items.amount');
}

function demandMarking({ payment_subject, mark_code_info, mark_mode, mark_quantity }: ReceiptItem): void {
  const isMarked = payment_subject === 'marked';
  demand(isMarked === (mark_code_info !== undefined), 'receipt.items.mark_code_info');
  demand(mark_mode === (isMarked ? '0' : undefined), 'receipt.items.mark_mode');
  const { numerator = 0, denominator = 0 } = mark_quantity ?? {};
  demand(isMarked ? numerator >= 1 && numerator <= denominator : mark_quantity === undefined, 'receipt.items.mark_quantity');
}

export function refuseBadPayment(body: YookassaBody): void {
  demandAmount(body, 'amount');
  demand(body.capture === true, 'capture');
  demand(body.confirmation?.type === 'redirect' && URL.canParse(body.confirmation.return_url ?? ''), 'confirmation');
  demand(isWithin(body.description, 128), 'description');
  demandItems(body.receipt, parseKopecks(body));
}

export function refuseBadRefund(body: YookassaBody, payment: YookassaObject | undefined, refunded: number): void {
  if (!payment) throw new Refused(404, 'not_found', 'payment_id');
  demandAmount(body, 'amount');
  demand(payment.status === 'succeeded', 'payment_id');
  demand(isWithin(body.description, 250), 'description');
  demand(refunded + parseKopecks(body) <= parseKopecks(payment), 'amount');
  demandItems(body.receipt, parseKopecks(body));
}

export function refuseBadReceipt(body: YookassaBody, payment: YookassaObject | undefined): void {
  if (!payment) throw new Refused(404, 'not_found', 'payment_id');
  demand(body.type === 'payment' && body.send === true, 'type');
  demand(payment.status === 'succeeded', 'payment_id');
  demand(body.settlements?.[0]?.type === 'prepayment', 'settlements');
  demandItems(body, sumAmounts(body.settlements ?? []));
}
