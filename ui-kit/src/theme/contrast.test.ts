import { computeContrast, contrastPairs } from './contrast.ts';
import { computeLuminance } from './readable-text.ts';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(contrastPairs)('the colour $foreground is visible on the colour $background, with a contrast of at least $minRatio', (pair) => {
    expect(computeContrast(pair, theme)).toBeGreaterThanOrEqual(pair.minRatio);
  });
});

test('the contrast of black on white is 21', () => {
  expect(computeLuminance('#FFFFFF') + 0.05).toBeCloseTo(21 * (computeLuminance('#000000') + 0.05));
});
