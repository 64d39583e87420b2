import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../platform/config/config.js';
import { buildCodeLimits } from './code-limits.js';
import { findSendableTime } from './cooldown.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (...seconds: number[]) => seconds.map((before) => new Date(NOW.getTime() - before * 1000));
const secondsUntil = (until: Date | undefined) => until && (until.getTime() - NOW.getTime()) / 1000;

describe('the pause before another code', () => {
  const limits = buildCodeLimits(readConfig({ DATABASE_URL: 'postgresql://localhost/shop' }));

  it.each([
    [[], undefined],
    [[10], 50],
    [[10, 100], 110],
    [[10, 100, 300], 290],
    [[10, 100, 300, 1_000], 590],
    [[10, 100, 300, 1_000, 2_000], 1_600],
    [[60], undefined],
    [[3_600], undefined],
    [[3_599, 3_600], undefined],
  ])('in seconds, after codes sent %j seconds ago, is %j (undefined if there is none)', (sent, pause) => {
    expect(secondsUntil(findSendableTime(ago(...sent), limits, NOW))).toBe(pause);
  });
});
