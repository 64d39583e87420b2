/** Returns the edit distance with transpositions, or `maxDistance + 1` when it exceeds `maxDistance`. */
export const computeEditDistance = (source: string, target: string, maxDistance: number): number => {
  const lastRow = computeLastRow(source, target, maxDistance);
  return lastRow === undefined ? maxDistance + 1 : Math.min(lastRow[target.length] ?? maxDistance + 1, maxDistance + 1);
};

/** Returns the edit distance to the closest prefix of the word, or `maxDistance + 1` when it exceeds `maxDistance`. */
export const computePrefixDistance = (typedText: string, word: string, maxDistance: number): number => {
  const lastRow = computeLastRow(typedText, word.slice(0, typedText.length + maxDistance), Number.POSITIVE_INFINITY);
  return lastRow === undefined ? maxDistance + 1 : Math.min(...lastRow, maxDistance + 1);
};

/** Computes the last row of the matrix of edit distances. Undefined as soon as every path exceeds `maxDistance`. */
const computeLastRow = (source: string, target: string, maxDistance: number): number[] | undefined => {
  if (Math.abs(source.length - target.length) > maxDistance) return undefined;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (let row = 1; row <= source.length; row += 1) {
    const nextRow = computeNextRow({ source, target, row }, lastRow, rowBeforeLast);
    if (Math.min(...nextRow) > maxDistance) return undefined;
    rowBeforeLast = lastRow;
    lastRow = nextRow;
  }
  return lastRow;
};

interface MatrixRow {
  source: string;
  target: string;
  row: number;
}

const computeNextRow = ({ source, target, row }: MatrixRow, lastRow: readonly number[], rowBeforeLast: readonly number[]): number[] => {
  const nextRow = [row];
  for (let column = 1; column <= target.length; column += 1) {
    const isSame = source[row - 1] === target[column - 1];
    const isSwapped = source[row - 1] === target[column - 2] && source[row - 2] === target[column - 1];
    const replacementCost = (lastRow[column - 1] ?? 0) + (isSame ? 0 : 1);
    const swappedCost = isSwapped && row > 1 && column > 1 ? (rowBeforeLast[column - 2] ?? 0) + 1 : replacementCost;
    nextRow.push(Math.min((lastRow[column] ?? 0) + 1, (nextRow[column - 1] ?? 0) + 1, replacementCost, swappedCost));
  }
  return nextRow;
};

/** Lengths from which a word may have one typo, and two. */
interface EditThresholds {
  oneEditFrom: number;
  twoEditsFrom: number;
}

/** Thresholds by what is compared. A term is shorter than its word, and different words may have the same phonetic key. */
export const editThresholds = {
  word: { oneEditFrom: 5, twoEditsFrom: 8 },
  term: { oneEditFrom: 4, twoEditsFrom: 7 },
  phoneticKey: { oneEditFrom: 6, twoEditsFrom: 9 },
  // A name of the thesaurus may have one typo, whatever its length.
  thesaurusName: { oneEditFrom: 6, twoEditsFrom: 100 },
} as const satisfies Record<string, EditThresholds>;

/** Shortest word whose term may have typos. */
export const MIN_LENGTH_FOR_TERM_EDITS = 6;

/**
 * Returns the number of typos to allow: one from the length `oneEditFrom` on, two from `twoEditsFrom` on. None for numbers and short words,
 * which are close to too many others.
 */
export const countAllowedEdits = (word: string, { oneEditFrom, twoEditsFrom }: EditThresholds): number => {
  if (/\d/.test(word) || word.length < oneEditFrom) return 0;
  return word.length < twoEditsFrom ? 1 : 2;
};

const MIN_SWAP_LENGTH = 4;

/** Returns the words with two neighbouring letters swapped. The first letter stays, because it is rarely wrong. */
export const swapNeighbours = (word: string): string[] => {
  if (word.length < MIN_SWAP_LENGTH || /\d/.test(word)) return [];
  return Array.from(
    { length: word.length - 2 },
    (_, index) => `${word.slice(0, index + 1)}${word[index + 2]}${word[index + 1]}${word.slice(index + 3)}`,
  ).filter((swappedWord) => swappedWord !== word);
};
