/** Returns the number of typos to allow: none for numbers and short words, which are close to too many others. */
export const editsIn = (word: string, { one, two }: { one: number; two: number }): number => {
  if (/\d/.test(word) || word.length < one) return 0;
  return word.length < two ? 1 : 2;
};

const SHORTEST_SWAPPED = 4;

/** Returns the words with two neighbouring letters swapped. The first letter stays, because it is rarely wrong. */
export const withNeighboursSwapped = (word: string): string[] => {
  if (word.length < SHORTEST_SWAPPED || /\d/.test(word)) return [];
  return Array.from(
    { length: word.length - 2 },
    (_, at) => `${word.slice(0, at + 1)}${word[at + 2]}${word[at + 1]}${word.slice(at + 3)}`,
  ).filter((swapped) => swapped !== word);
};
