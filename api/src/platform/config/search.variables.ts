import { z } from 'zod';
import { httpUrl } from './variable-types.ts';

export const searchVariables = {
  MEILI_URL: httpUrl.optional().describe('Meilisearch; without it PostgreSQL is the search engine'),
  MEILI_KEY: z.string().optional().describe('Key of Meilisearch'),
  SEARCH_LAG_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(250)
    .describe('Milliseconds that what a process knows of the search documents may be old; 0 reads them anew for every listing'),
};
