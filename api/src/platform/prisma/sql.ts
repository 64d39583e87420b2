import { Prisma } from './generated/client.js';
import type { PrismaService } from './prisma.service.js';

/** Where a statement reads: in a transaction, so that it sees the changes of the transaction, or over any other connection. */
export type Reader = Prisma.TransactionClient | PrismaService;

export const readRows = <Row>(reader: Reader, statement: Prisma.Sql): Promise<Row[]> =>
  'inTransaction' in reader ? reader.readRows<Row>`${statement}` : reader.$queryRaw<Row[]>(statement);

/**
 * Builds a condition whose text does not depend on the number of ids, so that PostgreSQL parses it once per connection. The subquery also
 * hides the number from the planner, so that one generic plan serves every list. Otherwise PostgreSQL would plan short lists for every
 * request, which takes longer than the lookup.
 */
export const matchIds = (column: string, ids: readonly string[]): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(column)} = ANY(ARRAY(SELECT unnest(${[...ids]}::uuid[])))`;

/** The columns of a table by the names of its fields, all of which Prisma maps to the same words with underscores. */
export const listColumns = (fields: Record<string, string>): Prisma.Sql =>
  Prisma.raw(
    Object.values(fields)
      .map((field) => `${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${field}"`)
      .join(', '),
  );
