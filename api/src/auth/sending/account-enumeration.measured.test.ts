import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../code/codes.harness.js';
import { AMPLE_SMS_BUDGET, type Probe, probeRecipients } from './account-enumeration.harness.js';

const TRIES = 360;
const WARM_UP = 20;

let api: TestApi;
let probes: Probe[];

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, ...AMPLE_SMS_BUDGET });
  probes = await probeRecipients(api, TRIES + WARM_UP);
}, 600_000);
afterAll(() => api.close());

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Returns the largest median that noise alone explains: four standard errors, which noise exceeds in one run of 16,000. */
function computeNoise(values: number[]): number {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (4 * 1.2533 * deviation) / Math.sqrt(values.length);
}

describe.each([
  ['requesting a code', 'send'],
  ['entering a code', 'guess'],
] as const)('%s', (_title, step) => {
  it('takes the same time with and without an account', () => {
    const measured = probes.filter((probe) => probe.step === step).slice(2 * WARM_UP);
    // Each difference averages two pairs, one in each order: the second request of a pair is faster, because the processor is warm.
    const differences = Array.from({ length: TRIES / 2 }, (_, pair) =>
      measured.slice(4 * pair, 4 * pair + 4).reduce((sum, { isRegistered, ms }) => sum + (isRegistered ? ms : -ms) / 2, 0),
    );
    expect(measured).toHaveLength(2 * TRIES);
    expect(Math.abs(median(differences))).toBeLessThan(computeNoise(differences));
  });
});
