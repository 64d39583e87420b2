import { postJson } from './json-gateway.js';
import { PermanentSendFailure, type Sender, TemporarySendFailure } from './sender.port.js';

export interface HttpSmsOptions {
  url: string;
  key?: string | undefined;
  /** Sender name that the phone shows. */
  from?: string | undefined;
}

// HTTP statuses that refuse the message itself. Other statuses concern the shop's access to the gateway, or are temporary.
const REJECTION_STATUSES = [400, 404, 410, 422];
const DUPLICATE_STATUS = 409;

/** SMS through any gateway that accepts `{ to, text, from, idempotencyKey }` as JSON and recognises a repeat by its key. */
export const createHttpSmsSender = ({ url, key, from }: HttpSmsOptions): Sender => ({
  name: 'HTTP gateway',
  send: async ({ address, text }, idempotencyKey) => {
    const headers = { 'idempotency-key': idempotencyKey, ...(key && { authorization: `Bearer ${key}` }) };
    const { status } = await postJson({ url, headers, body: { to: address, text, ...(from && { from }), idempotencyKey } });
    if ((status >= 200 && status < 300) || status === DUPLICATE_STATUS) return;
    const reason = `the gateway answered ${status}`;
    throw REJECTION_STATUSES.includes(status) ? new PermanentSendFailure(reason) : new TemporarySendFailure(reason);
  },
});

/** SMS as mails, addressed to the number at this domain, for trying the shop with a mail catcher. */
export const createMailedSmsSender = (mail: Sender, domain = 'sms.invalid'): Sender => ({
  name: `${mail.name}, each as a mail`,
  send: ({ address, text }, key) =>
    mail.send({ type: 'EMAIL', address: `${address.slice(1)}@${domain}`, subject: `SMS: ${address}`, text }, key),
});
