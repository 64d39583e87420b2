import { Prisma } from '../prisma/generated/client.js';

/**
 * The SQL text does not depend on the number of ids, so PostgreSQL parses it once per connection. The subquery hides the number from the
 * planner. Otherwise a short list would be planned anew for every request, because its plan seems cheaper than one for any list. Planning
 * takes longer than the lookup.
 */
export const isOneOf = (column: string, ids: readonly string[]): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(column)} = ANY(ARRAY(SELECT unnest(${[...ids]}::uuid[])))`;
