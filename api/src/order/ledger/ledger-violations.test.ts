import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildPromoCode } from '../../exports/testing.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Orders } from '../orders.harness.js';
import { type LedgerViolation, ledgerRules, listLedgerViolations } from './ledger-violations.js';

let api: TestApi;
let unpaid: BuiltOrder;
let paid: BuiltOrder;
let partlyCancelled: BuiltOrder;
let ended: BuiltOrder;
let doublyPaid: BuiltOrder;
let delivered: BuiltOrder;
let exchanged: BuiltOrder;
let changed: BuiltOrder;

/** One order with each outcome, all made by the shop's own operations. */
beforeAll(async () => {
  api = await startTestApi();
  api.app.get(JobWorker).pause();
  const orders = new Orders(api);
  const promo = await buildPromoCode(api.db);
  const place = () => orders.place({ bonusShare: 40, promoCodeId: promo.id });
  unpaid = await place();
  paid = await place();
  await orders.pay(paid);
  partlyCancelled = await place();
  await orders.pay(partlyCancelled);
  await orders.cancel(partlyCancelled, partlyCancelled.items.slice(0, 1));
  ended = await place();
  await orders.cancel(ended);
  doublyPaid = await place();
  const pages = [await orders.openPayment(doublyPaid), await orders.openAnotherPayment(doublyPaid)];
  for (const page of pages) await orders.completePayment(page);
  delivered = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'], bonusShare: 40, cashback: 30 });
  await orders.pay(delivered);
  await orders.deliver(delivered);
  await orders.move(delivered, 'ISSUED_REFUND', delivered.items.slice(0, 1));
  exchanged = await orders.place({ suppliers: ['MEET_WAREHOUSE'], bonusShare: 40, cashback: 30 });
  await orders.pay(exchanged);
  await orders.deliver(exchanged);
  await orders.exchange(exchanged, exchanged.items[0]);
  changed = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'CONTRACTOR'], bonusShare: 40, order: { status: 'AWAITING_CALL' } });
  const [line] = changed.items;
  await orders.change(changed, { prices: [{ itemId: line?.id ?? '', price: 4_000_00 }] });
  await orders.change(changed, { removedItemIds: [line?.id ?? ''] });
  await orders.waitForRefunds();
}, 120_000);
afterAll(() => api.close());

