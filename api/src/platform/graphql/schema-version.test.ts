import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('schemaVersion is the beginning of the SHA-256 hash of schema.graphql', async () => {
  const hash = createHash('sha256').update(readFileSync('schema.graphql')).digest('hex');
  expect((await api.query<{ schemaVersion: string }>('{ schemaVersion }')).data).toEqual({ schemaVersion: hash.slice(0, 12) });
});
