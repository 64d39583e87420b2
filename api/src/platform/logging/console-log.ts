import { format } from 'node:util';
import type { Logger } from './logger.js';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/**
 * Sends what libraries print to the console to the log, where every line is a record without personal data. The job queue prints the errors
 * of its workers, which contain stack traces. Returns a function that restores the console.
 */
export function logConsole(logger: Logger): () => void {
  const { console } = globalThis;
  const original = methods.map((method) => [method, console[method]] as const);
  const print = (...printed: unknown[]): void => {
    const err = printed.find((one) => one instanceof Error);
    logger.warn(
      { ...(err && { err }), printed: format(...printed.map((one) => (one instanceof Error ? one.message : one))) },
      'a library wrote to the console',
    );
  };
  for (const method of methods) console[method] = print;
  return () => void Object.assign(console, Object.fromEntries(original));
}
