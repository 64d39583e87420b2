import { format } from 'node:util';
import { createLogger as createKitLogger, type Logger } from '@meet/server-kit/logger';
import type { LoggerService } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { getRequestContext } from '../http/request-context.js';

export type { Logger };

/** Injection token of Logger. */
export const LOGGER = Symbol('logger');

const readRequestId = (): { requestId?: string } => {
  const context = getRequestContext();
  return context ? { requestId: context.requestId } : {};
};

/** The log of this process. Lines written during a request carry its id. */
export const createLogger = (
  { LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>,
  destination?: Parameters<typeof createKitLogger>[1],
): Logger => createKitLogger({ service: 'api', level, mixin: readRequestId }, destination);

const consoleMethods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/**
 * Redirects the console output of libraries to the log, where every line is a record without personal data. The job queue prints the errors
 * of its workers, which contain stack traces. Returns a function that restores the console.
 */
export function logConsole(logger: Logger): () => void {
  const { console } = globalThis;
  const originalMethods = consoleMethods.map((method) => [method, console[method]] as const);
  const print = (...printedValues: unknown[]): void => {
    const err = printedValues.find((value) => value instanceof Error);
    logger.warn(
      { ...(err && { err }), printed: format(...printedValues.map((value) => (value instanceof Error ? value.message : value))) },
      'a library wrote to the console',
    );
  };
  for (const method of consoleMethods) console[method] = print;
  return () => void Object.assign(console, Object.fromEntries(originalMethods));
}

/** Sends the framework's messages to the log; its list of modules is logged at debug level. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context }, String(message));
  }

  debug(message: unknown, ...context: unknown[]): void {
    this.logger.trace({ context }, String(message));
  }

  verbose(message: unknown, ...context: unknown[]): void {
    this.logger.trace({ context }, String(message));
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...context: unknown[]): void {
    this.logger.error({ context }, String(message));
  }

  fatal(message: unknown, ...context: unknown[]): void {
    this.logger.fatal({ context }, String(message));
  }
}
