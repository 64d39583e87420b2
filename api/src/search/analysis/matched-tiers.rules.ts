import { LEAST_TIER, tier } from './terms-of.rules.js';

const everyTier = 2 ** (LEAST_TIER + 1) - 1;

/** A kind that this share of a directory's goods is called by is what the word means there. */
const SHARE_OF_DIRECTORY = 0.05;
const SHARE_OF_PROPERTY = 0.2;

/**
 * In which tiers a word counts, a bit each, by how many products have it in each tier. A word that names a kind of goods («джинсы») means that
 * kind: neither a directory with the word in its name («Джинсы и шорты»), nor what merely mentions it («платье-рубашка»), nor a property.
 * A word that names no kind («обувь») means the directory, and one that is nowhere else means the property.
 */
export const tiersFor = (counts: readonly number[], isHead: boolean): number => {
  const count = (at: number): number => counts[at] ?? 0;
  const kinds = count(tier.kind);
  let tiers = everyTier;
  const leaveOut = (at: number): void => {
    tiers &= ~(1 << at);
  };
  if (isHead && kinds > 0) leaveOut(tier.nameRest);
  const named = kinds + count(tier.nameRest);
  if (named > 0 && named >= SHARE_OF_DIRECTORY * count(tier.directory)) leaveOut(tier.directory);
  const traits = count(tier.trait) + count(tier.shade) + count(tier.akin) + count(tier.directory);
  const mentions = count(tier.nameRest) + count(tier.group) + count(tier.maker);
  if (kinds + traits > 0 || mentions > SHARE_OF_PROPERTY * count(tier.property)) leaveOut(tier.property);
  return tiers;
};

/** Where another name of a thing counts, of the tiers where its words do: brands are no goods, goods no brands, and a property names neither. */
export const tiersOfOtherName = (tiers: number, isBrand: boolean): number =>
  tiers & ~(1 << tier.property) & (isBrand ? (1 << tier.maker) | (1 << tier.nameRest) : ~(1 << tier.maker));
