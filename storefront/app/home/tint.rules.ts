import { colors } from '@meet/ui-kit/theme';
import { parseHex, toOklch, toSrgb } from './oklch.rules.ts';

/**
 * Returns the colour to put below a picture that is blended by multiply, so that the picture's grey background becomes a light tint of the
 * given colour.
 */
export function computeTint(hex: string): string {
  const colour = toOklch(hex);
  const targetColour = {
    lightness: colour.lightness > 0.75 ? 0.86 : 0.9,
    chroma: Math.min(0.022, colour.chroma * 0.2 + 0.003),
    hue: colour.hue,
  };
  const pictureBackground = parseHex(colors['picture-own'].light);
  const channels = toSrgb(targetColour).map((value, index) =>
    Math.min(255, Math.max(0, Math.round((value * 255 * 255) / (pictureBackground[index] ?? 255)))),
  );
  return `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
