import { z } from 'zod';
import { httpUrl } from './variable-types.ts';

export const searchVariables = {
  MEILI_URL: httpUrl.optional().describe('Address of Meilisearch; without it, PostgreSQL is the search engine'),
  MEILI_KEY: z.string().optional().describe('Key of Meilisearch'),
  SEARCH_LAG_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(250)
    .describe('Maximum staleness of search results, in milliseconds; 0 reads changes before every listing'),
};
