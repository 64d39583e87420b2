import { scaleTimeouts } from '../../src/delivery/remote-service.js';
import { scaleDeadlines } from '../../src/platform/prisma/deadlines.js';

/**
 * Extends the deadlines of reads to 30 s and of writes to a minute, because a busy machine misses those of the shop. Requests to delivery
 * services may take 8 s, which is less than a browser waits for the API.
 */
export function extendDeadlines(): void {
  scaleDeadlines(6);
  scaleTimeouts(4);
}

/** Environment variables that give a process of the API the extended deadlines, and let operations wait longer for a free slot. */
export const extendedDeadlineVariables = {
  OPERATION_WAIT_MS: '30000',
  NODE_OPTIONS: `--import=${new URL('extended-deadlines-process.js', import.meta.url).href}`,
};
