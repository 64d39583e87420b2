import type pg from 'pg';
import { bonusRules } from './bonus.queries.js';
import { loyaltyRules } from './loyalty.queries.js';
import { orderRules, unitRules } from './order.queries.js';
import { paymentRules } from './payment.queries.js';

export const ledgerRules = [...bonusRules, ...loyaltyRules, ...paymentRules, ...unitRules, ...orderRules];

export interface Contradiction {
  rule: string;
  problem: string;
}

/**
 * Returns every inconsistency of money, bonuses, units and statuses in the database. These rules span several tables and hold only at the
 * end of a transaction, so they cannot be constraints.
 */
export async function checkLedger(client: pg.ClientBase): Promise<Contradiction[]> {
  const foundContradictions: Contradiction[] = [];
  for (const { name, query } of ledgerRules) {
    const { rows } = await client.query<{ problem: string }>(query);
    foundContradictions.push(...rows.map(({ problem }) => ({ rule: name, problem })));
  }
  return foundContradictions;
}
