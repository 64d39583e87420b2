import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { UNHURRIED } from '../code/codes.harness.js';
import { computeChance, findMaxWithin, isShort } from './attacker.harness.js';
import { type AttackReport, attackForDays } from './sustained-attack.harness.js';

const DAYS = 33;

let api: TestApi;
let report: AttackReport;

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, LOG_LEVEL: 'fatal' });
  report = await attackForDays(api, DAYS);
}, 600_000);
afterAll(() => api.close());

it('an account attacked through all its recipients for 33 days gets no more guesses of 4-digit codes than allowed', () => {
  const { guesses } = report;
  expect(guesses.length).toBeGreaterThan(300);
  expect(findMaxWithin(guesses, DAY_MS, isShort)).toBeLessThanOrEqual(10);
  expect(findMaxWithin(guesses, 30 * DAY_MS, isShort)).toBeLessThanOrEqual(30);
});

it('4-digit and 6-digit guesses together succeed with a chance of at most 0.1 % a day and 0.3 % in 30 days', () => {
  const { guesses } = report;
  expect(guesses.some((guess) => !isShort(guess))).toBe(true);
  expect(findMaxWithin(guesses, DAY_MS, computeChance)).toBeLessThanOrEqual(1_000);
  expect(findMaxWithin(guesses, 30 * DAY_MS, computeChance)).toBeLessThanOrEqual(3_000);
});

it('the owner of an attacked account can sign in at once from a known browser', () => {
  expect(report.knownBrowserSignIns).toEqual(Array.from({ length: DAYS + 1 }, () => true));
});

it('the owner of an attacked account can sign in from a new browser within 48 hours', () => {
  expect(report.newBrowserWaitsMs).toHaveLength(6);
  expect(Math.max(...report.newBrowserWaitsMs)).toBeLessThanOrEqual(48 * HOUR_MS);
});
