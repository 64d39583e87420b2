/**
 * Factor by which a storefront under test waits longer for the API than in production, because a busy machine misses the production
 * timeouts.
 */
const factor = 10;

const createSignal = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (ms) => createSignal(factor * ms);
