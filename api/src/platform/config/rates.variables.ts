import { z } from 'zod';
import { positive } from './variable-types.ts';

export const ratesVariables = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Address of Redis, where several api processes share request counters; without it, each process counts in memory'),
  RATE_PER_SECOND: positive.default(300).describe('Maximum number of requests per second from one client address'),
  RATE_PER_MINUTE: positive.default(3000).describe('Maximum number of requests per minute from one client address'),
  MUTATIONS_PER_MINUTE: positive.default(60).describe('Maximum number of mutations per minute from one client address'),
};
