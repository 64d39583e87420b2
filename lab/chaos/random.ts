/** A source of numbers from 0 up to 1. */
export type Random = () => number;

/** Returns a generator whose numbers depend on the seed only (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const drawBetween = (random: Random, min: number, max: number): number => min + random() * (max - min);

/** Picks the element at a fraction of the list, from 0 up to 1. */
export function pick<Element>(list: readonly Element[], fraction: number): Element {
  const element = list[Math.floor(fraction * list.length)];
  if (element === undefined) throw new Error('There is nothing to pick from.');
  return element;
}

/** Returns the elements in random order (Fisher-Yates). */
export function shuffle<Element>(list: readonly Element[], random: Random): Element[] {
  const rest = [...list];
  return list.map(() => {
    const [element] = rest.splice(Math.floor(random() * rest.length), 1);
    return element as Element;
  });
}
