import { impersonal } from '@meet/api/logging';
import { type Logger, pino } from 'pino';
import type { Config } from '../config.js';

/** JSON logger with the same format as the API's. */
export const createLogger = ({ LOG_LEVEL: level }: Config, service: string): Logger =>
  pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: impersonal },
    formatters: { level: (label) => ({ level: label }) },
  });
