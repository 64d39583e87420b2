/** A colour in OKLCH, in which equal steps of lightness look equal: lightness from 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const toLinearChannel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGammaChannel = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Converts a colour of the form #RRGGBB to OKLCH. */
export function parseOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => toLinearChannel(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  // Responses of the eye's cones to long, medium and short waves.
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toChannels({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(toGammaChannel);
}

const isDisplayable = (color: Oklch): boolean => toChannels(color).every((value) => value >= -0.0001 && value <= 1.0001);

/** Converts a colour to #RRGGBB. A colour outside sRGB becomes paler, and keeps its lightness and hue. */
export function formatHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let chroma = color.chroma;
  while (chroma > 0 && !isDisplayable({ ...color, lightness, chroma })) chroma = Math.max(0, chroma - 0.002);
  const digits = toChannels({ ...color, lightness, chroma }).map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}
