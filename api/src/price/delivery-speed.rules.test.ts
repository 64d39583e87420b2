import { expect, it } from '@jest/globals';
import { toDeliverySpeed } from './delivery-speed.rules.js';

it("only units from the shop's own stock are delivered fast", () => {
  expect(toDeliverySpeed('MEET_WAREHOUSE')).toBe('FAST');
  for (const supplier of ['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'] as const) expect(toDeliverySpeed(supplier)).toBe('SLOW');
});
