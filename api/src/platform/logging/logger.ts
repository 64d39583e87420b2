import { createLogger as createKitLogger, type Logger } from '@meet/server-kit/logger';
import type { Config } from '../config/config.js';
import { currentRequest } from '../http/request-context.js';

export type { Logger };

/** Injection token of Logger. */
export const LOGGER = Symbol('logger');

const readRequest = (): { requestId?: string } => {
  const request = currentRequest();
  return request ? { requestId: request.requestId } : {};
};

/** The log of this process. Lines written during a request carry its id. */
export const createLogger = (
  { LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>,
  destination?: Parameters<typeof createKitLogger>[1],
): Logger => createKitLogger({ service: 'api', level, mixin: readRequest }, destination);
