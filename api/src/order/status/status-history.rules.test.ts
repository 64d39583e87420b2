import { expect, it } from '@jest/globals';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { findStatusBefore, hasTakenBack, listEffectiveSteps } from './status-history.rules.js';

const [waits, bought, centre, shipped] = [
  'AWAITING_RESPONSE_FROM_SUPPLIER',
  'PURCHASED_FROM_SELLER',
  'TRANSFERRED_TO_LOGISTICS_CENTER',
  'SHIPPED_TO_RUSSIA_STOCK_MEET',
] as const;
const steps = (...statuses: OrderStatus[]) => statuses.map((status) => ({ status }));
const standing = (...statuses: OrderStatus[]) => listEffectiveSteps(steps(...statuses)).map(({ status }) => status);

it.each([
  [[waits], [waits]],
  [
    [waits, bought, centre],
    [waits, bought, centre],
  ],
  [[waits, bought, waits], [waits]],
  [
    [waits, bought, centre, bought],
    [waits, bought],
  ],
  [[waits, bought, centre, bought, waits], [waits]],
  [
    [waits, bought, waits, bought],
    [waits, bought],
  ],
  [
    [waits, bought, centre, bought, centre, shipped],
    [waits, bought, centre, shipped],
  ],
])('after the history entries %j, the steps %j are in effect', (entries, expected) => {
  expect(standing(...entries)).toEqual(expected);
});

it('steps may be taken back one by one down to the first', () => {
  expect(findStatusBefore(steps(waits, bought, centre))).toBe(bought);
  expect(findStatusBefore(steps(waits, bought, centre, bought))).toBe(waits);
  expect(findStatusBefore(steps(waits, bought, waits))).toBeUndefined();
});

it('a step counts as taken back only if the last entry took it back', () => {
  expect(hasTakenBack(steps(waits, bought, waits), bought)).toBe(true);
  expect(hasTakenBack(steps(waits, bought, waits), centre)).toBe(false);
  expect(hasTakenBack(steps(waits, bought), waits)).toBe(false);
  expect(hasTakenBack(steps(waits, bought, waits, bought), bought)).toBe(false);
});
