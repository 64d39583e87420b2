import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../code/codes.harness.js';
import { askForCode, BEHIND_PROXY, buildAddress, parseRecipient, waitsInFlood } from './flood.harness.js';

const FLOOD = 600;
const MOST_MS = 1_500;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, ...BEHIND_PROXY });
  // Warm-up, so that compilation is not measured.
  for (let index = 0; index < 50; index += 1) await askForCode(api, `192.0.2.${index}`, `warm${index}@example.com`);
}, 60_000);
afterAll(() => api.close());

it(`${FLOOD} requests for codes at once delay no shopper by more than ${MOST_MS} ms`, async () => {
  const waits = await waitsInFlood(FLOOD, {
    flood: (index) => askForCode(api, buildAddress(index), parseRecipient(index)),
    shopper: (index) => askForCode(api, `198.51.100.${index + 1}`, `shopper${index}@example.com`),
  });
  const longest = Math.max(...waits.map(({ ms }) => ms));
  process.stdout.write(`Longest wait of ${waits.length} shoppers: ${longest.toFixed(0)} ms\n`);
  expect(longest).toBeLessThanOrEqual(MOST_MS);
}, 120_000);
