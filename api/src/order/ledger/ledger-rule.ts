import type { OrderStatus } from '../../platform/prisma/generated/enums.js';

/** A rule that must hold in the whole database. The query returns a sentence in the column `problem` for each violation. */
export interface LedgerRule {
  name: string;
  query: string;
}

/** Statuses as a list in SQL. */
export const toSqlList = (statuses: readonly OrderStatus[]): string => statuses.map((status) => `'${status}'`).join(', ');
