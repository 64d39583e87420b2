import { computeContrast, contrastPairs } from './contrast-pairs.ts';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(contrastPairs)('the colour $foreground is visible on the colour $background, with a contrast of at least $minRatio', (pair) => {
    expect(computeContrast(pair, theme)).toBeGreaterThanOrEqual(pair.minRatio);
  });
});
