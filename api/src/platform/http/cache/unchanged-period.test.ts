import { describe, expect, it } from '@jest/globals';
import { UnchangedPeriod } from './unchanged-period.js';

const takePastTime = (): number => performance.now() - 1;

describe('the rows of a response', () => {
  it('are current until one of its products changes', () => {
    const period = new UnchangedPeriod();
    const readAt = takePastTime();
    period.restartProduct('another');
    expect(period.areRowsCurrent(readAt, ['shoe', 'boot'])).toBe(true);
    period.restartProduct('boot');
    expect(period.areRowsCurrent(readAt, ['shoe', 'boot'])).toBe(false);
    expect(period.areRowsCurrent(performance.now(), ['shoe', 'boot'])).toBe(true);
  });

  it('are outdated by a change of any product if those of the response are unknown, and by a restart of the period in any case', () => {
    const period = new UnchangedPeriod();
    const readAt = takePastTime();
    period.restartProduct('another');
    expect(period.areRowsCurrent(readAt, undefined)).toBe(false);
    expect(period.areRowsCurrent(readAt, [])).toBe(true);
    period.restart();
    expect(period.areRowsCurrent(readAt, [])).toBe(false);
  });

  it('are outdated by a change of the search index only if the products of the response are unknown', () => {
    const period = new UnchangedPeriod();
    const readAt = takePastTime();
    period.restartIndex(performance.now());
    expect([period.areRowsCurrent(readAt, []), period.areRowsCurrent(readAt, undefined)]).toEqual([true, false]);
    expect(period.isIndexCurrent(readAt)).toBe(false);
  });

  it('are outdated once more than 10,000 other products have changed, unless the rows were read after these changes', () => {
    const period = new UnchangedPeriod();
    const readAt = takePastTime();
    for (let number = 0; number <= 10_000; number += 1) period.restartProduct(`imported-${number}`);
    expect(period.areRowsCurrent(readAt, ['shoe'])).toBe(false);
    expect(period.areRowsCurrent(performance.now(), ['shoe'])).toBe(true);
  });
});
