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
