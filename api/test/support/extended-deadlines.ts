import { scaleDeadlines } from '../../src/platform/prisma/deadlines.js';

/** Widens reads to 30 s and writes to a minute, because on a busy machine a healthy database misses the deadlines of the shop. */
export const extendDeadlines = (): void => scaleDeadlines(6);

/** Environment that gives a process of the API the same deadlines, and lets parallel mutations wait for their slots. */
export const extendedDeadlineVariables = {
  OPERATION_WAIT_MS: '30000',
  NODE_OPTIONS: `--import=${new URL('extended-deadlines-process.js', import.meta.url).href}`,
};
