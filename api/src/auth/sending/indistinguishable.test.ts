import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../code/codes.harness.js';
import { ENOUGH_MESSAGES, lookAtRecipients, type Seen } from './indistinguishable.harness.js';

const RECIPIENTS = 40;

let api: TestApi;
let seen: Seen[];

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, ...ENOUGH_MESSAGES });
  seen = await lookAtRecipients(api, RECIPIENTS);
});
afterAll(() => api.close());

// indistinguishable.measured.test.ts compares the time.
describe.each([
  ['requesting a code', 'send'],
  ['entering a code', 'guess'],
] as const)('%s', (_title, step) => {
  it('gives the same response with and without an account', () => {
    const responses = seen.flatMap((one) => (one.step === step ? [one.answer] : []));
    expect(responses).toHaveLength(2 * RECIPIENTS);
    expect(new Set(responses).size).toBe(1);
  });

  it('sends the same number of SQL statements with and without an account', async () => {
    const served = () => api.log.filter(({ msg }) => msg === 'request');
    await until('the log has all requests', () => served().length === seen.length);
    const statements = served().flatMap((line, index) => (seen[index]?.step === step ? [line.statements] : []));
    expect(new Set(statements).size).toBe(1);
  });
});
