import { computeWordScore, isCountedIn } from '../analysis/document-terms.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import { isIn, listMarks, tiers } from './filter.js';
import { toTieredTerm } from './record.js';

/** Products that match a word equally well. A lower score is better. */
interface Level {
  score: number;
  /** Filter that selects these products among those that match the word; undefined when they are all of them. */
  condition: string | undefined;
  /** Number of marks, which are terms prefixed with their tier, in the condition. The time of a search depends on it. */
  marks: number;
}

/** Limits of the filters used for ranking. When a query exceeds them, its last words are ranked less precisely. */
const MAX_COMBINATIONS = 400;
const MAX_MARKS = 4_000;

interface Step {
  score: number;
  /** Terms prefixed with their tier. */
  marks: string[];
}

/** Returns levels from best to worst. Each excludes the products of the better ones. */
const toLevels = (steps: readonly Step[]): Level[] =>
  steps.map(({ score, marks }, index) => {
    const better = steps.slice(0, index).flatMap((step) => step.marks);
    const condition = [isIn('terms', marks), ...(better.length > 0 ? [`NOT ${isIn('terms', better)}`] : [])].join(' AND ');
    return { score, condition, marks: marks.length + better.length };
  });

const listSteps = ({ terms }: QueryWord): Step[] => {
  const byCost = Map.groupBy(terms, ({ cost }) => cost);
  return [...byCost]
    .flatMap(([cost, sameCost]) =>
      tiers.map((tier) => ({
        score: computeWordScore(cost, tier),
        marks: sameCost.filter(({ tiers: termTiers }) => isCountedIn(termTiers, tier)).map(({ term }) => toTieredTerm(tier, term)),
      })),
    )
    .filter(({ marks }) => marks.length > 0);
};

const byScore = (one: { score: number }, other: { score: number }): number => one.score - other.score;

const listCostSteps = ({ terms }: QueryWord): Step[] => {
  const byCost = Map.groupBy(terms, ({ cost }) => cost);
  return [...byCost].map(([cost, sameCost]) => ({
    score: computeWordScore(cost, 0),
    marks: sameCost.flatMap(listMarks),
  }));
};

/** Returns the ways to rank a word, most precise first: by cost and tier, by cost only, not at all. */
const listAlternatives = (word: QueryWord): Level[][] => [
  toLevels(listSteps(word).sort(byScore)),
  toLevels(listCostSteps(word).sort(byScore)),
  [{ score: 0, condition: undefined, marks: 0 }],
];

const countCombinations = (levels: readonly Level[][]): number => levels.reduce((product, { length }) => product * length, 1);

/**
 * Counts the marks in the filters of all combinations. Each level of a word is combined with every combination of the other words' levels.
 */
const sumMarks = (levels: readonly Level[][]): number =>
  levels.reduce((sum, group) => {
    const marks = group.reduce((total, level) => total + level.marks, 0);
    return sum + marks * (countCombinations(levels) / group.length);
  }, 0);

const isAffordable = (levels: readonly Level[][]): boolean =>
  countCombinations(levels) <= MAX_COMBINATIONS && sumMarks(levels) <= MAX_MARKS;

/**
 * Returns the levels by which each word is ranked. All words start with their most precise levels. While the limits are exceeded, words get
 * less precise levels, beginning with the last word.
 */
const selectAffordable = (words: readonly QueryWord[]): Level[][] => {
  const alternatives = words.map(listAlternatives);
  const chosen = alternatives.map(([mostPrecise = []]) => mostPrecise);
  for (const index of [1, 2]) {
    for (let word = words.length - 1; word >= 0; word -= 1) {
      if (isAffordable(chosen)) return chosen;
      chosen[word] = alternatives[word]?.[index] ?? [];
    }
  }
  return chosen;
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
  const sameCost = Map.groupBy(parts.sort(byScore), ({ score }) => score);
  return [...sameCost.values()].map((isSameScore) => {
    const either = isSameScore.map(({ conditions }) => `(${conditions.join(' AND ')})`);
    return either.includes('()') ? [] : [either.join(' OR ')];
  });
};
