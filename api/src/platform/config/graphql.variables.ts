import { z } from 'zod';
import { positiveInteger } from './variable-types.ts';

export const graphqlVariables = {
  ANSWER_CACHE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .default(1_000)
    .describe(
      "Greatest age of a guest's answer that identical queries share, in milliseconds, at most 1,000. Answers of the catalog stay as long as PostgreSQL confirms that nothing they were computed from has changed. 0 disables the answer cache",
    ),
  QUERY_MAX_DEPTH: positiveInteger.default(10).describe('Maximum depth of fields in an operation'),
  QUERY_MAX_COST: positiveInteger
    .default(20_000)
    .describe('Maximum number of fields that an answer could have, with lists counted at their requested length'),
  QUERY_MAX_ALIASES: positiveInteger.default(30).describe('Maximum number of aliases in an operation'),
  QUERY_MAX_TOKENS: positiveInteger.default(2000).describe('Maximum number of tokens in a document'),
  EXPLORER: z
    .stringbool()
    .optional()
    .describe('Whether /graphql shows the API explorer in a browser; by default only in demo and development'),
};
