import type { QueryWord } from '../engine/search-engine.port.js';
import { countsIn, wordScore } from '../query/word-score.rules.js';
import { isOneOf, marksOf, tiers } from './filter.js';
import { termIn } from './record.js';

/** Products that have a word equally well: the lower the score, the better. */
interface Level {
  score: number;
  /** Filter; undefined where having the word is all. */
  condition: string | undefined;
  /** Number of marks in the condition, on which the time of a search depends. */
  marks: number;
}

/** Above these limits, the last words are ranked less finely. Meilisearch needs about a millisecond for 50 marks. */
const MOST_COMBINATIONS = 400;
const MOST_MARKS = 4_000;

interface Step {
  score: number;
  /** Terms with their tiers. */
  marks: string[];
}

/** From the best to the worst, each without what the better ones have. */
const levelsOf = (steps: readonly Step[]): Level[] =>
  steps.map(({ score, marks }, index) => {
    const better = steps.slice(0, index).flatMap((step) => step.marks);
    const condition = [isOneOf('terms', marks), ...(better.length > 0 ? [`NOT ${isOneOf('terms', better)}`] : [])].join(' AND ');
    return { score, condition, marks: marks.length + better.length };
  });

const stepsOf = ({ terms }: QueryWord): Step[] => {
  const byCost = Map.groupBy(terms, ({ cost }) => cost);
  return [...byCost]
    .flatMap(([cost, alike]) =>
      tiers.map((tier) => ({
        score: wordScore(cost, tier),
        marks: alike.filter(({ tiers: counted }) => countsIn(counted, tier)).map(({ term }) => termIn(tier, term)),
      })),
    )
    .filter(({ marks }) => marks.length > 0);
};

const byScore = (one: { score: number }, other: { score: number }): number => one.score - other.score;

const costStepsOf = ({ terms }: QueryWord): Step[] => {
  const byCost = Map.groupBy(terms, ({ cost }) => cost);
  return [...byCost].map(([cost, alike]) => ({
    score: wordScore(cost, 0),
    marks: alike.flatMap(marksOf),
  }));
};

/** Ways of telling apart how well products have a word, the finest first. */
const waysOf = (word: QueryWord): Level[][] => [
  levelsOf(stepsOf(word).sort(byScore)),
  levelsOf(costStepsOf(word).sort(byScore)),
  [{ score: 0, condition: undefined, marks: 0 }],
];

const combinations = (levels: readonly Level[][]): number => levels.reduce((product, { length }) => product * length, 1);

/** Marks in the filters of all combinations: each level of a word stands beside every combination of the other words' levels. */
const marksIn = (levels: readonly Level[][]): number =>
  levels.reduce((sum, own) => {
    const marks = own.reduce((total, level) => total + level.marks, 0);
    return sum + marks * (combinations(levels) / own.length);
  }, 0);

const isAffordable = (levels: readonly Level[][]): boolean => combinations(levels) <= MOST_COMBINATIONS && marksIn(levels) <= MOST_MARKS;

/** The finest levels of every word that stay within the limits. */
const affordableLevels = (words: readonly QueryWord[]): Level[][] => {
  const ways = words.map(waysOf);
  const chosen = ways.map(([finest = []]) => finest);
  for (const way of [1, 2]) {
    for (let word = words.length - 1; word >= 0; word -= 1) {
      if (isAffordable(chosen)) return chosen;
      chosen[word] = ways[word]?.[way] ?? [];
    }
  }
  return chosen;
};

/** Filters that part what has all words into what matches equally well, the best first. */
export const rankedParts = (words: readonly QueryWord[]): string[][] => {
  let parts: { score: number; conditions: string[] }[] = [{ score: 0, conditions: [] }];
  for (const levels of affordableLevels(words)) {
    parts = parts.flatMap((part) =>
      levels.map(({ score, condition }) => ({
        score: part.score + score,
        conditions: condition === undefined ? part.conditions : [...part.conditions, condition],
      })),
    );
  }
  const alike = Map.groupBy(parts.sort(byScore), ({ score }) => score);
  return [...alike.values()].map((same) => {
    const either = same.map(({ conditions }) => `(${conditions.join(' AND ')})`);
    return either.includes('()') ? [] : [either.join(' OR ')];
  });
};
