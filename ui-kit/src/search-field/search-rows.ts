import type { IconName } from '../icon/index.ts';

interface AnyRow {
  /** Distinguishes the row from all others of the list. */
  id: string;
}

/** A query to be repeated or completed, or a place to go to. */
export interface SearchTextRow extends AnyRow {
  text: string;
  /** A glass unless it says otherwise; history has a clock. */
  icon?: IconName | undefined;
  /** A place the row leads to; without it the text becomes the query and is searched for. */
  href?: string | undefined;
  /** The shopper may take it out of the list, as an entry of the history. */
  removable?: boolean | undefined;
  /** Which parts of the text matched, from and to; found by the query's words otherwise. */
  matched?: readonly MatchRange[] | undefined;
}

/** A product with its picture and price. */
export interface SearchProductRow extends AnyRow {
  href: string;
  /** Key of its picture. */
  picture: string;
  brand: string;
  name: string;
  /** Kopecks. */
  price: number | null;
  /** Kopecks; struck through where it is higher than the price. */
  oldPrice?: number | null | undefined;
  /** The price is that of a signed-in shopper: «для своих» stands beside it. */
  forMembers?: boolean | undefined;
}

export type SearchRow = SearchTextRow | SearchProductRow;

export const isProduct = (row: SearchRow): row is SearchProductRow => 'picture' in row;
export const isRemovable = (row: SearchRow): row is SearchTextRow => !isProduct(row) && row.removable === true;

/** A way to finish the query: words with no sign of their own. */
export const isHint = (row: SearchRow): boolean => !isProduct(row) && row.removable !== true && row.icon === undefined;

/** A section of the list: История, Недавно смотрели, Найдено. */
export interface SearchGroup {
  id: string;
  /** Heading; suggestions need none. */
  title?: string | undefined;
  /** Stands behind the heading: «48 товаров». */
  note?: string | undefined;
  rows: readonly SearchRow[];
  /** Offers to empty the whole section. */
  onClear?: (() => void) | undefined;
}

export type MatchRange = readonly [from: number, to: number];

/** Groups with `most` rows in all: each gets its turn, so a long history leaves room for what was found. */
export function limitRows(groups: readonly SearchGroup[], most: number): SearchGroup[] {
  const shares = groups.map(() => 0);
  let left = most;
  for (let turn = 0; left > 0 && groups.some(({ rows }) => rows.length > turn); turn += 1) {
    for (const [at, { rows }] of groups.entries()) {
      if (left === 0 || rows.length <= turn) continue;
      shares[at] = turn + 1;
      left -= 1;
    }
  }
  return groups.map((group, at) => ({ ...group, rows: group.rows.slice(0, shares[at]) })).filter(({ rows }) => rows.length > 0);
}

/** Identity of the cell that takes a row out. */
export const removalOf = ({ id }: SearchTextRow): string => `${id}-remove`;

/** The cells of the list in the order of the arrows: the library forgets a chosen one that has gone. */
export function cellsOf(groups: readonly SearchGroup[], all: boolean): string[] {
  const own = groups.flatMap(({ id, rows, onClear }) => [
    ...rows.flatMap((row) => (isRemovable(row) ? [row.id, removalOf(row)] : [row.id])),
    ...(onClear ? [`${id}-clear`] : []),
  ]);
  return all ? [...own, 'all'] : own;
}

const even = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Where words of the text begin with a word of the query; е and ё, large and small letters are the same. */
export function matchRanges(text: string, query: string): MatchRange[] {
  const words = even(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...even(text).matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const longest = Math.max(0, ...words.filter((asked) => word.startsWith(asked)).map(({ length }) => length));
    return longest > 0 ? [[index, index + longest] as const] : [];
  });
}
