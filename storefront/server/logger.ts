import { pino } from 'pino';
import type { Config } from '../app/platform/config.server.ts';

/** Logs JSON lines in the API's format, without personal data. */
export function createLogger({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service: 'storefront' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: impersonal },
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  cause?: LoggedError | string;
}

// Keeps only known fields, because an error may carry the failed request.
function impersonal(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: impersonal(error.cause) }),
  };
}
