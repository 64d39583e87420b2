import { LAST_TIER, tier } from './document-terms.rules.js';

const everyTier = 2 ** (LAST_TIER + 1) - 1;

/** Share of a directory's products with the word in their names, from which the word means those products and not the directory. */
const SHARE_OF_DIRECTORY = 0.05;
const SHARE_OF_PROPERTY = 0.2;

/**
 * Returns the tiers (see `tier`) in which a term counts, as a bit mask. `counts` is the number of products that have the term in each tier.
 * - A word that names a kind of goods («джинсы») matches goods of that kind. It does not match a directory whose name contains it («Джинсы
 *   и шорты»), a name that merely mentions it («платье-рубашка»), or a property.
 * - A word that names no kind («обувь») matches the directory.
 * - Properties match only words that hardly occur elsewhere.
 */
export const findTiers = (counts: readonly number[], isHead: boolean): number => {
  const count = (at: number): number => counts[at] ?? 0;
  const kinds = count(tier.kind);
  let tiers = everyTier;
  const omitTiers = (at: number): void => {
    tiers &= ~(1 << at);
  };
  if (isHead && kinds > 0) omitTiers(tier.restOfName);
  const namedTiers = kinds + count(tier.restOfName);
  if (namedTiers > 0 && namedTiers >= SHARE_OF_DIRECTORY * count(tier.directory)) omitTiers(tier.directory);
  const traits = count(tier.trait) + count(tier.shade) + count(tier.related) + count(tier.directory);
  const isMentioned = count(tier.restOfName) + count(tier.group) + count(tier.maker);
  if (kinds + traits > 0 || isMentioned > SHARE_OF_PROPERTY * count(tier.property)) omitTiers(tier.property);
  return tiers;
};

/**
 * Narrows the tiers for a synonym. A brand's spelling counts only in brand, model and name. A synonym of goods never counts as brand or
 * model. Properties never match a synonym.
 */
export const findOtherNameTiers = (tiers: number, isBrand: boolean): number =>
  tiers & ~(1 << tier.property) & (isBrand ? (1 << tier.maker) | (1 << tier.restOfName) : ~(1 << tier.maker));
