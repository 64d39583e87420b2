import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../platform/config/config.js';
import { buildCodeLimits } from './code-limits.js';
import { findSendableTime } from './cooldown.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (...seconds: number[]) => seconds.map((before) => new Date(NOW.getTime() - before * 1000));
const secondsUntil = (until: Date | undefined) => until && (until.getTime() - NOW.getTime()) / 1000;

describe('the pause before another one-time code', () => {
  const limits = buildCodeLimits(readConfig({ DATABASE_URL: 'postgresql://localhost/shop' }));

  it.each([
    ['another 50 seconds after a code sent 10 seconds ago', [10], 50],
    ['another 110 seconds after codes sent 10 and 100 seconds ago', [10, 100], 110],
    ['another 290 seconds after codes sent 10, 100 and 300 seconds ago', [10, 100, 300], 290],
    ['another 590 seconds after codes sent 10, 100, 300 and 1,000 seconds ago', [10, 100, 300, 1_000], 590],
    ['another 1,600 seconds after codes sent 10, 100, 300, 1,000 and 2,000 seconds ago', [10, 100, 300, 1_000, 2_000], 1_600],
  ])('lasts %s', (_duration, sent, pause) => {
    expect(secondsUntil(findSendableTime(ago(...sent), limits, NOW))).toBe(pause);
  });

  it('does not exist before the first code', () => {
    expect(findSendableTime([], limits, NOW)).toBeUndefined();
  });

  it.each([
    ['a code sent 60 seconds ago', [60]],
    ['a code sent an hour ago', [3_600]],
    ['codes sent 3,600 and 3,599 seconds ago', [3_599, 3_600]],
  ])('is over after %s', (_codes, sent) => {
    expect(findSendableTime(ago(...sent), limits, NOW)).toBeUndefined();
  });
});
