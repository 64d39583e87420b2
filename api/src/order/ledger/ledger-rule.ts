import type { OrderStatus } from '../../platform/prisma/generated/enums.js';

/** A rule that must hold in the whole database. The query returns a sentence in the column `problem` for each violation. */
export interface LedgerRule {
  name: string;
  query: string;
}

/** Lines with the line that was ordered originally: their own, or the first of their exchanges. Follows `WITH RECURSIVE`. */
export const orderedAs = `
  ordered_as AS (
    SELECT id, id AS first_id FROM order_item WHERE replaces_id IS NULL
    UNION ALL
    SELECT order_item.id, first_id FROM order_item JOIN ordered_as ON order_item.replaces_id = ordered_as.id)`;

/** Statuses as a list in SQL. */
export const joinList = (statuses: readonly OrderStatus[]): string => statuses.map((status) => `'${status}'`).join(', ');
