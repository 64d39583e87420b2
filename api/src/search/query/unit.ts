import { countsIn, tier } from '../analysis/document-terms.rules.js';
import { mayBeNoun } from '../analysis/product-name.rules.js';
import { ageWords, materialWords, sexWords } from '../analysis/trait-words.js';
import { termsIn } from '../analysis/words.rules.js';
import type { QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import type { ProductSets } from '../sets/product-sets.js';
import type { Thesaurus } from '../thesaurus/thesaurus.js';
import type { Replacement } from './word-readings.js';
import type { Correction, TypedWord } from './written-query.rules.js';

/** A typed word or phrase, and the words that a product must match for it. */
export interface Unit {
  typed: readonly TypedWord[];
  /** Empty when the catalog has none of them. */
  words: QueryWord[];
  corrections: readonly Correction[];
  /** Whether the catalog has its last word as it was typed. */
  isWhole: boolean;
  /** The substitutes used instead. */
  replacement: Replacement | undefined;
}

export const wordsOfUnit = ({ typed }: Unit): string[] => typed.map(({ word }) => word);

export const isRead = ({ words }: Unit): boolean => words.length > 0;

/** What a word or phrase describes of a product, the most specific first. */
export const roles = ['kind', 'sex', 'brand', 'colour', 'other'] as const;
export type Role = (typeof roles)[number];

const wearers = new Set([...Object.values(sexWords).flatMap((words) => Object.values(words)), ...Object.values(ageWords)].flatMap(termsIn));
const materials = new Set(Object.values(materialWords).flatMap(({ names, akin = '' }) => termsIn(`${names} ${akin}`)));

/** Returns what a unit describes, judged by the fields in which the products of the catalog have its words. */
export const resolveRole = (unit: Unit, sets: ProductSets, thesaurus: Thesaurus): Role => {
  const words = wordsOfUnit(unit);
  if (sets.isGroup(words) || thesaurus.kindForms(words) !== undefined) return 'kind';
  const found = unit.words.flatMap(({ terms }) => terms.slice(0, 1)).map((term) => roleOfTerm(term, words, sets));
  return roles.find((role) => found.includes(role)) ?? 'other';
};

const roleOfTerm = ({ term, tiers }: QueryTerm, words: readonly string[], sets: ProductSets): Role => {
  const counts = sets.postings.countsByTier(term).map((count, at) => (countsIn(tiers, at) ? count : 0));
  const count = (...at: number[]): number => at.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  const most = Math.max(...counts);
  if (wearers.has(term)) return 'sex';
  const isNoun = words.some((word) => mayBeNoun(sets.vocabulary.findForm(term, word)));
  if (isNoun && (count(tier.kind) > 0 || count(tier.group, tier.directory) >= most)) return 'kind';
  if (count(tier.maker) >= most) return 'brand';
  return count(tier.shade, tier.akin) > 0 && !materials.has(term) ? 'colour' : 'other';
};
