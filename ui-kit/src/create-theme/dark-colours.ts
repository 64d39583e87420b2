import { computeContrastRatio } from '../theme/contrast-ratio.ts';
import { formatHex, parseOklch } from './oklch.ts';

/** Lightness of the ink of light themes, and of the page and the text of dark themes. */
const inkLightness = 0.15;
const darkPageLightness = 0.17;
const darkTextLightness = 0.97;
const lightnessStep = 0.01;

/** Mirrors the lightness of a colour: white becomes nearly black, and a dark blue a light one of the same hue. */
export function mirrorLightness(light: string): string {
  const { lightness, chroma, hue } = parseOklch(light);
  const share = Math.max(0, (lightness - inkLightness) / (1 - inkLightness));
  return formatHex({ lightness: darkTextLightness - share * (darkTextLightness - darkPageLightness), chroma, hue });
}

/** Changes the lightness of a colour until it is readable on every background. Returns it unchanged if no lightness is readable. */
export function adjustLightness(color: string, backgrounds: readonly { background: string; minRatio: number }[]): string {
  const isReadable = (hex: string) => backgrounds.every(({ background, minRatio }) => computeContrastRatio(hex, background) >= minRatio);
  const original = parseOklch(color);
  for (let distance = 0; distance <= 1; distance += lightnessStep)
    for (const lightness of [original.lightness + distance, original.lightness - distance]) {
      const candidate = distance === 0 ? color : formatHex({ ...original, lightness });
      if (lightness >= 0 && lightness <= 1 && isReadable(candidate)) return candidate;
    }
  return color;
}

/** Moves the lightness of a colour away from that of the text on it, for its hover and pressed states. */
export function moveLightnessAwayFrom(color: string, text: string, distance: number): string {
  const { lightness, chroma, hue } = parseOklch(color);
  const direction = parseOklch(text).lightness > lightness ? -1 : 1;
  return formatHex({ lightness: lightness + direction * distance, chroma, hue });
}
