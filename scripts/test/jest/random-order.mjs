// Jest's --testSequencer, in JavaScript, because Jest does not compile it.

/** Returns a function that returns the same pseudo-random numbers from 0 to 1 for the same seed (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs test files in an order that depends on Jest's --seed only, so that files which depend on each other are noticed. */
export default class RandomOrder {
  constructor({ globalConfig }) {
    this.seed = globalConfig.seed;
  }

  sort(tests) {
    const random = createRandom(this.seed);
    // Jest finds files in the order of the file system.
    const shuffled = tests.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  }

  cacheResults() {
    // Stores nothing: only Jest's default order, failed and long files first, needs the results of the last run.
  }
}
