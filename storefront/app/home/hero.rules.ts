import type { HomeHeroQuery, SmallCardFragment } from '../platform/graphql/generated/graphql.ts';
import { groundOf, seenColour } from './ground.rules.ts';

/** A thing on the first screen. */
export interface HeroGoods extends SmallCardFragment {
  /** Lies under its picture: a tint of its own colour; without one it stands on the grey of lists. */
  ground?: string;
}

type Candidate = HomeHeroQuery['filteredProducts']['items'][number];

/** From here on a colour carries a screen: bordeaux, caramel and mustard do, navy and sage do not. */
const strongChroma = 0.085;
/** Lighter things are lost on a light ground. */
const lightest = 0.75;
const furthestHue = Math.PI;
const otherHue = furthestHue / 9;

const colourOf = ({ colorPalletes: [colour] }: Candidate) => (colour ? seenColour(colour.hex) : null);

function isStrong(candidate: Candidate): boolean {
  const colour = colourOf(candidate);
  return colour !== null && colour.chroma >= strongChroma && colour.lightness <= lightest;
}

function differsInHue(one: Candidate, other: Candidate): boolean {
  const apart = Math.abs((colourOf(one)?.hue ?? 0) - (colourOf(other)?.hue ?? 0));
  return Math.min(apart, 2 * furthestHue - apart) >= otherHue;
}

function shown({ productCategory: _, colorPalletes: [colour], ...card }: Candidate): HeroGoods {
  return colour ? { ...card, ground: groundOf(colour.hex) } : card;
}

/**
 * The two things that stand large: the newest whose colour is strong, then the newest beside it of another category and another colour.
 * Where there are no such, another category, then another strong colour, then what is newest will do.
 */
export function heroGoods(newest: readonly Candidate[]): HeroGoods[] {
  const pictured = newest.filter(({ cover }) => cover !== null);
  const strong = pictured.filter(isStrong);
  const first = strong[0] ?? pictured[0];
  if (!first) return [];
  const isOther = (one: Candidate) => one.productCategory.slug !== first.productCategory.slug;
  const second =
    strong.find((one) => isOther(one) && differsInHue(one, first)) ??
    strong.find(isOther) ??
    strong.find((one) => one !== first) ??
    pictured.find((one) => one !== first);
  return (second ? [first, second] : [first]).map(shown);
}
