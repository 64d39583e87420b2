import type pg from 'pg';
import { bonusRules } from './bonus.queries.js';
import { loyaltyRules } from './loyalty.queries.js';
import { orderRules } from './order.queries.js';
import { paymentRules } from './payment.queries.js';
import { promoRules } from './promo.queries.js';
import { unitRules } from './unit.queries.js';

export const ledgerRules = [...bonusRules, ...loyaltyRules, ...paymentRules, ...unitRules, ...orderRules, ...promoRules];

export interface LedgerViolation {
  rule: string;
  problem: string;
}

/**
 * Returns every inconsistency of money, bonuses, units and statuses in the database. These rules span several tables and hold only at the
 * end of a transaction, so they cannot be constraints.
 */
export async function listLedgerViolations(client: pg.ClientBase): Promise<LedgerViolation[]> {
  const violations: LedgerViolation[] = [];
  for (const { name, query } of ledgerRules) {
    const { rows } = await client.query<{ problem: string }>(query);
    violations.push(...rows.map(({ problem }) => ({ rule: name, problem })));
  }
  return violations;
}
