import { z } from 'zod';
import { positive } from './variable-types.ts';

export const graphqlVariables = {
  ANSWER_CACHE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .default(1_000)
    .describe("Milliseconds that a guest's answer is shared with identical queries, at most 1,000; 0 switches the answer cache off"),
  QUERY_MAX_DEPTH: positive.default(10).describe('Maximum nesting depth of an operation'),
  QUERY_MAX_COST: positive.default(20_000).describe('Maximum number of fields in an answer; a list counts with its requested length'),
  QUERY_MAX_ALIASES: positive.default(30).describe('Maximum number of aliases in an operation'),
  QUERY_MAX_TOKENS: positive.default(2000).describe('Maximum number of tokens in a document'),
  EXPLORER: z
    .stringbool()
    .optional()
    .describe('Whether a browser finds an explorer at /graphql; by default in demo and development'),
};
