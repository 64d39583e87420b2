import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger.js';

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
