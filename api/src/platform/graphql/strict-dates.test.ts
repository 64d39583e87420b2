import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signInStaff } from '../../auth/session/sessions.harness.js';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  headers = bearer((await signInStaff(api, 'ADMIN')).tokens);
});
afterAll(() => api.close());

async function readErrorCode(query: string, variables = {}): Promise<string | undefined> {
  const response = await api.post({ query, variables }, headers);
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code;
}

const sendTimeAsVariable = (from: unknown) =>
  readErrorCode('query ($from: DateTime) { journalEntryList(dto: { from: $from }) { items { createdAt } } }', { from });

it.each([
  ...['nonsense', '2026-13-45', '2026-11-25', '2026-02-30T00:00:00Z', '2026-11-25T24:00:00Z', '2026-11-25T10:00:60Z', '1e3', ''],
  ...['99999-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '2026-11-25T10:00:00'],
  ...['9999-12-31T23:59:59-14:00', '0001-01-01T00:00:00+14:00'],
])('"%s" is refused as a DateTime', async (value) => {
  expect(await sendTimeAsVariable(value)).toBe('BAD_USER_INPUT');
  const literal = `{ journalEntryList(dto: { from: ${JSON.stringify(value)} }) { items { createdAt } } }`;
  expect(await readErrorCode(literal)).toBe('GRAPHQL_VALIDATION_FAILED');
});

it.each([5, true, {}])('%j is refused as a DateTime', async (value) => {
  expect(await sendTimeAsVariable(value)).toBe('BAD_USER_INPUT');
});

it.each([
  '2026-11-25T09:30:00Z',
  '2026-11-25T12:30:00.123+03:00',
  '2024-02-29T00:00:00Z',
  '0001-01-01T00:00:00Z',
  null,
])('%j is accepted as a DateTime', async (value) => {
  expect(await sendTimeAsVariable(value)).toBeUndefined();
});
