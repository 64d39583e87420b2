import { createHmac } from 'node:crypto';

interface RequestToSign {
  /** Id of the event, the same for all attempts. */
  id: string;
  body: string;
  sentAt: Date;
  /** The current secret and, during a rotation, the previous one. */
  secrets: readonly Uint8Array[];
}

/** Returns all headers of a request. By its signature the receiver verifies sender, body and time, as standardwebhooks.com specifies. */
export function buildSignedHeaders({ id, body, sentAt, secrets }: RequestToSign): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const computeSignature = (secret: Uint8Array): string =>
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Meet-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(computeSignature).join(' '),
  };
}
