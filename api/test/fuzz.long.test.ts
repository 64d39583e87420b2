import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearer, signInStaff } from '../src/auth/session/sessions.harness.js';
import { buildDirectory, buildProduct, buildProductImage, buildProductItem, buildReview } from '../src/exports/testing.js';
import { testEnvironment } from './support/test-environment.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

const FUZZER = 'schemathesis';
const isInstalled = spawnSync(FUZZER, ['--version']).status === 0;
if (!isInstalled) process.stderr.write('SKIPPED: the fuzz of the schema, because there is no schemathesis on PATH.\n');

const { FUZZ_SEED: seed, FUZZ_QUESTIONS: requestsPerField } = testEnvironment();
/** Timeout for a busy machine. On two free cores, 25 requests to each field take half a minute. */
const timeoutMs = requestsPerField * 60_000;

interface Exchange {
  request: { postData?: { text: string } };
  response: { content: { text?: string } };
}

interface Visitor {
  headers: string[];
  /** Operations that the fuzzer does not send for this visitor. */
  omittedOperations: string[];
}

const guest: Visitor = { headers: [], omittedOperations: [] };

/** Signs in to an account with every right. Leaves out the operations that would end the session; the guest sends those. */
async function createAdministrator(api: TestApi): Promise<Visitor> {
  const { authorization } = bearer((await signInStaff(api, 'ADMIN')).tokens);
  const sessionOperations = ['signOut', 'endSession', 'endOtherSessions', 'deleteAccount', 'refreshTokens', 'setAccessLevel'];
  return { headers: [`Authorization: ${authorization}`], omittedOperations: sessionOperations.map((name) => `Mutation.${name}`) };
}

/** Sends unusual input to every field of the schema and returns the requests with their responses. */
async function fuzz(address: string, folder: string, visitor: Visitor): Promise<Exchange[]> {
  const reportFile = path.join(folder, 'fuzz.har');
  const limitFlags = ['--seed', seed, '--max-examples', String(requestsPerField), '--no-shrink', '--generation-allow-x00', 'true'];
  // The fuzzer counts a refusal as a failure, so the test judges the responses itself. One check is enabled, because without any check
  // the fuzzer sends nothing.
  const reportFlags = ['--checks', 'content_type_conformance', '--report', 'har', '--report-har-path', reportFile];
  const visitorFlags = [
    ...visitor.headers.flatMap((header) => ['--header', header]),
    ...visitor.omittedOperations.flatMap((name) => ['--exclude-name', name]),
  ];
  const child = spawn(
    FUZZER,
    ['run', address, ...limitFlags, ...reportFlags, ...visitorFlags, '--generation-database', 'none', '--no-color'],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  );
  await once(child, 'exit');
  const { log } = JSON.parse(await readFile(reportFile, 'utf8')) as { log: { entries: Exchange[] } };
  return log.entries;
}

(isInstalled ? describe : describe.skip)('unusual input', () => {
  let api: TestApi;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meet-fuzz-'));
    api = await startTestApi({ RATE_PER_SECOND: '100000', RATE_PER_MINUTE: '1000000', MUTATIONS_PER_MINUTE: '1000000' });
    const { id: directoryId } = await buildDirectory(api.db);
    for (let count = 0; count < 5; count += 1) {
      const { id: productId } = await buildProduct(api.db, { directoryId });
      await buildProductImage(api.db, { productId });
      await buildProductItem(api.db, { productId });
      await buildReview(api.db, { productId });
    }
  });

  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['a guest', async () => guest],
    ['an ADMIN', () => createAdministrator(api)],
  ])(
    'random input of %s causes no internal error, and every response has a documented format',
    async (_name, visitor) => {
      const exchanges = await fuzz(`${api.url}/graphql`, folder, await visitor());
      const results = exchanges.map(({ request, response }) => ({
        requestBody: request.postData?.text,
        responseBody: response.content.text ?? '',
      }));
      expect(
        results.filter(({ responseBody }) => !/^\{"(data|errors)":/.test(responseBody) || responseBody.includes('"code":"INTERNAL"')),
      ).toEqual([]);
      expect(api.log.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
      expect(results.filter(({ responseBody }) => responseBody.startsWith('{"data":')).length).toBeGreaterThan(requestsPerField);
    },
    timeoutMs,
  );
});
