import { Prisma } from '../prisma/generated/client.js';

/** One text whatever the number of ids, so that PostgreSQL parses it once a connection. */
export const isOneOf = (column: string, ids: readonly string[]): Prisma.Sql => Prisma.sql`${Prisma.raw(column)} = ANY(${[...ids]}::uuid[])`;
