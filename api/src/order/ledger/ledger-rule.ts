import type { OrderStatus } from '../../platform/prisma/generated/enums.js';

/** A rule that must hold in the whole database. The query returns a sentence in the column `problem` for each violation. */
export interface LedgerRule {
  name: string;
  query: string;
}

/**
 * A common table expression for `WITH RECURSIVE`: each line with the originally ordered line, which is the line itself or the first line of
 * its chain of exchanges.
 */
export const originalLineCte = `
  original_line AS (
    SELECT id, id AS original_id FROM order_item WHERE replaces_id IS NULL
    UNION ALL
    SELECT order_item.id, original_id FROM order_item JOIN original_line ON order_item.replaces_id = original_line.id)`;

/** Statuses as a list in SQL. */
export const toSqlList = (statuses: readonly OrderStatus[]): string => statuses.map((status) => `'${status}'`).join(', ');
