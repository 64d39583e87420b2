import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPrisma, type Database } from '@meet/api/prisma';
import { createTestDatabase, freePort, until } from '@meet/api/testing';
import { type Client, createClient } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { SendEmailCodeDocument } from './generated/operations.ts';
import { readText } from './typed-document.ts';

const main = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));

export interface RealApi {
  endpoint: string;
  origin: string;
  db: Database;
  stop(): Promise<void>;
}

/** Starts the built API on a database of its own, as an operator would. */
export async function startRealApi(own: Record<string, string> = {}): Promise<RealApi> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'meet-client-'));
  const port = await freePort();
  const env = {
    MODE: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    HEALTH_PORT: String(await freePort(port)),
    DATABASE_URL: database.url,
    OBJECTS_DIR: join(folder, 'objects'),
    IMAGE_CACHE_DIR: join(folder, 'image-cache'),
    RATE_PER_MINUTE: '100000',
    MUTATIONS_PER_MINUTE: '10000',
    OPERATION_WAIT_MS: '30000',
    ...own,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(`The API did not start:\n${said}`);
    }),
  ]);
  const db = createPrisma({ url: database.url, pool: 2 });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    endpoint: `${origin}/graphql`,
    db,
    async stop() {
      child.kill('SIGTERM');
      await Promise.all([ended, db.close()]);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the latest code that was sent to an address, as its owner would. */
async function codeTo(api: RealApi, email: string): Promise<string> {
  let code: string | undefined;
  await until(`a code for ${email}`, async () => {
    const inbox = await fetch(`${api.origin}/inbox?${new URLSearchParams({ to: email })}`, { headers: { accept: 'application/json' } });
    const [mail] = (await inbox.json()) as { text: string }[];
    code = /^\d+/.exec(mail?.text ?? '')?.[0];
    return code !== undefined;
  });
  return code ?? '';
}

let people = 0;

/** Signs a new person in by a code. `form` holds what a page of the shop adds. */
export async function signInByCode(api: RealApi, client: Client, form: object = {}): Promise<string> {
  people += 1;
  const email = `person-${people}@example.com`;
  const { sendEmailCode } = await client.request(SendEmailCodeDocument, { dto: { email, ...form } });
  const code = await codeTo(api, email);
  await client.signIn({ emailOrPhone: email, code, challenge: sendEmailCode.challenge, consent: true });
  return email;
}

/** What a page of the shop proves that a person has filled in. */
export const filledIn = () => ({ website: '', pageLoadTime: Date.now() - 5_000 });

type Fetch = typeof globalThis.fetch;

/** A network that counts what passes it and can lose an answer that the API has given. */
export class Network {
  readonly names: string[] = [];
  /** Called with the name of the operation before its request is sent. */
  before: (name: string) => unknown = () => {};
  /** Called with the name of the operation and its answer. */
  after: (name: string, response: Response) => unknown = () => {};

  readonly fetch: Fetch = async (address, init) => {
    const name = /(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1] ?? '';
    this.names.push(name);
    await this.before(name);
    const response = await fetch(address, init);
    await this.after(name, response);
    return response;
  };

  count(document: { toString(): string }): number {
    const [, name] = /^\w+ (\w+)/.exec(readText(document)) ?? [];
    return this.names.filter((one) => one === name).length;
  }
}

/** Keeps cookies as a browser does for pages of the shop's own origin. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(readonly network: Network) {}

  readonly fetch: Fetch = async (address, init) => {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init?.headers);
    if (init?.credentials === 'include') headers.set('cookie', cookie);
    const response = await this.network.fetch(address, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  };
}

export const lost = (): never => {
  throw new TypeError('fetch failed');
};

export const toClient = ({ endpoint }: RealApi, options: Partial<ClientOptions> = {}): Client => createClient({ endpoint, ...options });
