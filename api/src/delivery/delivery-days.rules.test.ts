import { describe, expect, it } from '@jest/globals';
import { computeDeliveryDays } from './delivery-days.rules.js';

const formatDays = ({ from, to }: { from: Date; to: Date }): string[] => [from, to].map((day) => day.toISOString());

describe('delivery dates', () => {
  const noon = new Date('2026-11-23T09:00:00Z');

  it('add the transit days to the days that fast or slow goods need before they are sent', () => {
    expect(formatDays(computeDeliveryDays('FAST', 1, noon))).toEqual(['2026-11-25T00:00:00.000Z', '2026-11-28T00:00:00.000Z']);
    expect(formatDays(computeDeliveryDays('SLOW', 5, noon))).toEqual(['2026-12-12T00:00:00.000Z', '2026-12-23T00:00:00.000Z']);
  });

  it('count from the current day in Moscow', () => {
    const before = computeDeliveryDays('FAST', 0, new Date('2026-12-31T20:59:59.999Z'));
    const after = computeDeliveryDays('FAST', 0, new Date('2026-12-31T21:00:00.000Z'));
    expect([before, after].map(({ from }) => from.toISOString().slice(0, 10))).toEqual(['2027-01-01', '2027-01-02']);
  });
});
