import type { ChosenUnit } from '../catalog/cart-and-favourites.ts';

/** Maximum number of lines. The API accepts at most this many units in one request. */
export const maxLines = 100;

/**
 * A unit in the cart. The details were stored when it was added and are displayed until the server responds. The price always comes from the
 * server.
 */
export interface CartLine extends ChosenUnit {
  /** Always 1, because a unit is a single physical item. */
  quantity: 1;
  /** Id of the account for which the unit was added; set until the server has accepted the unit. No other account gets the unit. */
  account?: string | undefined;
  /** Whether the next order includes the line; false for a line that is saved for later. */
  checked: boolean;
}

/** A unit to add, and the account for which it is added; without an account, it is for the guest. */
export type AddedUnit = ChosenUnit & Pick<CartLine, 'account'>;

/** Storage of a cart. Its state is observable, and a change is visible at once. */
export interface CartStorage {
  readonly lines: readonly CartLine[];
  /** Whether the lines have been loaded. Until then the cart only appears empty. */
  readonly isLoaded: boolean;
  /** Adds a unit at the end as checked. A unit that is already in the cart stays unchanged. */
  add(unit: ChosenUnit): void;
  /** Restores a removed line after the line with this id, or at the front if the id is null or that line was removed too. */
  restore(line: CartLine, precedingId: string | null): void;
  setChecked(id: string, checked: boolean): void;
  /** Replaces the unit of a line. Does nothing if the line does not exist or the unit is already in the cart. */
  replace(id: string, unit: ChosenUnit): void;
  remove(ids: readonly string[]): void;
}

/** A removed line that can be restored to its position. */
export interface RemovedLine {
  line: CartLine;
  /** Id of the preceding line; null if the line was the first. */
  precedingId: string | null;
}

/** Ids of the lines that the next order includes. */
export const listCheckedIds = (lines: readonly CartLine[]): string[] => lines.filter(({ checked }) => checked).map(({ id }) => id);

/** Identifies a set of units, in any order. */
export const createUnitsKey = (ids: readonly string[]): string => ids.toSorted().join(' ');

const includesUnit = (lines: readonly CartLine[], id: string) => lines.some((line) => line.id === id);

/** Adds a unit at the end as checked, unless it is in the cart already or the cart is full. */
export const addLine = (lines: CartLine[], unit: AddedUnit): CartLine[] =>
  includesUnit(lines, unit.id) || lines.length >= maxLines ? lines : [...lines, { ...unit, quantity: 1, checked: true }];

/** Inserts a removed line after the line that preceded it, or at the front if that preceding line was removed too. */
export function reinsertLine(lines: readonly CartLine[], { line, precedingId }: RemovedLine): CartLine[] {
  const index = lines.findIndex(({ id }) => id === precedingId) + 1;
  return lines.toSpliced(index, 0, line);
}

/** Restores a removed line, unless it is in the cart again. */
export const restoreLine = (lines: CartLine[], removedLine: RemovedLine): CartLine[] =>
  includesUnit(lines, removedLine.line.id) ? lines : reinsertLine(lines, removedLine);

/** Replaces the unit of a line, unless the line does not exist or the unit is in the cart already. */
export const replaceLine = (lines: CartLine[], id: string, unit: ChosenUnit): CartLine[] =>
  includesUnit(lines, unit.id) ? lines : lines.map((line) => (line.id === id ? { ...line, ...unit } : line));

export const setChecked = (lines: CartLine[], id: string, checked: boolean): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, checked } : line));

export const removeLines = (lines: CartLine[], ids: readonly string[]): CartLine[] => lines.filter(({ id }) => !ids.includes(id));

const textFields = ['id', 'productId', 'slug', 'brand', 'name', 'size'] as const;

/** Whether a stored value is a line, because storage can hold anything. */
export function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const { picture, addedPrice } = fields;
  return (
    textFields.every((name) => typeof fields[name] === 'string') &&
    fields.quantity === 1 &&
    typeof fields.checked === 'boolean' &&
    (picture === null || typeof picture === 'string') &&
    (addedPrice === undefined || Number.isSafeInteger(addedPrice))
  );
}
