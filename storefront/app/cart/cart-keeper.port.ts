import type { ChosenUnit } from '../catalog/shopping.ts';

/** Maximum number of lines. The API accepts at most this many units in one request. */
export const mostLines = 100;

/**
 * A unit in the cart. The details were stored when it was added and are shown until the server answers. The price always comes from the
 * server.
 */
export interface CartLine extends ChosenUnit {
  /** Always 1, because a unit is a single physical item. */
  quantity: 1;
  /** Whether the line is included in the next order. */
  checked: boolean;
}

/** Port to the storage of the cart. Its state is observable, and a change shows at once. */
export interface CartKeeper {
  readonly lines: readonly CartLine[];
  /** Whether the lines have been loaded. Until then the cart only appears empty. */
  readonly isLoaded: boolean;
  /** Adds a unit at the end as checked. A unit that is already in the cart stays unchanged. */
  add(unit: ChosenUnit): void;
  /** Restores a removed line after the line `after`, or at the front when that is null or gone. */
  restore(line: CartLine, after: string | null): void;
  check(id: string, checked: boolean): void;
  /** Puts another unit in the place of a line. Nothing happens if the line is gone or the unit is already in the cart. */
  replace(id: string, unit: ChosenUnit): void;
  remove(ids: readonly string[]): void;
}
