import type { CartLine } from './cart-keeper.port.ts';

/** A removed line that can be restored to its place. */
export interface RemovedLine {
  line: CartLine;
  /** Id of the line before it; null when it was the first. */
  after: string | null;
}

/** Inserts a line after the one that it followed, or at the front when that one is gone too. */
export function putBack(lines: readonly CartLine[], { line, after }: RemovedLine): CartLine[] {
  const place = lines.findIndex(({ id }) => id === after) + 1;
  return lines.toSpliced(place, 0, line);
}
