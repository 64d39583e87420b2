import type { IconSource } from '../icon/index.ts';
import type { MatchRange } from './match-ranges.ts';

interface BaseRow {
  /** Id of the row, unique within the list. */
  id: string;
}

/** A row with a text: an earlier query, a completion of the current one, or a link to a page. */
export interface SearchTextRow extends BaseRow {
  /** Text of the row, which a press searches for, unless it has an `href`. */
  text: string;
  /**
   * Icon before the text: a name from the kit's set, such as `clock` for an entry of the history, or an element of your own. In a panel, a
   * row without `icon` is a suggestion and shows no icon.
   * @default 'search'
   */
  icon?: IconSource | undefined;
  /** Address that the row links to. If omitted, the text is searched for. */
  href?: string | undefined;
  /**
   * Whether the row can be removed, like a history entry.
   * @default false
   */
  removable?: boolean | undefined;
  /** Ranges of the text to highlight. By default these are the ranges that match the query. */
  matched?: readonly MatchRange[] | undefined;
}

/** A row with a product, its picture and its price. */
export interface SearchProductRow extends BaseRow {
  /** Address of the product's page. */
  href: string;
  /** Key of the product's picture, which `PictureProvider` turns into an address. */
  picture: string;
  /** Brand, in bold above the name. */
  brand: string;
  /** Name of the product, of which two lines are visible. */
  name: string;
  /** Price in kopecks or cents; `null` is a dash. */
  price: number | null;
  /** Earlier price in kopecks or cents, struck through when it is higher than `price`. */
  oldPrice?: number | null | undefined;
  /**
   * Marks the price with «для своих», as one for signed-in shoppers.
   * @default false
   */
  forMembers?: boolean | undefined;
  /**
   * Shows «от» before the price. Set it when another size costs more.
   * @default false
   */
  from?: boolean | undefined;
}

export type SearchRow = SearchTextRow | SearchProductRow;

export const isProduct = (row: SearchRow): row is SearchProductRow => 'picture' in row;
export const isRemovable = (row: SearchRow): row is SearchTextRow => !isProduct(row) && row.removable === true;

/** Whether a row completes the query: it is a text without an icon and not an entry of the history. */
export const isSuggestion = (row: SearchRow): boolean => !isProduct(row) && row.removable !== true && row.icon === undefined;

/** A section of the list: История, Недавно смотрели, Найдено. */
export interface SearchGroup {
  /** Id of the section, unique within the list. */
  id: string;
  /** Heading of the section. Suggestions need none. */
  title?: string | undefined;
  /** Note after the heading: «48 товаров». */
  note?: string | undefined;
  /** Rows of the section, in the order in which they are displayed. */
  rows: readonly SearchRow[];
  /** Called to empty the section. If omitted, there is no button «Очистить». */
  onClear?: (() => void) | undefined;
}

/** Limits the groups to `max` rows in total. The groups take turns with their rows, so that a long history leaves room for results. */
export function limitRows(groups: readonly SearchGroup[], max: number): SearchGroup[] {
  const rowCounts = groups.map(() => 0);
  let remaining = max;
  for (let round = 0; remaining > 0 && groups.some(({ rows }) => rows.length > round); round += 1) {
    for (const [index, { rows }] of groups.entries()) {
      if (remaining === 0 || rows.length <= round) continue;
      rowCounts[index] = round + 1;
      remaining -= 1;
    }
  }
  return groups.map((group, index) => ({ ...group, rows: group.rows.slice(0, rowCounts[index]) })).filter(({ rows }) => rows.length > 0);
}

export const buildRemovalId = ({ id }: SearchTextRow): string => `${id}-remove`;

/**
 * Ids of the cells, in the order of the arrow keys. Base UI gets the ids as its items, so that a cell that disappears does not stay the
 * active one.
 */
export function listCellIds(groups: readonly SearchGroup[], hasResultsLink: boolean): string[] {
  const cellIds = groups.flatMap(({ id, rows, onClear }) => [
    ...rows.flatMap((row) => (isRemovable(row) ? [row.id, buildRemovalId(row)] : [row.id])),
    ...(onClear ? [`${id}-clear`] : []),
  ]);
  return hasResultsLink ? [...cellIds, 'all'] : cellIds;
}
