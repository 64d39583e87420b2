import type { HomeHeroQuery, SmallCardFragment } from '../platform/graphql/generated/graphql.ts';
import { toOklch } from './oklch.rules.ts';
import { computeTint } from './tint.rules.ts';

/** A product that was picked for the hero, without the data of its card. */
export interface HeroPick {
  id: string;
  /**
   * Background: a tint of the product's colour.
   * @default the grey of listings
   */
  tint?: string;
}

export interface HeroProduct extends SmallCardFragment, HeroPick {}

type Candidate = HomeHeroQuery['filteredProducts']['items'][number];

/** Minimum chroma of a colour that is strong enough for the hero: burgundy, caramel and mustard pass, navy and sage do not. */
const minStrongChroma = 0.085;
/** Maximum lightness, because lighter products do not stand out on a light background. */
const maxLightness = 0.75;
/** In radians, like a hue. */
const fullTurn = 2 * Math.PI;
const minHueDifference = fullTurn / 18;

const findColour = ({ colorPalletes: [colour] }: Candidate) => (colour ? toOklch(colour.hex) : null);

function hasStrongColour(candidate: Candidate): boolean {
  const colour = findColour(candidate);
  return colour !== null && colour.chroma >= minStrongChroma && colour.lightness <= maxLightness;
}

function hasOtherHue(candidate: Candidate, otherCandidate: Candidate): boolean {
  const difference = Math.abs((findColour(candidate)?.hue ?? 0) - (findColour(otherCandidate)?.hue ?? 0));
  return Math.min(difference, fullTurn - difference) >= minHueDifference;
}

const toHeroPick = ({ id, colorPalletes: [colour] }: Candidate): HeroPick => (colour ? { id, tint: computeTint(colour.hex) } : { id });

/**
 * Picks the two hero products from those with a cover. The first is the newest with a strong colour, or else the newest. The second also
 * has a strong colour and differs in category and hue; the fallbacks are a strong colour in another category, any other strong colour, and
 * the newest product.
 */
export function pickHero(newestCandidates: readonly Candidate[]): HeroPick[] {
  const candidatesWithCover = newestCandidates.filter(({ cover }) => cover !== null);
  const strongCandidates = candidatesWithCover.filter(hasStrongColour);
  const first = strongCandidates[0] ?? candidatesWithCover[0];
  if (!first) return [];
  const isOtherCategory = (candidate: Candidate) => candidate.productCategory.slug !== first.productCategory.slug;
  const second =
    strongCandidates.find((candidate) => isOtherCategory(candidate) && hasOtherHue(candidate, first)) ??
    strongCandidates.find(isOtherCategory) ??
    strongCandidates.find((candidate) => candidate !== first) ??
    candidatesWithCover.find((candidate) => candidate !== first);
  return (second ? [first, second] : [first]).map(toHeroPick);
}
