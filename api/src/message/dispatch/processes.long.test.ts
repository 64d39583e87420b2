import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { createPrisma, type Database } from '../../platform/prisma/prisma.client.js';
import { freePort } from '../../platform/testing/free-port.js';
import { until } from '../../platform/testing/wait-until.js';
import { type GatewayUnderTest, startGateway } from '../sender/sms-gateway.fake.js';

/** Timeouts long enough for a machine that stalls. */
const PATIENT = { maxWait: 20_000, timeout: 20_000 };
/** Output of `npm run build`, as in production. */
const BUILT = 'dist';
const AUTH_SECRET = 'one secret for all processes of the test';

let database: TestDatabase;
let connection: Database;
let folder: string;
let gateway: GatewayUnderTest;
let running: ChildProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = createPrisma({ url: database.url });
  folder = await mkdtemp(path.join(tmpdir(), 'meet-message-'));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  gateway = await startGateway();
  running = [];
});
afterEach(async () => {
  for (const child of running) await end(child, 'SIGKILL');
  await gateway.close();
});

async function startApi(given?: number): Promise<ChildProcess> {
  const own = { DATABASE_URL: database.url, OBJECTS_DIR: path.join(folder, 'objects'), IMAGE_CACHE_DIR: path.join(folder, 'image-cache') };
  const port = given ?? (await freePort());
  const ports = { PORT: String(port), HEALTH_PORT: String(await freePort(port)) };
  const child = fork(`${BUILT}/src/main.js`, {
    env: { MODE: 'test', AUTH_SECRET, SMS_URL: gateway.url, ...own, ...ports },
    execArgv: [],
    silent: true,
  });
  running.push(child);
  await once(child, 'message');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Enqueues a notice in a transaction, as the shop does. */
async function write(): Promise<string> {
  return connection.client.$transaction(async (transaction) => {
    const data = { change: 'ACCOUNT_DELETED', type: 'PHONE', address: '+79005550000' } as const;
    const { id } = await transaction.recipientNotice.create({ data });
    await transaction.$executeRaw`
      SELECT graphile_worker.add_job('deliver_message', json_build_object('kind', 'recipient-notice', 'id', ${id}::text), max_attempts => 8)`;
    return `recipient-notice:${id}`;
  }, PATIENT);
}

const keys = (): unknown[] => gateway.requests.map(({ body }) => body.idempotencyKey);
const jobs = async (): Promise<number> => connection.client.$executeRaw`SELECT FROM graphile_worker.jobs`;

describe('api processes', () => {
  it('share the messages: each is sent once', async () => {
    await Promise.all([startApi(), startApi()]);
    const written = await Promise.all(Array.from({ length: 30 }, write));
    await until('all are sent', async () => (await jobs()) === 0);
    expect(keys().sort()).toEqual(written.sort());
  }, 90_000);

  it('send messages of a killed process, with the same key if it had already tried', async () => {
    const before = await write();
    gateway.answers(null);
    const first = await startApi();
    await until('the message is on its way', () => keys().includes(before));
    await end(first, 'SIGKILL');
    gateway.answers(() => ({ status: 200 }));
    const after = await write();
    await startApi();
    await until('both are sent', async () => (await jobs()) === 0, 60_000);
    expect(keys().filter((key) => key === before).length).toBeGreaterThan(1);
    expect(keys().filter((key) => key === after)).toEqual([after]);
  }, 90_000);

  it('accept a code whose process was killed before sending it', async () => {
    const port = await freePort();
    const ask = async (query: string, dto: object): Promise<unknown> => {
      const body = JSON.stringify({ query, variables: { dto } });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
      return ((await answer.json()) as { data?: unknown }).data;
    };
    gateway.answers(null);
    const first = await startApi(port);
    const send = 'mutation ($dto: SendSmsCodeInput!) { sendSmsCode(dto: $dto) { challenge } }';
    const { sendSmsCode } = (await ask(send, { phone: '8 (912) 555-00-00' })) as { sendSmsCode: { challenge: string } };
    await end(first, 'SIGKILL');
    gateway.requests.length = 0;
    gateway.answers(() => ({ status: 200 }));
    await startApi(port);
    await until('the code arrives', () => gateway.requests.length > 0, 60_000);
    expect(gateway.requests[0]?.body).toMatchObject({ to: '+79125550000', idempotencyKey: `code:${sendSmsCode.challenge}` });
    const code = /^\d{4}/.exec(String(gateway.requests[0]?.body.text))?.[0];
    const authenticate = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { phone bonuses } } }';
    expect(await ask(authenticate, { emailOrPhone: '+79125550000', code, challenge: sendSmsCode.challenge })).toEqual({
      authenticate: { user: { phone: '+79125550000', bonuses: 5000 } },
    });
  }, 120_000);

  it('finish sending before they exit', async () => {
    gateway.answersAfter(1_000);
    const api = await startApi();
    const key = await write();
    await until('it is on its way', () => keys().length === 1);
    await end(api, 'SIGTERM');
    expect(api.exitCode).toBe(0);
    expect(keys()).toEqual([key]);
    expect(await jobs()).toBe(0);
  }, 90_000);
});
