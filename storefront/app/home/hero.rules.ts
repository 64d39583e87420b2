import type { HomeHeroQuery, SmallCardFragment } from '../platform/graphql/generated/graphql.ts';
import { computeTint, toOklch } from './tint.rules.ts';

/** A product that was picked for the hero. */
export interface HeroPick {
  id: string;
  /**
   * Background: a tint of the product's colour.
   * @default the grey of listings
   */
  tint?: string;
}

/** A product in the hero. */
export interface HeroProduct extends SmallCardFragment, HeroPick {}

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

const toHeroPick = ({ id, colorPalletes: [colour] }: Candidate): HeroPick => (colour ? { id, tint: computeTint(colour.hex) } : { id });

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
