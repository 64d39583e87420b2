import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { codeSentTo, otherThan, UNHURRIED } from '../code/codes.harness.js';
import { askForCode, BEHIND_PROXY, buildAddress, enterCode, parseRecipient, type Wait, waitsInFlood } from './flood.harness.js';

const FLOOD = 120;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, ...BEHIND_PROXY });
});
afterAll(() => api.close());

const SHOPPER = '+79160000001';
const shopperAt = (index: number) => `198.51.100.${index + 1}`;
const longest = (waits: readonly Wait[]) => Math.max(...waits.map(({ answered }) => answered));

// Counts responses instead of milliseconds, so that the speed of the machine does not matter. flood.measured.test.ts measures the time.
describe('during a flood from many addresses', () => {
  it('a later request for a code is processed before most of the flood', async () => {
    const waits = await waitsInFlood(FLOOD, {
      flood: (index) => askForCode(api, buildAddress(index), parseRecipient(index)),
      shopper: (index) => askForCode(api, shopperAt(index), `shopper${index}@example.com`),
    });
    expect(waits).toHaveLength(19);
    expect(longest(waits)).toBeLessThan(FLOOD / 4);
    expect(await api.db.authChallenge.count({ where: { address: { startsWith: 'shopper' } } })).toBe(19);
  }, 60_000);

  it('a code that is entered later is processed before most of the flood', async () => {
    const wrong = await Promise.all(
      Array.from({ length: FLOOD }, async (_, index) => {
        const recipient = parseRecipient(index);
        return { recipient, code: otherThan(await codeSentTo(api, recipient)) };
      }),
    );
    await askForCode(api, shopperAt(0), SHOPPER);
    const mine = { recipient: SHOPPER, code: otherThan(await codeSentTo(api, SHOPPER)) };
    const waits = await waitsInFlood(FLOOD, {
      flood: (index) => enterCode(api, buildAddress(index), wrong[index] ?? mine),
      shopper: (index) => enterCode(api, shopperAt(index), mine),
    });
    expect(longest(waits)).toBeLessThan(FLOOD / 4);
  }, 60_000);
});
