import type { OrderStatus } from '../../platform/prisma/generated/enums.js';

/** Something that must hold of the whole database. The query returns a sentence in the column `problem` for each contradiction. */
export interface LedgerRule {
  name: string;
  query: string;
}

/** Lines with the one that each was ordered as: their own, or the first of the exchanges that they come from. Follows `WITH RECURSIVE`. */
export const orderedAs = `
  ordered_as AS (
    SELECT id, id AS first_id FROM order_item WHERE replaces_id IS NULL
    UNION ALL
    SELECT order_item.id, first_id FROM order_item JOIN ordered_as ON order_item.replaces_id = ordered_as.id)`;

/** Statuses as a list in SQL. */
export const joinList = (statuses: readonly OrderStatus[]): string => statuses.map((status) => `'${status}'`).join(', ');
