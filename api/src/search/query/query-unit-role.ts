import { canBeNoun } from '../analysis/product-name.rules.js';
import { ageWords, materialWords, sexWords } from '../analysis/trait-words.js';
import { countsInTier, tier } from '../analysis/word-score.rules.js';
import { splitTerms } from '../analysis/words.rules.js';
import type { QueryTerm } from '../engine/search-engine.port.js';
import type { SearchSets } from '../sets/search-sets.js';
import type { Thesaurus } from '../thesaurus/thesaurus.js';
import { listUnitWords, type QueryUnit } from './query-unit.js';

/** What a word or phrase describes of a product, the most specific first. */
export const roles = ['kind', 'sex', 'brand', 'colour', 'other'] as const;
export type Role = (typeof roles)[number];

const wearerTerms = new Set(
  [...Object.values(sexWords).flatMap((words) => Object.values(words)), ...Object.values(ageWords)].flatMap(splitTerms),
);
const materialTerms = new Set(Object.values(materialWords).flatMap(({ names, related = '' }) => splitTerms(`${names} ${related}`)));

/** Returns what a query unit describes, judged by the fields in which the products of the catalog have its words. */
export const resolveRole = (unit: QueryUnit, sets: SearchSets, thesaurus: Thesaurus): Role => {
  const words = listUnitWords(unit);
  if (sets.isGroup(words) || thesaurus.findKindForms(words) !== undefined) return 'kind';
  const termRoles = unit.words.flatMap(({ terms }) => terms.slice(0, 1)).map((term) => resolveTermRole(term, words, sets));
  return roles.find((role) => termRoles.includes(role)) ?? 'other';
};

const resolveTermRole = ({ term, tiers }: QueryTerm, words: readonly string[], sets: SearchSets): Role => {
  const counts = sets.postings.countByTier(term).map((count, index) => (countsInTier(tiers, index) ? count : 0));
  const sumCounts = (...tiersToCount: number[]): number => tiersToCount.reduce((sum, tierNumber) => sum + (counts[tierNumber] ?? 0), 0);
  const maxCount = Math.max(...counts);
  if (wearerTerms.has(term)) return 'sex';
  const isNoun = words.some((word) => canBeNoun(sets.vocabulary.findForm(term, word)));
  if (isNoun && (sumCounts(tier.kind) > 0 || sumCounts(tier.group, tier.directory) >= maxCount)) return 'kind';
  if (sumCounts(tier.brandOrModel) >= maxCount) return 'brand';
  return sumCounts(tier.shade, tier.related) > 0 && !materialTerms.has(term) ? 'colour' : 'other';
};
