import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../code/codes.harness.js';
import { AMPLE_SMS_BUDGET, type Probe, probeRecipients } from './account-enumeration.harness.js';

const RECIPIENTS = 40;

let api: TestApi;
let probes: Probe[];

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, ...AMPLE_SMS_BUDGET });
  probes = await probeRecipients(api, RECIPIENTS);
});
afterAll(() => api.close());

// These tests compare the contents of the responses. account-enumeration.measured.test.ts compares the response times.
describe.each([
  ['requesting a one-time code', 'send'],
  ['entering a one-time code', 'guess'],
] as const)('%s', (_title, step) => {
  it('gives the same response with and without an account', () => {
    const responses = probes.flatMap((probe) => (probe.step === step ? [probe.response] : []));
    expect(responses).toHaveLength(2 * RECIPIENTS);
    expect(new Set(responses).size).toBe(1);
  });

  it('sends the same number of SQL statements with and without an account', async () => {
    const listRequestLogs = () => api.log.filter(({ msg }) => msg === 'request');
    await until('the log has all requests', () => listRequestLogs().length === probes.length);
    const statements = listRequestLogs().flatMap((line, index) => (probes[index]?.step === step ? [line.statements] : []));
    expect(new Set(statements).size).toBe(1);
  });
});
