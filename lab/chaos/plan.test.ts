import { describe, expect, it } from '@jest/globals';
import { drawPlan, type Fault } from './plan.ts';

const drawFaults = (seed: number, seconds = 120, components = ['redis']) => drawPlan({ seed, seconds, components });
const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const formatName = ({ part, action }: Fault) => `${action} ${part}`;

describe('the plan of faults', () => {
  it('is the same for the same seed and duration, and differs for another seed', () => {
    expect(drawFaults(7)).toEqual(drawFaults(7));
    expect(new Set(seeds.map((seed) => JSON.stringify(drawFaults(seed)))).size).toBe(seeds.length);
  });

  it('for a longer run begins with the faults of a shorter run', () => {
    for (const seed of seeds) expect(drawFaults(seed, 600).slice(0, drawFaults(seed).length)).toEqual(drawFaults(seed));
  });

  it('leaves a pause between any two faults, and ends every fault within the run', () => {
    for (const seed of seeds) {
      const faults = drawFaults(seed);
      expect(faults.length).toBeGreaterThan(5);
      for (const [index, { atMs, durationMs }] of faults.entries()) {
        expect(atMs + durationMs).toBeLessThanOrEqual(120_000);
        expect(atMs - (faults[index - 1]?.atMs ?? 0) - (faults[index - 1]?.durationMs ?? 0)).toBeGreaterThanOrEqual(3_000);
      }
    }
  });

  it('contains every kind of fault in a run of ten minutes', () => {
    const countKinds = (components: string[]) => new Set(drawFaults(1, 600, components).map(formatName)).size;
    expect(countKinds([])).toBe(11);
    expect(countKinds(['redis', 'minio'])).toBe(15);
  });

  it('contains fewer kills than the supervisor tolerates', () => {
    for (const seed of seeds) {
      const kills = drawFaults(seed, 1_200).filter(({ action, part }) => action === 'kill' && part !== 'backend');
      const countMostWithin = (faults: Fault[], withinMs: number) =>
        Math.max(...faults.map(({ atMs }) => faults.filter((other) => other.atMs >= atMs && other.atMs < atMs + withinMs).length));
      expect(
        countMostWithin(
          kills.filter(({ part }) => part !== 'database'),
          60_000,
        ),
      ).toBeLessThan(5);
      expect(
        countMostWithin(
          kills.filter(({ part }) => part === 'database'),
          300_000,
        ),
      ).toBeLessThan(5);
    }
  });
});
