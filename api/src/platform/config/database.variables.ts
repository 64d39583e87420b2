import { z } from 'zod';
import { positive } from './variable-types.ts';

export const databaseVariables = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('PostgreSQL'),
  DATABASE_POOL: positive.default(10).describe('Maximum number of connections to PostgreSQL'),
};
