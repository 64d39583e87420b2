import { z } from 'zod';
import { positive } from './variable-types.ts';

export const ratesVariables = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis with the request counters that several api processes share; without it each counts in memory'),
  RATE_PER_SECOND: positive.default(300).describe('Requests of one client address in a second'),
  RATE_PER_MINUTE: positive.default(3000).describe('Requests of one client address in a minute'),
  MUTATIONS_PER_MINUTE: positive.default(60).describe('Mutations of one client address in a minute'),
};
