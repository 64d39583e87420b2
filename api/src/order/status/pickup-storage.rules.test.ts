import { expect, test } from '@jest/globals';
import { findStorageEnd } from './pickup-storage.rules.js';

const ready = 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' as const;
const at = (day: string, status: typeof ready | 'HANDED_OVER_FOR_DELIVERY' = ready) => ({
  status,
  createdAt: new Date(`${day}T20:30:00Z`),
});

test('a point stores a parcel for a week, and a postamat for three days', () => {
  const unit = { status: ready, changes: [at('2026-11-24', 'HANDED_OVER_FOR_DELIVERY'), at('2026-11-26')] };
  expect(findStorageEnd('PVZ', unit)).toBe('2026-12-03');
  expect(findStorageEnd('POSTAMAT', unit)).toBe('2026-11-29');
});

test('a step that was taken back and repeated counts by its last time', () => {
  expect(findStorageEnd('PVZ', { status: ready, changes: [at('2026-11-20'), at('2026-11-26')] })).toBe('2026-12-03');
});

test('nothing else is stored', () => {
  expect(findStorageEnd(null, { status: ready, changes: [at('2026-11-26')] })).toBeNull();
  expect(findStorageEnd('PVZ', { status: 'DELIVERED', changes: [at('2026-11-26')] })).toBeNull();
});
