import { computeWordScore, countsInTier } from '../analysis/word-score.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import { toTieredTerm } from './encoded-values.js';
import { buildInCondition, listTieredTerms, tierNumbers } from './filter-expressions.js';

/** The products that match a word equally well. A lower score is better. */
interface Level {
  score: number;
  /** Filter that selects these products among those that match the word; undefined when all matches are selected. */
  condition: string | undefined;
  /** Number of terms in the condition, each prefixed with its tier. The time of a search depends on it. */
  termCount: number;
}

/**
 * Limits of the filters used for ranking: of their number, and of the terms in all of them. When a query exceeds the limits, its last words
 * are ranked less precisely.
 */
const MAX_COMBINATIONS = 400;
const MAX_TERMS = 4_000;

interface TermGroup {
  score: number;
  /** Terms prefixed with their tier. */
  tieredTerms: string[];
}

/** Returns levels from best to worst. Each level excludes the products of all better levels. */
const toLevels = (termGroups: readonly TermGroup[]): Level[] =>
  termGroups.map(({ score, tieredTerms }, index) => {
    const betterTerms = termGroups.slice(0, index).flatMap((termGroup) => termGroup.tieredTerms);
    const condition = [
      buildInCondition('terms', tieredTerms),
      ...(betterTerms.length > 0 ? [`NOT ${buildInCondition('terms', betterTerms)}`] : []),
    ].join(' AND ');
    return { score, condition, termCount: tieredTerms.length + betterTerms.length };
  });

const groupTermsByCostAndTier = ({ terms }: QueryWord): TermGroup[] => {
  const termsByCost = Map.groupBy(terms, ({ cost }) => cost);
  return [...termsByCost]
    .flatMap(([cost, sameCostTerms]) =>
      tierNumbers.map((tier) => ({
        score: computeWordScore(cost, tier),
        tieredTerms: sameCostTerms
          .filter(({ tiers: termTiers }) => countsInTier(termTiers, tier))
          .map(({ term }) => toTieredTerm(tier, term)),
      })),
    )
    .filter(({ tieredTerms }) => tieredTerms.length > 0);
};

const compareScores = (one: { score: number }, other: { score: number }): number => one.score - other.score;

const groupTermsByCost = ({ terms }: QueryWord): TermGroup[] => {
  const termsByCost = Map.groupBy(terms, ({ cost }) => cost);
  return [...termsByCost].map(([cost, sameCostTerms]) => ({
    score: computeWordScore(cost, 0),
    tieredTerms: sameCostTerms.flatMap(listTieredTerms),
  }));
};

/** Returns the ways to rank a word, most precise first: by cost and tier, by cost only, not at all. */
const listAlternatives = (word: QueryWord): Level[][] => [
  toLevels(groupTermsByCostAndTier(word).sort(compareScores)),
  toLevels(groupTermsByCost(word).sort(compareScores)),
  [{ score: 0, condition: undefined, termCount: 0 }],
];

const countCombinations = (levels: readonly Level[][]): number => levels.reduce((combinations, { length }) => combinations * length, 1);

/**
 * Counts the terms in the filters of all combinations. Each level of a word is combined with every combination of the other words' levels.
 */
const countTerms = (levels: readonly Level[][]): number =>
  levels.reduce((sum, wordLevels) => {
    const termCount = wordLevels.reduce((total, level) => total + level.termCount, 0);
    return sum + termCount * (countCombinations(levels) / wordLevels.length);
  }, 0);

const isAffordable = (levels: readonly Level[][]): boolean =>
  countCombinations(levels) <= MAX_COMBINATIONS && countTerms(levels) <= MAX_TERMS;

/**
 * Returns the levels by which each word is ranked. All words start with their most precise levels. While the limits are exceeded, words get
 * less precise levels, beginning with the last word.
 */
const selectAffordable = (words: readonly QueryWord[]): Level[][] => {
  const alternatives = words.map(listAlternatives);
  const selectedLevels = alternatives.map(([mostPrecise = []]) => mostPrecise);
  for (const precision of [1, 2]) {
    for (let wordIndex = words.length - 1; wordIndex >= 0; wordIndex -= 1) {
      if (isAffordable(selectedLevels)) return selectedLevels;
      selectedLevels[wordIndex] = alternatives[wordIndex]?.[precision] ?? [];
    }
  }
  return selectedLevels;
};

/** Splits the products that match all words into groups of equal relevance. Returns a filter for each group, the most relevant first. */
export const buildRankedParts = (words: readonly QueryWord[]): string[][] => {
  let parts: { score: number; conditions: string[] }[] = [{ score: 0, conditions: [] }];
  for (const levels of selectAffordable(words)) {
    parts = parts.flatMap((part) =>
      levels.map(({ score, condition }) => ({
        score: part.score + score,
        conditions: condition === undefined ? part.conditions : [...part.conditions, condition],
      })),
    );
  }
  const partsByScore = Map.groupBy(parts.sort(compareScores), ({ score }) => score);
  return [...partsByScore.values()].map((sameScoreParts) => {
    const alternatives = sameScoreParts.map(({ conditions }) => `(${conditions.join(' AND ')})`);
    return alternatives.includes('()') ? [] : [alternatives.join(' OR ')];
  });
};
