import { postJson } from './json-gateway.js';
import { RefusedMessage, type Sender, UntakenMessage } from './sender.port.js';

export interface HttpSmsOptions {
  url: string;
  key?: string | undefined;
  /** The name that the phone shows. */
  from?: string | undefined;
}

// What the gateway says of the message itself; the rest is about us or about now, and passes.
const REFUSED = [400, 404, 410, 422];
const TAKEN_BEFORE = 409;

/** Text messages by any gateway that takes `{ to, text, from, idempotencyKey }` as JSON and knows a repeat by its key. */
export const httpSmsSender = ({ url, key, from }: HttpSmsOptions): Sender => ({
  name: 'HTTP gateway',
  send: async ({ address, text }, idempotencyKey) => {
    const headers = { 'idempotency-key': idempotencyKey, ...(key && { authorization: `Bearer ${key}` }) };
    const { status } = await postJson({ url, headers, body: { to: address, text, ...(from && { from }), idempotencyKey } });
    if ((status >= 200 && status < 300) || status === TAKEN_BEFORE) return;
    const reason = `the gateway answered ${status}`;
    throw REFUSED.includes(status) ? new RefusedMessage(reason) : new UntakenMessage(reason);
  },
});
