import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { UNHURRIED } from '../code/codes.harness.js';
import { computeChance, findMaxWithin, isShort } from './attacker.harness.js';
import { attackForDays } from './sustained-attack.harness.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, LOG_LEVEL: 'fatal' });
});
afterAll(() => api.close());

it('an attack of four days on an account gets no more guesses than allowed, and the owner can still sign in', async () => {
  const { guesses, knownBrowserSignIns, newBrowserWaitsMs } = await attackForDays(api, 4);
  // 27 tries of 4-digit codes are the limit for 30 days, and four days use it up. Further codes have 6 digits.
  expect(guesses.filter(isShort)).toHaveLength(27);
  expect(findMaxWithin(guesses, DAY_MS, isShort)).toBeLessThanOrEqual(10);
  expect(findMaxWithin(guesses, DAY_MS, computeChance)).toBeLessThanOrEqual(1_000);
  expect(knownBrowserSignIns).toEqual([true, true, true, true, true]);
  expect(newBrowserWaitsMs).toHaveLength(1);
  expect(Math.max(...newBrowserWaitsMs)).toBeLessThanOrEqual(48 * HOUR_MS);
}, 120_000);
