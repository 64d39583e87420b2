import { expect, test } from '@jest/globals';
import { findStorageEnd } from './pickup-storage.rules.js';

const ready = 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' as const;
const buildChange = (day: string, status: typeof ready | 'HANDED_OVER_FOR_DELIVERY' = ready) => ({
  status,
  createdAt: new Date(`${day}T20:30:00Z`),
});

test('a pickup point stores a parcel for a week, and a parcel locker for three days', () => {
  const unit = { status: ready, changes: [buildChange('2026-11-24', 'HANDED_OVER_FOR_DELIVERY'), buildChange('2026-11-26')] };
  expect(findStorageEnd('PVZ', unit)).toBe('2026-12-03');
  expect(findStorageEnd('POSTAMAT', unit)).toBe('2026-11-29');
});

test('the storage period starts at the last arrival if an arrival was taken back and repeated', () => {
  expect(findStorageEnd('PVZ', { status: ready, changes: [buildChange('2026-11-20'), buildChange('2026-11-26')] })).toBe('2026-12-03');
});

test('units that do not wait at a pickup point have no storage deadline', () => {
  expect(findStorageEnd(null, { status: ready, changes: [buildChange('2026-11-26')] })).toBeNull();
  expect(findStorageEnd('PVZ', { status: 'DELIVERED', changes: [buildChange('2026-11-26')] })).toBeNull();
});
