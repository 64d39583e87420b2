import type { Prisma } from './generated/client.js';
import type { PrismaService } from './prisma.service.js';

/** Where a statement is run: in a transaction, whose own changes it must see, or by itself. */
export type Reader = Prisma.TransactionClient | PrismaService;

/** Returns the rows of a read-only statement. */
export const readRows = <Row>(reader: Reader, statement: Prisma.Sql): Promise<Row[]> =>
  'inTransaction' in reader ? reader.rows<Row>`${statement}` : reader.$queryRaw<Row[]>(statement);
