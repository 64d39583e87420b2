/** Number of columns in the grid of states. It can be divided by 2, 3 and 4. */
export const columnCount = 12;

/** The columns of the grid that the picture of a story needs. */
export interface CellNeed {
  columns: number;
  /** Columns that the picture can be shrunk to, if that saves another picture a row of its own. */
  leastColumns: number;
  /** Whether the picture can use more room than it needs, as a text or a table can. */
  canGrow: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Cost of a row: the square of its free columns, so that evenly filled rows cost less than a full row above a single picture. */
function rateRow(row: readonly CellNeed[]): number {
  if (sum(row.map(({ leastColumns }) => leastColumns)) > columnCount) return Number.POSITIVE_INFINITY;
  return (columnCount - sum(row.map(({ columns }) => columns))) ** 2;
}

/** Splits the pictures of the states into rows, in their order, so that the rows are as full as can be. */
function splitIntoRows(cells: readonly CellNeed[]): CellNeed[][] {
  const bestSplits: { cost: number; rows: CellNeed[][] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= cells.length; end += 1) {
    const candidates = bestSplits.map(({ cost, rows }, start) => {
      const row = cells.slice(start, end);
      return { cost: cost + rateRow(row), rows: [...rows, row] };
    });
    // Of equally good splits, the one with fuller rows above wins.
    bestSplits.push(candidates.reduce((a, b) => (b.cost <= a.cost ? b : a)));
  }
  return bestSplits.at(-1)?.rows ?? [];
}

/** The columns of a row's pictures: free columns go to pictures that can grow, and missing ones come from pictures that can shrink. */
function fillRow(row: readonly CellNeed[]): number[] {
  const spans = row.map(({ columns }) => columns);
  const mayGrow = row.some(({ canGrow }) => canGrow) ? row.map(({ canGrow }) => canGrow) : row.map(() => true);
  for (let freeColumns = columnCount - sum(spans); freeColumns !== 0; freeColumns = columnCount - sum(spans)) {
    const step = Math.sign(freeColumns);
    const candidates = row.flatMap(({ leastColumns }, index) =>
      (step > 0 ? mayGrow[index] : (spans[index] ?? 0) > leastColumns) ? [index] : [],
    );
    // Free columns go to the narrowest picture, and missing ones come from the widest, one at a time.
    const [chosenIndex] = candidates.toSorted((a, b) => step * ((spans[a] ?? 0) - (spans[b] ?? 0)));
    if (chosenIndex === undefined) break;
    spans[chosenIndex] = (spans[chosenIndex] ?? 0) + step;
  }
  return spans;
}

/** Columns that the picture of each state takes, so that no row has an empty end. */
export const fillRows = (cells: readonly CellNeed[]): number[] => splitIntoRows(cells).flatMap(fillRow);
