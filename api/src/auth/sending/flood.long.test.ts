import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { alterCode, readSentCode, UNHURRIED } from '../code/codes.harness.js';
import {
  BEHIND_PROXY,
  buildAddress,
  createFloodRecipient,
  enterCode,
  measureWaitsInFlood,
  requestCode,
  type ShopperWait,
} from './flood.harness.js';

const FLOOD = 120;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, ...BEHIND_PROXY });
});
afterAll(() => api.close());

const SHOPPER = '+79160000001';
const buildShopperAddress = (index: number) => `198.51.100.${index + 1}`;
const findLongestWait = (waits: readonly ShopperWait[]) => Math.max(...waits.map(({ floodResponseCount }) => floodResponseCount));

// Counts responses instead of milliseconds, so that the speed of the machine does not matter. flood.measured.test.ts measures the time.
describe('during a flood from many addresses', () => {
  it('a later request for a code is processed before most of the flood', async () => {
    const waits = await measureWaitsInFlood(FLOOD, {
      flood: (index) => requestCode(api, buildAddress(index), createFloodRecipient(index)),
      shopper: (index) => requestCode(api, buildShopperAddress(index), `shopper${index}@example.com`),
    });
    expect(waits).toHaveLength(19);
    expect(findLongestWait(waits)).toBeLessThan(FLOOD / 4);
    expect(await api.db.authChallenge.count({ where: { address: { startsWith: 'shopper' } } })).toBe(19);
  }, 60_000);

  it('a code that is entered later is processed before most of the flood', async () => {
    const wrongEntries = await Promise.all(
      Array.from({ length: FLOOD }, async (_, index) => {
        const recipient = createFloodRecipient(index);
        return { recipient, code: alterCode(await readSentCode(api, recipient)) };
      }),
    );
    await requestCode(api, buildShopperAddress(0), SHOPPER);
    const shopperEntry = { recipient: SHOPPER, code: alterCode(await readSentCode(api, SHOPPER)) };
    const waits = await measureWaitsInFlood(FLOOD, {
      flood: (index) => enterCode(api, buildAddress(index), wrongEntries[index] ?? shopperEntry),
      shopper: (index) => enterCode(api, buildShopperAddress(index), shopperEntry),
    });
    expect(findLongestWait(waits)).toBeLessThan(FLOOD / 4);
  }, 60_000);
});
