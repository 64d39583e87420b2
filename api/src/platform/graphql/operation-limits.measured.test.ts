import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readCpuMs } from '../../../test/support/stopwatch.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';

const MAX_MS = 1_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it(`operations that are expensive to validate take less than ${MAX_MS} ms of CPU`, async () => {
  const startedAtCpuMs = readCpuMs();
  for (const fields of [1_998, 7_998]) await (await api.post({ query: `{ ${'__typename '.repeat(fields)}}` })).text();
  expect(readCpuMs() - startedAtCpuMs).toBeLessThan(MAX_MS);
});
