import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPrisma, type Database } from '@meet/api/prisma';
import { createTestDatabase, findFreePort, until } from '@meet/api/testing';
import { type Client, createClient } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { environment } from './environment.harness.ts';
import { SendEmailCodeDocument } from './generated/operations.ts';

const main = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));

/** Environment variables with the URLs of the API and of its database in this run. */
const addressVariables = { origin: 'CLIENT_TEST_API_URL', database: 'CLIENT_TEST_DATABASE_URL' } as const;

/** Starts the built API with a database of its own, once for all test files. Returns the function that stops the API. */
export async function startRealApi(): Promise<() => Promise<void>> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'meet-client-'));
  const port = await findFreePort();
  const env = {
    MODE: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    HEALTH_PORT: String(await findFreePort(port)),
    DATABASE_URL: database.url,
    OBJECTS_DIR: join(folder, 'objects'),
    IMAGE_CACHE_DIR: join(folder, 'image-cache'),
    RATE_PER_MINUTE: '100000',
    MUTATIONS_PER_MINUTE: '10000',
    OPERATION_WAIT_MS: '30000',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    exit.then(() => {
      throw new Error(`The API did not start:\n${output}`);
    }),
  ]);
  environment[addressVariables.origin] = `http://127.0.0.1:${port}`;
  environment[addressVariables.database] = database.url;
  return async () => {
    child.kill('SIGTERM');
    await exit;
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The API of this run, which all test files share. */
export interface RealApi {
  endpoint: string;
  origin: string;
  db: Database;
  close(): Promise<void>;
}

export function openRealApi(): RealApi {
  const [origin = '', databaseUrl = ''] = [environment[addressVariables.origin], environment[addressVariables.database]];
  const db = createPrisma({ url: databaseUrl, maxConnections: 2 });
  return { origin, endpoint: `${origin}/graphql`, db, close: () => db.close() };
}

/** Reads the latest sign-in code that was sent to an e-mail address. */
async function readCodeSentTo(api: RealApi, email: string): Promise<string> {
  let code: string | undefined;
  await until(`a code for ${email}`, async () => {
    const response = await fetch(`${api.origin}/inbox?${new URLSearchParams({ to: email })}`, { headers: { accept: 'application/json' } });
    const [mail] = (await response.json()) as { text: string }[];
    code = /^\d+/.exec(mail?.text ?? '')?.[0];
    return code !== undefined;
  });
  return code ?? '';
}

/** Signs a new person in by a code. `form` has the fields that a page of the shop adds to the request for the code. */
export async function signInByCode(api: RealApi, client: Client, form: object = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { sendEmailCode } = await client.request(SendEmailCodeDocument, { dto: { email, ...form } });
  const code = await readCodeSentTo(api, email);
  await client.signIn({ emailOrPhone: email, code, challenge: sendEmailCode.challenge, consent: true });
  return email;
}

/** Creates the fields by which a page of the shop proves that a person has filled in its form. */
export const createBotCheckFields = () => ({ website: '', pageLoadTime: Date.now() - 5_000 });

export const createTestClient = ({ endpoint }: RealApi, options: Partial<ClientOptions> = {}): Client =>
  createClient({ endpoint, ...options });
