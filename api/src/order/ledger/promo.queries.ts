import type { LedgerRule } from './ledger-rule.js';
import { endedStatusList } from './status-lists.js';

export const promoRules: readonly LedgerRule[] = [
  {
    name: 'uses of promo codes are counted',
    query: `
      SELECT format('promo code %s (%s): %s uses are counted, but %s orders use it', code, id, uses, count(promo_use)) AS problem
      FROM promo_code LEFT JOIN promo_use ON promo_code_id = id AND returned_at IS NULL
      GROUP BY id HAVING uses <> count(promo_use) ORDER BY code`,
  },
  {
    name: 'orders that ended unpaid use no promo code',
    query: `
      SELECT format('order %s (%s) %s its promo code', number, shop_order.id,
        CASE WHEN returned_at IS NULL THEN 'ended unpaid, but uses' ELSE 'is in force, but has returned' END) AS problem
      FROM shop_order JOIN promo_use ON order_id = shop_order.id
      WHERE (status IN (${endedStatusList}) AND paid_at IS NULL) = (returned_at IS NULL) ORDER BY number`,
  },
];
