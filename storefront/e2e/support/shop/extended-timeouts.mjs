/**
 * Factor by which a storefront under test waits longer for the API than in production, because a busy machine misses the production
 * timeouts.
 */
const factor = 10;
/** How long a page under test waits for its turn to be rendered, and for the parts that it can do without. */
const pageWaitMs = 30_000;

const createSignal = AbortSignal.timeout.bind(AbortSignal);
const startTimer = globalThis.setTimeout;

AbortSignal.timeout = (ms) => createSignal(factor * ms);

// In production a page waits between 0.5 and 1.5 s. Shorter timers are pauses, and longer ones belong to connections.
globalThis.setTimeout = (callback, ms, ...args) => startTimer(callback, ms >= 500 && ms <= 2000 ? pageWaitMs : ms, ...args);
