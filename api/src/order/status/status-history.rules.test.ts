import { expect, it } from '@jest/globals';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { findStatusBefore, hasTakenBack, listEffectiveSteps } from './status-history.rules.js';

const [waits, bought, centre, shipped] = [
  'AWAITING_RESPONSE_FROM_SUPPLIER',
  'PURCHASED_FROM_SELLER',
  'TRANSFERRED_TO_LOGISTICS_CENTER',
  'SHIPPED_TO_RUSSIA_STOCK_MEET',
] as const;
const buildSteps = (...statuses: OrderStatus[]) => statuses.map((status) => ({ status }));
const listEffective = (...statuses: OrderStatus[]) => listEffectiveSteps(buildSteps(...statuses)).map(({ status }) => status);

it.each([
  ['a first step', [waits], [waits]],
  ['three steps', [waits, bought, centre], [waits, bought, centre]],
  ['the second of two steps was taken back', [waits, bought, waits], [waits]],
  ['the third of three steps was taken back', [waits, bought, centre, bought], [waits, bought]],
  ['two of three steps were taken back', [waits, bought, centre, bought, waits], [waits]],
  ['a step was taken back and repeated', [waits, bought, waits, bought], [waits, bought]],
  ['a repeated step was followed by another', [waits, bought, centre, bought, centre, shipped], [waits, bought, centre, shipped]],
])('the steps in effect are found after %s', (_history, entries, expected) => {
  expect(listEffective(...entries)).toEqual(expected);
});

it('steps may be taken back one by one down to the first', () => {
  expect(findStatusBefore(buildSteps(waits, bought, centre))).toBe(bought);
  expect(findStatusBefore(buildSteps(waits, bought, centre, bought))).toBe(waits);
  expect(findStatusBefore(buildSteps(waits, bought, waits))).toBeUndefined();
});

it('a step counts as taken back only if the last entry of the history took it back', () => {
  expect(hasTakenBack(buildSteps(waits, bought, waits), bought)).toBe(true);
  expect(hasTakenBack(buildSteps(waits, bought, waits), centre)).toBe(false);
  expect(hasTakenBack(buildSteps(waits, bought), waits)).toBe(false);
  expect(hasTakenBack(buildSteps(waits, bought, waits, bought), bought)).toBe(false);
});
