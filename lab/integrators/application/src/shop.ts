import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const [endpoint, inbox] = [process.env.MEET_ENDPOINT ?? '', process.env.MEET_INBOX ?? ''];

/** URLs of the shop that the tests use: of GraphQL over HTTP and over WebSocket, and of uploads. */
export const shop = {
  endpoint,
  sockets: endpoint.replace(/^http/, 'ws'),
  uploads: new URL('/api/uploads', endpoint || 'http://unset.example').href,
};

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A session whose tokens the application stores. */
export class Session {
  tokens: Tokens | null = null;

  get headers(): Record<string, string> {
    return this.tokens ? { authorization: `Bearer ${this.tokens.accessToken}` } : {};
  }

  /** Makes the access token invalid, as if it had expired. */
  invalidateAccessToken(): void {
    if (this.tokens) this.tokens = { ...this.tokens, accessToken: `${this.tokens.accessToken.slice(0, -6)}AAAAAA` };
  }
}

export const newEmail = (): string => `integrator-${randomUUID()}@example.com`;

/** Polls until `find` returns a value, for at most 30 s. `name` describes the value in the error message. */
export async function until<Value>(name: string, find: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const value = await find();
    if (value !== undefined) return value;
    await delay(100);
  }
  throw new Error(`There was no ${name}.`);
}

/** Reads the code that the shop has sent to an e-mail address, as its owner would. */
export function readCode(email: string): Promise<string> {
  return until('code', async () => {
    const messages = await fetch(`${inbox}?${new URLSearchParams({ to: email })}`, { headers: { accept: 'application/json' } });
    const [message] = (await messages.json()) as { text: string }[];
    return /^\d+/.exec(message?.text ?? '')?.[0];
  });
}

/** A request that a client has sent over HTTP. */
export interface SentRequest {
  text: string;
  hasDocument: boolean;
  status: number;
}

/** Creates a `fetch` that records each request, and sets the header without which the API refuses a GET (to prevent CSRF). */
export function createRecordingFetch(sentRequests: SentRequest[]): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apollo-require-preflight', 'true');
    const response = await fetch(input, { ...init, headers });
    const text = `${decodeURIComponent(String(input))} ${String(init?.body ?? '')}`;
    sentRequests.push({ text, hasDocument: /"query":"|[?&]query=[^&]/.test(text), status: response.status });
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
