import type { ChosenUnit } from '../catalog/shopping.ts';
import { type CartLine, mostLines } from './cart-keeper.port.ts';

/** A removed line that can be restored to its place. */
export interface RemovedLine {
  line: CartLine;
  /** Id of the line before it; null when it was the first. */
  after: string | null;
}

const has = (lines: readonly CartLine[], id: string) => lines.some((line) => line.id === id);

/** Adds a unit at the end as checked, unless it is in the cart already or the cart is full. */
export const added = (lines: CartLine[], unit: ChosenUnit): CartLine[] =>
  has(lines, unit.id) || lines.length >= mostLines ? lines : [...lines, { ...unit, quantity: 1, checked: true }];

/** Inserts a line after the one that it followed, or at the front when that one is gone too. */
export function putBack(lines: readonly CartLine[], { line, after }: RemovedLine): CartLine[] {
  const index = lines.findIndex(({ id }) => id === after) + 1;
  return lines.toSpliced(index, 0, line);
}

/** Restores a removed line, unless it is in the cart again. */
export const restored = (lines: CartLine[], removed: RemovedLine): CartLine[] =>
  has(lines, removed.line.id) ? lines : putBack(lines, removed);

/** Puts a unit in the place of a line, unless the line is gone or the unit is in the cart already. */
export const replaced = (lines: CartLine[], id: string, unit: ChosenUnit): CartLine[] =>
  has(lines, unit.id) ? lines : lines.map((line) => (line.id === id ? { ...line, ...unit } : line));

export const withCheck = (lines: CartLine[], id: string, checked: boolean): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, checked } : line));

export const without = (lines: CartLine[], ids: readonly string[]): CartLine[] => lines.filter(({ id }) => !ids.includes(id));
