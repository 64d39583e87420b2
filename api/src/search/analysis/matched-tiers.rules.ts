import { LAST_TIER, tier } from './word-score.rules.js';

const everyTier = 2 ** (LAST_TIER + 1) - 1;

/** If at least this share of a directory's products have the word in their names, the word means those products and not the directory. */
const SHARE_OF_DIRECTORY = 0.05;
/**
 * Maximum number of products with the word elsewhere, as a share of the products with the property. Above it, the word does not mean the
 * property.
 */
const OTHER_SHARE_OF_PROPERTY = 0.2;

/**
 * Returns the tiers (see `tier`) in which a term counts, as a bit mask. `counts` is the number of products that have the term in each tier.
 * - A word that names a kind of goods («джинсы») matches goods of that kind. It does not match a directory whose name contains it («Джинсы
 *   и шорты»), a name that merely mentions it («платье-рубашка»), or a property.
 * - A word that names no kind («обувь») matches the directory.
 * - Properties match only words that hardly occur elsewhere.
 *
 * `canBeHeadNoun` says that the word can be the head noun of a product's name, as in «джинсы прямые».
 */
export const findTiers = (counts: readonly number[], canBeHeadNoun: boolean): number => {
  const getCount = (tierNumber: number): number => counts[tierNumber] ?? 0;
  const kindCount = getCount(tier.kind);
  let tiers = everyTier;
  const omitTier = (tierNumber: number): void => {
    tiers &= ~(1 << tierNumber);
  };
  if (canBeHeadNoun && kindCount > 0) omitTier(tier.otherNameWords);
  const nameCount = kindCount + getCount(tier.otherNameWords);
  if (nameCount > 0 && nameCount >= SHARE_OF_DIRECTORY * getCount(tier.directory)) omitTier(tier.directory);
  const traitCount = getCount(tier.trait) + getCount(tier.shade) + getCount(tier.related) + getCount(tier.directory);
  const mentionCount = getCount(tier.otherNameWords) + getCount(tier.group) + getCount(tier.brandOrModel);
  if (kindCount + traitCount > 0 || mentionCount > OTHER_SHARE_OF_PROPERTY * getCount(tier.property)) omitTier(tier.property);
  return tiers;
};

/**
 * Narrows the tiers for a synonym. A brand's spelling counts only as brand or model, and among the other words of the name. A synonym of
 * goods never counts as brand or model. Properties never match a synonym.
 */
export const narrowTiersForSynonym = (tiers: number, isBrand: boolean): number =>
  tiers & ~(1 << tier.property) & (isBrand ? (1 << tier.brandOrModel) | (1 << tier.otherNameWords) : ~(1 << tier.brandOrModel));
