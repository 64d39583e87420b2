import { randomUUID } from 'node:crypto';
import { FakeHttpService, type FakeRequest, type FakeServiceResponse } from './http-service.fake.js';
import type { YookassaBody, YookassaObject } from './yookassa-objects.fake.js';
import { RefusedRequestError, refuseBadPayment, refuseBadReceipt, refuseBadRefund, sumAmounts } from './yookassa-validation.fake.js';

export const YOOKASSA_SHOP = { shopId: '100500', secretKey: 'test_secret' };

/** A fake of YooKassa, as documented: payments, refunds and receipts with states, idempotence keys and refusals. */
export class FakeYookassa extends FakeHttpService<YookassaBody> {
  readonly payments = new Map<string, YookassaObject>();
  readonly refunds = new Map<string, YookassaObject>();
  readonly receipts = new Map<string, YookassaObject>();
  readonly #resultsByKey = new Map<string, { body: string; object: YookassaObject }>();
  #nextRefund: { status: string; reason?: string } = { status: 'succeeded' };
  #nextReceipt = 'succeeded';

  static start(): Promise<FakeYookassa> {
    return new FakeYookassa('/v3').listen();
  }

  override reset(): void {
    super.reset();
    this.#nextRefund = { status: 'succeeded' };
    this.#nextReceipt = 'succeeded';
  }

  /** Lets the idempotence keys expire, as YooKassa does after 24 hours. */
  expireKeys(): void {
    this.#resultsByKey.clear();
  }

  pay(id: string): void {
    Object.assign(this.#findPayment(id), { status: 'succeeded', paid: true, confirmation: undefined });
  }

  decline(id: string, reason = 'insufficient_funds'): void {
    const details = { party: 'payment_network', reason };
    Object.assign(this.#findPayment(id), { status: 'canceled', cancellation_details: details, confirmation: undefined });
  }

  changeReportedAmount(id: string, amount: { value: string; currency: string }): void {
    Object.assign(this.#findPayment(id), { amount });
  }

  /** Sets the initial state of the next refunds. */
  setRefundStatus(status: 'pending' | 'succeeded' | 'canceled', reason = 'insufficient_funds'): void {
    this.#nextRefund = { status, reason };
  }

  setReceiptStatus(status: 'pending' | 'succeeded' | 'canceled'): void {
    this.#nextReceipt = status;
  }

  setStatus(object: YookassaObject, status: 'succeeded' | 'canceled'): void {
    object.status = status;
  }

  /** Sends a notification to the webhook of the shop, whether or not the object has the state of the event. */
  async notify(webhook: string, id: string, event = 'payment.succeeded'): Promise<Response> {
    const body = JSON.stringify({ type: 'notification', event, object: { id, status: event.split('.')[1] } });
    return fetch(webhook, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  #findPayment(id: string): YookassaObject {
    const payment = this.payments.get(id);
    if (!payment) throw new Error('there is no such payment');
    return payment;
  }

  protected respondTo(request: FakeRequest<YookassaBody>): FakeServiceResponse {
    const expectedAuthorization = `Basic ${Buffer.from(`${YOOKASSA_SHOP.shopId}:${YOOKASSA_SHOP.secretKey}`).toString('base64')}`;
    try {
      if (request.authorization !== expectedAuthorization) throw new RefusedRequestError(401, 'invalid_credentials', 'Authorization');
      return { status: 200, body: request.method === 'POST' ? this.#handleOnce(request) : this.#read(request) };
    } catch (error) {
      if (!(error instanceof RefusedRequestError)) throw error;
      return { status: error.status, body: { type: 'error', id: randomUUID(), code: error.code, parameter: error.parameter } };
    }
  }

  /** Handles a request once. A repeated key returns the object in its current state; with another body the request is refused. */
  #handleOnce({ key, path, body }: FakeRequest<YookassaBody>): YookassaObject {
    if (!key) throw new RefusedRequestError(400, 'invalid_request', 'Idempotence-Key');
    const storedResult = this.#resultsByKey.get(key);
    if (storedResult && storedResult.body !== JSON.stringify(body))
      throw new RefusedRequestError(400, 'invalid_request', 'Idempotence-Key');
    if (storedResult) return storedResult.object;
    const object = this.#create(path, body);
    this.#resultsByKey.set(key, { body: JSON.stringify(body), object });
    return object;
  }

  #create(path: string, body: YookassaBody): YookassaObject {
    if (path === 'payments') return this.#createPayment(body);
    if (path === 'refunds') return this.#createRefund(body);
    if (path === 'receipts') return this.#createReceipt(body);
    throw new RefusedRequestError(404, 'not_found', path);
  }

  #createPayment(body: YookassaBody): YookassaObject {
    refuseBadPayment(body);
    const id = randomUUID();
    const payment = {
      id,
      status: 'pending',
      paid: false,
      amount: body.amount,
      description: body.description,
      metadata: body.metadata,
      receipt: body.receipt,
      confirmation: {
        type: 'redirect',
        return_url: body.confirmation?.return_url,
        confirmation_url: `https://yoomoney.example/pay?id=${id}`,
      },
    };
    this.payments.set(id, payment);
    return payment;
  }

  #createRefund(body: YookassaBody): YookassaObject {
    const payment = this.payments.get(body.payment_id ?? '');
    const otherRefunds = [...this.refunds.values()].filter(
      ({ payment_id, status }) => payment_id === body.payment_id && status !== 'canceled',
    );
    refuseBadRefund(body, payment, sumAmounts(otherRefunds));
    const { status, reason } = this.#nextRefund;
    const details = status === 'canceled' ? { cancellation_details: { party: 'yoo_money', reason } } : {};
    const { payment_id, amount, description, receipt } = body;
    const refund = { id: randomUUID(), status, payment_id, amount, description, receipt, ...details };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  #createReceipt(body: YookassaBody): YookassaObject {
    refuseBadReceipt(body, this.payments.get(body.payment_id ?? ''));
    const receipt = { ...body, id: randomUUID(), status: this.#nextReceipt };
    this.receipts.set(receipt.id, receipt);
    return receipt;
  }

  #read({ path, query }: FakeRequest<YookassaBody>): object {
    const [kind = '', id] = path.split('/');
    const objects = { payments: this.payments, refunds: this.refunds, receipts: this.receipts }[kind];
    if (!objects) throw new RefusedRequestError(404, 'not_found', path);
    if (id === undefined)
      return { type: 'list', items: [...objects.values()].filter(({ payment_id }) => payment_id === query.get('payment_id')) };
    const object = objects.get(id);
    if (!object) throw new RefusedRequestError(404, 'not_found', `${kind}_id`);
    return object;
  }
}
