import { colors } from '@meet/ui-kit/theme';
import type { HomeHeroQuery, SmallCardFragment } from '../platform/graphql/generated/graphql.ts';

/** A colour in OKLCH. */
interface Oklch {
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const parseHex = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Converts sRGB to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = parseHex(hex).map((byte) => toLinear(byte / 255));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Converts OKLCH to sRGB, from 0 to 1. */
function toSrgb({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toGamma);
}

/**
 * Returns the colour to put below a picture that is blended by multiply, so that its grey background becomes a light tint of the given
 * colour. Posters use the same tint.
 */
export function computeGround(hex: string): string {
  const perceived = toOklch(hex);
  const tint = {
    lightness: perceived.lightness > 0.75 ? 0.86 : 0.9,
    chroma: Math.min(0.022, perceived.chroma * 0.2 + 0.003),
    hue: perceived.hue,
  };
  const ground = parseHex(colors['picture-own'].light);
  const under = toSrgb(tint).map((value, at) => Math.min(255, Math.max(0, Math.round((value * 255 * 255) / (ground[at] ?? 255)))));
  return `#${under.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A product that was picked for the hero. */
export interface HeroPick {
  id: string;
  /**
   * Background: a tint of the product's colour.
   * @default the grey of listings
   */
  ground?: string;
}

/** A product in the hero. */
export interface HeroGoods extends SmallCardFragment, HeroPick {}

type Candidate = HomeHeroQuery['filteredProducts']['items'][number];

/** Minimum chroma of a colour that carries the hero: burgundy, caramel and mustard pass, navy and sage do not. */
const strongChroma = 0.085;
/** Maximum lightness, because lighter products do not stand out on a light background. */
const maxLightness = 0.75;
const furthestHue = Math.PI;
const otherHue = furthestHue / 9;

const findColour = ({ colorPalletes: [colour] }: Candidate) => (colour ? toOklch(colour.hex) : null);

function isStrong(candidate: Candidate): boolean {
  const colour = findColour(candidate);
  return colour !== null && colour.chroma >= strongChroma && colour.lightness <= maxLightness;
}

function hasOtherHue(one: Candidate, other: Candidate): boolean {
  const apart = Math.abs((findColour(one)?.hue ?? 0) - (findColour(other)?.hue ?? 0));
  return Math.min(apart, 2 * furthestHue - apart) >= otherHue;
}

const toHeroPick = ({ id, colorPalletes: [colour] }: Candidate): HeroPick => (colour ? { id, ground: computeGround(colour.hex) } : { id });

/**
 * Picks the two hero products. The first is the newest with a strong colour. The second also has a strong colour and differs in category
 * and hue; the fallbacks are a strong colour in another category, any other strong colour, and the newest product.
 */
export function pickHero(newest: readonly Candidate[]): HeroPick[] {
  const pictured = newest.filter(({ cover }) => cover !== null);
  const strong = pictured.filter(isStrong);
  const first = strong[0] ?? pictured[0];
  if (!first) return [];
  const isOther = (one: Candidate) => one.productCategory.slug !== first.productCategory.slug;
  const second =
    strong.find((one) => isOther(one) && hasOtherHue(one, first)) ??
    strong.find(isOther) ??
    strong.find((one) => one !== first) ??
    pictured.find((one) => one !== first);
  return (second ? [first, second] : [first]).map(toHeroPick);
}
