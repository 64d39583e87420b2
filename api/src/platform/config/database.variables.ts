import { z } from 'zod';
import { positiveInteger } from './variable-types.ts';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

export const databaseVariables = {
  DATABASE_URL: databaseUrl.describe('Connection URL of PostgreSQL'),
  DATABASE_SESSION_URL: databaseUrl
    .optional()
    .describe('Connection URL of PostgreSQL that leads past a pooler in transaction mode, if DATABASE_URL leads through one'),
  DATABASE_POOL: positiveInteger.default(10).describe('Maximum number of connections to PostgreSQL'),
};
