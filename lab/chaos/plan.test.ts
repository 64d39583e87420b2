import { describe, expect, it } from '@jest/globals';
import { drawPlan, type Fault } from './plan.ts';

const plan = (seed: number, seconds = 120, components = ['redis']) => drawPlan({ seed, seconds, components });
const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const formatName = ({ part, action }: Fault) => `${action} ${part}`;

describe('the plan of faults', () => {
  it('is the same for the same seed and duration, and differs for another seed', () => {
    expect(plan(7)).toEqual(plan(7));
    expect(new Set(seeds.map((seed) => JSON.stringify(plan(seed)))).size).toBe(seeds.length);
  });

  it('begins a longer run with the faults of the shorter one', () => {
    for (const seed of seeds) expect(plan(seed, 600).slice(0, plan(seed).length)).toEqual(plan(seed));
  });

  it('has pauses between the faults, and ends them within the run', () => {
    for (const seed of seeds) {
      const faults = plan(seed);
      expect(faults.length).toBeGreaterThan(5);
      for (const [index, { atMs, durationMs }] of faults.entries()) {
        expect(atMs + durationMs).toBeLessThanOrEqual(120_000);
        expect(atMs - (faults[index - 1]?.atMs ?? 0) - (faults[index - 1]?.durationMs ?? 0)).toBeGreaterThanOrEqual(3_000);
      }
    }
  });

  it('contains every kind of fault in a run of ten minutes', () => {
    const kinds = (components: string[]) => new Set(plan(1, 600, components).map(formatName)).size;
    expect(kinds([])).toBe(11);
    expect(kinds(['redis', 'minio'])).toBe(15);
  });

  it('contains fewer kills than the supervisor tolerates', () => {
    for (const seed of seeds) {
      const kills = plan(seed, 1_200).filter(({ action, part }) => action === 'kill' && part !== 'backend');
      const max = (faults: Fault[], withinMs: number) =>
        Math.max(...faults.map(({ atMs }) => faults.filter((other) => other.atMs >= atMs && other.atMs < atMs + withinMs).length));
      expect(
        max(
          kills.filter(({ part }) => part !== 'database'),
          60_000,
        ),
      ).toBeLessThan(5);
      expect(
        max(
          kills.filter(({ part }) => part === 'database'),
          300_000,
        ),
      ).toBeLessThan(5);
    }
  });
});
