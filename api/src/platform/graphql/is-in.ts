import { Prisma } from '../prisma/generated/client.js';

/**
 * The SQL text does not depend on the number of ids, so PostgreSQL parses it once per connection. The subquery also hides the number from
 * the planner, so that one generic plan serves every list. Otherwise PostgreSQL would plan short lists for every request, which takes longer
 * than the lookup.
 */
export const isIn = (column: string, ids: readonly string[]): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(column)} = ANY(ARRAY(SELECT unnest(${[...ids]}::uuid[])))`;
