import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const [endpoint, inbox] = [process.env.MEET_ENDPOINT ?? '', process.env.MEET_INBOX ?? ''];

/** The shop that the tests use. */
export const shop = {
  endpoint,
  sockets: endpoint.replace(/^http/, 'ws'),
  uploads: new URL('/api/uploads', endpoint || 'http://unset.example').href,
};

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A session of which the application stores the tokens. */
export class Session {
  tokens: Tokens | null = null;

  get headers(): Record<string, string> {
    return this.tokens ? { authorization: `Bearer ${this.tokens.accessToken}` } : {};
  }

  /** Makes the access token invalid, as it is when it has expired. */
  spoil(): void {
    if (this.tokens) this.tokens = { ...this.tokens, accessToken: `${this.tokens.accessToken.slice(0, -6)}AAAAAA` };
  }
}

export const newEmail = (): string => `integrator-${randomUUID()}@example.com`;

/** Waits until a value is defined. */
export async function until<T>(what: string, find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const found = await find();
    if (found !== undefined) return found;
    await delay(100);
  }
  throw new Error(`There was no ${what}.`);
}

/** Reads the code that the shop has sent to an address, as its owner would. */
export function readCode(email: string): Promise<string> {
  return until('code', async () => {
    const messages = await fetch(`${inbox}?${new URLSearchParams({ to: email })}`, { headers: { accept: 'application/json' } });
    const [message] = (await messages.json()) as { text: string }[];
    return /^\d+/.exec(message?.text ?? '')?.[0];
  });
}

/** What a client has sent over HTTP. */
export interface Sent {
  text: string;
  hasDocument: boolean;
  status: number;
}

/** Records each request in `sent`. A GET needs a header that pages of other sites cannot send. */
export function recordingFetch(sent: Sent[]): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apollo-require-preflight', 'true');
    const response = await fetch(input, { ...init, headers });
    const text = `${decodeURIComponent(String(input))} ${String(init?.body ?? '')}`;
    sent.push({ text, hasDocument: /"query":"|[?&]query=[^&]/.test(text), status: response.status });
    return response;
  };
}

/** A PNG of 64 × 64 pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATklEQVR42u3PQQkAAAgEsOt0rU1pBN/CYAWWaV+LgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgMBlAanxAQDcGbjMAAAAAElFTkSuQmCC',
  'base64',
);

/** Uploads a picture for the account. Uploads do not use GraphQL, so all clients send them in the same way. */
export async function upload(headers: Record<string, string>): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([png], { type: 'image/png' }), 'picture.png');
  const response = await fetch(shop.uploads, { method: 'POST', headers, body: form });
  const { id } = (await response.json()) as { id?: string };
  if (response.status !== 201 || !id) throw new Error(`The upload was refused with ${response.status}.`);
  return id;
}
