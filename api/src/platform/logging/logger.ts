import { pino } from 'pino';
import type { Config } from '../config/config.js';
import { currentRequest } from '../http/request-context.js';
import { impersonal } from './impersonal.js';
import { withoutPersonal } from './personal.rules.js';

export type Logger = pino.Logger;

/** Injection token of Logger. */
export const LOGGER = Symbol('logger');

/** JSON logger. Lines written during a request carry its id, and no line contains personal data. */
export function createLogger({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: impersonal },
    hooks: { streamWrite: withoutPersonal },
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.requestId } : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
