import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('loyaltyLevels lists the four levels with their percentages and the amounts to be spent for them', async () => {
  const { data } = await api.query('{ loyaltyLevels { name chargePercentage chargeOffPercentage requiredSpentAmount } }');
  expect(data).toEqual({
    loyaltyLevels: [
      { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
      { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 50_000_00 },
      { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 150_000_00 },
      { name: 'Platinum', chargePercentage: 10, chargeOffPercentage: 30, requiredSpentAmount: 400_000_00 },
    ],
  });
});
