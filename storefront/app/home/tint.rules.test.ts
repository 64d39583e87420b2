import { toOklch } from './oklch.rules.ts';
import { computeTint } from './tint.rules.ts';

const pictureBackground = [0xef, 0xed, 0xe8];

/** Returns the colour of a picture's background after it is multiplied with the tint of `hex` and darkened by `brightness`. */
function computeVisibleColour(hex: string, brightness = 1): string {
  const tintBytes = [1, 3, 5].map((index) => Number.parseInt(computeTint(hex).slice(index, index + 2), 16));
  const bytes = tintBytes.map((byte, index) => Math.round(((byte * (pictureBackground[index] ?? 0)) / 255) * brightness));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

test.each(['#C79A35', '#6A1F2B', '#1E6B4C', '#222F4B'])('a product in %s gets a light tint of this colour as background', (hex) => {
  const visibleTint = toOklch(computeVisibleColour(hex));
  expect(visibleTint.lightness).toBeCloseTo(0.9, 1);
  expect(visibleTint.chroma).toBeGreaterThan(0.01);
  expect(Math.cos(visibleTint.hue - toOklch(hex).hue)).toBeGreaterThan(0.9);
});

test('a product in a colour without a hue gets a grey background', () => {
  expect(toOklch(computeVisibleColour('#17171A')).chroma).toBeLessThan(0.01);
});

test.each(['#FFFFFF', '#000000', '#FFFF00', '#FF0000', '#0000FF'])('text is readable even on the dimmed tint of %s', (hex) => {
  // Text of #121212 needs at least this lightness for a contrast of 4.5:1.
  expect(toOklch(computeVisibleColour(hex, 0.9)).lightness).toBeGreaterThan(0.6);
});
