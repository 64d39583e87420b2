import { Prisma } from '../prisma/generated/client.js';

/** The SQL text does not depend on the number of ids, so PostgreSQL parses it once per connection. */
export const isOneOf = (column: string, ids: readonly string[]): Prisma.Sql => Prisma.sql`${Prisma.raw(column)} = ANY(${[...ids]}::uuid[])`;
