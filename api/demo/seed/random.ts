import { createHash } from 'node:crypto';

export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns an integer from `low` to `high`, inclusive. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Creates a pseudo-random generator. The same text gives the same sequence on every machine. */
export function randomFrom(text: string): Random {
  let state = createHash('sha256').update(text).digest().readUInt32LE();
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (list) => {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}

/** Returns the id of a row, derived from its table and slug. */
export const readId = (table: string, slug: string): string => deriveId(`${table} ${slug}`);

/** Derives a UUID (version 8) from the text, so that every seed writes the same rows. */
function deriveId(text: string): string {
  const hex = createHash('sha256').update(`meet demo shop: ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
