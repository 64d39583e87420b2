/** Columns of the grid of states, of which a third, a half and a quarter are whole numbers. */
export const columnCount = 12;

/** The columns that a picture needs. */
export interface CellNeed {
  columns: number;
  /** What it can be shrunk to, if that saves another picture a row of its own. */
  least: number;
  /** Whether it uses more room than it needs, as a text or a table does. */
  grows: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How far a row is from full: rows of an even stretch cost less than a full one above a single picture. */
function rateRow(row: readonly CellNeed[]): number {
  if (sum(row.map(({ least }) => least)) > columnCount) return Number.POSITIVE_INFINITY;
  return (columnCount - sum(row.map(({ columns }) => columns))) ** 2;
}

/** Splits the pictures into rows, in their order, so that the rows are as full as can be. */
function splitIntoRows(cells: readonly CellNeed[]): CellNeed[][] {
  const best: { cost: number; rows: CellNeed[][] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= cells.length; end += 1) {
    const candidates = best.map(({ cost, rows }, start) => {
      const row = cells.slice(start, end);
      return { cost: cost + rateRow(row), rows: [...rows, row] };
    });
    // Of equal ones that with the fuller rows above.
    best.push(candidates.reduce((a, b) => (b.cost <= a.cost ? b : a)));
  }
  return best.at(-1)?.rows ?? [];
}

/** The columns of a row's pictures: what remains goes to those that grow, what is missing comes from those that shrink. */
function fillRow(row: readonly CellNeed[]): number[] {
  const spans = row.map(({ columns }) => columns);
  const mayGrow = row.some(({ grows }) => grows) ? row.map(({ grows }) => grows) : row.map(() => true);
  for (let rest = columnCount - sum(spans); rest !== 0; rest = columnCount - sum(spans)) {
    const step = Math.sign(rest);
    const candidates = row.flatMap(({ least }, index) => ((step > 0 ? mayGrow[index] : (spans[index] ?? 0) > least) ? [index] : []));
    // The narrowest grows and the widest shrinks, one column at a time.
    const [next] = candidates.toSorted((a, b) => step * ((spans[a] ?? 0) - (spans[b] ?? 0)));
    if (next === undefined) break;
    spans[next] = (spans[next] ?? 0) + step;
  }
  return spans;
}

/** Columns that each picture takes, so that no row has an empty end. */
export const fillRows = (cells: readonly CellNeed[]): number[] => splitIntoRows(cells).flatMap(fillRow);