/** Runs statements that no code of the shop would run, checks the ledger, and rolls back. */
async function checkAfter(...statements: string[]): Promise<LedgerViolation[]> {
  const client = await api.app.get(PrismaService).pool.connect();
  try {
    await client.query('BEGIN');
    for (const statement of statements) await client.query(statement);
    return await listLedgerViolations(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const readLineId = ({ items }: BuiltOrder, index = 0): string => items[index]?.id ?? '';
const readUnitId = ({ items }: BuiltOrder, index = 0): string => items[index]?.productItemId ?? '';
const buildEntrySql = (order: BuiltOrder, kind: string, amount: number, reference: string): string =>
  `INSERT INTO bonus_entry (account_id, kind, amount, reference) VALUES ('${order.accountId}', '${kind}', ${amount}, '${reference}')`;

/** For each rule, statements that break it, and a part of the problem that the check then reports. */
const damages: Record<string, { statements: () => string[]; expectedText: () => string }> = {
  'balances are the sums of their entries': {
    statements: () => [
      'ALTER TABLE bonus_entry DISABLE TRIGGER USER',
      `UPDATE bonus_entry SET balance = balance + 1 WHERE account_id = '${paid.accountId}' AND number = 1`,
    ],
    expectedText: () => paid.accountId,
  },
  'held bonuses belong to unpaid orders': {
    statements: () => [buildEntrySql(unpaid, 'RELEASE', 80, `order:${unpaid.id}`)],
    expectedText: () => unpaid.id,
  },
  'bonuses spent and not returned pay for active units': {
    statements: () => [buildEntrySql(paid, 'SPEND', -5, `order:${paid.id}:revived`)],
    expectedText: () => paid.id,
  },
  'bonuses are returned for the units that ended': {
    statements: () => [buildEntrySql(paid, 'RETURN', 5, 'somewhere else')],
    expectedText: () => 'somewhere else',
  },
  'spending is what delivered units cost': {
    statements: () => [`UPDATE account SET spent_amount = spent_amount - 1 WHERE id = '${delivered.accountId}'`],
    expectedText: () => delivered.accountId,
  },
  'cashback is accrued for the units that were delivered': {
    statements: () => [buildEntrySql(paid, 'ACCRUE', 5, `order:${paid.id}:cashback:${readLineId(paid)}`)],
    expectedText: () => readLineId(paid),
  },
  'cashback is revoked for the delivered units that came back': {
    statements: () => [buildEntrySql(delivered, 'REVOKE', -5, `order:${delivered.id}:cashback:${readLineId(delivered, 1)}`)],
    expectedText: () => readLineId(delivered, 1),
  },
  'a unit that was handed over has one handover receipt': {
    statements: () => [
      `DELETE FROM payment_receipt USING payment WHERE payment.id = payment_id AND order_id = '${delivered.id}' AND payment_receipt.lines::text LIKE '%${readLineId(delivered)}%'`,
      `INSERT INTO payment_receipt (payment_id, reference, lines, created_at)
        SELECT id, 'one of two', jsonb_build_array(jsonb_build_object('reference', '${readLineId(delivered)}', 'kind', 'GOODS', 'amount', ${delivered.items[0]?.soldPrice})), now()
        FROM payment WHERE order_id = '${delivered.id}'`,
    ],
    expectedText: () => readLineId(delivered, 1),
  },
  'a paid order has one captured payment of its total': {
    statements: () => [`UPDATE payment SET amount = amount + 1 WHERE order_id = '${paid.id}'`],
    expectedText: () => paid.id,
  },
  'the money of ended units goes back': {
    statements: () => [`DELETE FROM payment_refund WHERE reference = 'unit:${readLineId(partlyCancelled)}'`],
    expectedText: () => readLineId(partlyCancelled),
  },
  'refunds are what ended units cost': {
    statements: () => [`UPDATE payment_refund SET amount = amount - 1 WHERE reference = 'unit:${readLineId(partlyCancelled)}'`],
    expectedText: () => partlyCancelled.id,
  },
  'no more goes back than was paid': {
    statements: () => [`UPDATE payment_refund SET amount = amount * 10 WHERE reference = 'unit:${readLineId(partlyCancelled)}'`],
    expectedText: () => partlyCancelled.id,
  },
  'an excess payment is refunded as a whole': {
    statements: () => [
      `UPDATE payment_refund SET amount = payment_refund.amount - 1 FROM payment WHERE payment.id = payment_id AND order_id = '${doublyPaid.id}'`,
    ],
    expectedText: () => doublyPaid.id,
  },
  'no refund is refused': {
    statements: () => [
      `UPDATE payment_refund SET state = 'REFUSED', succeeded_at = NULL WHERE reference = 'unit:${readLineId(partlyCancelled)}'`,
    ],
    expectedText: () => partlyCancelled.id,
  },
  'a unit is in one active order at most': {
    statements: () => [
      'DROP INDEX order_item_living_unit_key',
      `UPDATE order_item SET product_item_id = '${readUnitId(paid)}' WHERE id = '${readLineId(unpaid)}'`,
    ],
    expectedText: () => readUnitId(paid),
  },
  'units of unpaid orders are reserved': {
    statements: () => [`UPDATE product_item SET reserved_until = NULL WHERE id = '${readUnitId(unpaid)}'`],
    expectedText: () => readUnitId(unpaid),
  },
  'only units of paid orders are sold': {
    statements: () => [`UPDATE product_item SET sold_at = NULL WHERE id = '${readUnitId(paid)}'`],
    expectedText: () => readUnitId(paid),
  },
  'units of ended orders are free': {
    statements: () => [`UPDATE product_item SET sold_at = now() WHERE id = '${readUnitId(ended)}'`],
    expectedText: () => readUnitId(ended),
  },
  'sums of orders are those of their units': {
    statements: () => [
      `UPDATE order_item SET promo_share = promo_share - 1, sold_price = sold_price + 1 WHERE id = '${readLineId(unpaid)}'`,
    ],
    expectedText: () => unpaid.id,
  },
  'what replaces an exchanged unit inherits its price': {
    statements: () => [`UPDATE order_item SET cashback = cashback - 1 WHERE replaces_id = '${readLineId(exchanged)}'`],
    expectedText: () => readLineId(exchanged),
  },
  'the status of an order follows from its units': {
    statements: () => [`UPDATE shop_order SET status = 'DELIVERED' WHERE id = '${paid.id}'`],
    expectedText: () => paid.id,
  },
  'times of an order fit its status': {
    statements: () => [`UPDATE shop_order SET ended_at = now() WHERE id = '${paid.id}'`],
    expectedText: () => paid.id,
  },
  'the history of a unit leads to its status': {
    statements: () => [`DELETE FROM order_status_change WHERE order_item_id = '${readLineId(unpaid)}'`],
    expectedText: () => readLineId(unpaid),
  },
  'the changes of an order lead to its sums': {
    statements: () => [
      `UPDATE order_item SET price = price - 1, sold_price = sold_price - 1 WHERE order_id = '${changed.id}'`,
      `UPDATE shop_order SET goods = goods - 1, total_price = total_price - 1 WHERE id = '${changed.id}'`,
    ],
    expectedText: () => changed.id,
  },
  'uses of promo codes are counted': {
    statements: () => ['UPDATE promo_code SET uses = uses + 1'],
    expectedText: () => 'promo code',
  },
  'orders that ended unpaid use no promo code': {
    statements: () => [`UPDATE promo_use SET returned_at = NULL WHERE order_id = '${ended.id}'`],
    expectedText: () => ended.id,
  },
};

describe('the ledger check', () => {
  it("accepts everything that the shop's own operations write", async () => {
    expect(await checkAfter()).toEqual([]);
  });

  it.each(ledgerRules.map(({ name }) => name))('reports a violation of the rule: %s', async (name) => {
    const damage = damages[name];
    if (!damage) throw new Error('no test breaks this rule');
    const found = (await checkAfter(...damage.statements())).filter(({ rule }) => rule === name);
    expect(found).toHaveLength(1);
    expect(found[0]?.problem).toContain(damage.expectedText());
  });

  it.each([
    [
      'a first step of a history that starts from an earlier status',
      () => `UPDATE order_status_change SET previous_status = 'DELIVERED' WHERE order_item_id = '${readLineId(unpaid)}'`,
    ],
    [
      'a status of a unit that no step in its history leads to',
      () => `UPDATE order_item SET status = 'PURCHASED_FROM_SELLER' WHERE id = '${readLineId(paid, 1)}'`,
    ],
  ])('reports %s', async (_what, statement) => {
    const rules = (await checkAfter(statement())).map(({ rule }) => rule);
    expect(rules).toContain('the history of a unit leads to its status');
  });

  it('reports an exchanged unit without a replacement, and a replacement without an exchange', async () => {
    const found = await checkAfter(
      `UPDATE order_item SET replaces_id = '${readLineId(paid)}' WHERE replaces_id = '${readLineId(exchanged)}'`,
    );
    const problems = found
      .filter(({ rule }) => rule === 'what replaces an exchanged unit inherits its price')
      .map(({ problem }) => problem);
    expect(problems).toHaveLength(2);
    expect(problems.join()).toContain(
      `line ${readLineId(exchanged)} of the order ${exchanged.id} is ARRANGED_EXCHANGE, but nothing replaces it`,
    );
  });

  it('reports an order without lines, and bonuses held for an order that does not exist', async () => {
    const empty = await checkAfter(
      `DELETE FROM order_status_change WHERE order_item_id = '${readLineId(unpaid)}'`,
      `DELETE FROM order_item WHERE id = '${readLineId(unpaid)}'`,
    );
    expect(empty.map(({ rule }) => rule)).toContain('sums of orders are those of their units');
    const held = await checkAfter(buildEntrySql(paid, 'HOLD', -7, 'order:of-nobody'));
    expect(held.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('7 bonuses are held for order:of-nobody, but it should be 0'),
    ]);
  });
});
