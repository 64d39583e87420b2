import { contrast, contrastPairs } from './contrast.ts';
import { luminance } from './readable-text.ts';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(contrastPairs)('$on is visible on $ground, at least $least', (pair) => {
    expect(contrast(pair, theme)).toBeGreaterThanOrEqual(pair.least);
  });
});

test('the contrast of black on white is 21', () => {
  expect(luminance('#FFFFFF') + 0.05).toBeCloseTo(21 * (luminance('#000000') + 0.05));
});
