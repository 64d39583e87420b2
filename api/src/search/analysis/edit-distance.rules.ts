/** Returns the edit distance with transpositions, or `most + 1` when it exceeds `maxDistance`. */
export const editDistance = (one: string, other: string, maxDistance: number): number => {
  const rows = editRows(one, other, maxDistance);
  return rows === undefined ? maxDistance + 1 : Math.min(rows[other.length] ?? maxDistance + 1, maxDistance + 1);
};

/** Returns the edit distance to the closest prefix of the word, or `most + 1` when it exceeds `maxDistance`. */
export const computePrefixDistance = (typedText: string, word: string, maxDistance: number): number => {
  const rows = editRows(typedText, word.slice(0, typedText.length + maxDistance), Number.POSITIVE_INFINITY);
  return rows === undefined ? maxDistance + 1 : Math.min(...rows, maxDistance + 1);
};

/** Computes the last row of the edit distance matrix. Undefined as soon as every path exceeds `maxDistance`. */
const editRows = (one: string, other: string, maxDistance: number): number[] | undefined => {
  if (Math.abs(one.length - other.length) > maxDistance) return undefined;
  let rowBeforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = nextRow({ one, other, row }, last, rowBeforeLast);
    if (Math.min(...next) > maxDistance) return undefined;
    rowBeforeLast = last;
    last = next;
  }
  return last;
};

interface Step {
  one: string;
  other: string;
  row: number;
}

const nextRow = ({ one, other, row }: Step, last: readonly number[], rowBeforeLast: readonly number[]): number[] => {
  const next = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const isSame = one[row - 1] === other[column - 1];
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    const replacementCost = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
    const swappedCost = isSwapped && row > 1 && column > 1 ? (rowBeforeLast[column - 2] ?? 0) + 1 : replacementCost;
    next.push(Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, replacementCost, swappedCost));
  }
  return next;
};

/** Returns the number of typos to allow: none for numbers and short words, which are close to too many others. */
export const countAllowedEdits = (word: string, { one, two }: { one: number; two: number }): number => {
  if (/\d/.test(word) || word.length < one) return 0;
  return word.length < two ? 1 : 2;
};

const SHORTEST_SWAPPED = 4;

/** Returns the words with two neighbouring letters swapped. The first letter stays, because it is rarely wrong. */
export const swapNeighbours = (word: string): string[] => {
  if (word.length < SHORTEST_SWAPPED || /\d/.test(word)) return [];
  return Array.from(
    { length: word.length - 2 },
    (_, at) => `${word.slice(0, at + 1)}${word[at + 2]}${word[at + 1]}${word.slice(at + 3)}`,
  ).filter((swappedCost) => swappedCost !== word);
};
