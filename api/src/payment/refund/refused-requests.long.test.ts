import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildOrder } from '../../../test/factories/order.factory.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { PaymentsUnderTest } from '../payments.harness.js';

/** The command as `npm run build` compiles it. */
const BUILT = 'dist/src/payment/refund/refused-requests.js';

let shop: PaymentsUnderTest;
let databaseUrl: string;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
  const [database] = await shop.api.db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  databaseUrl = Object.assign(new URL(testEnvironment().TEST_DATABASE_URL), { pathname: `/${database?.name}` }).href;
});
afterAll(() => shop.close());

/** Runs the compiled command and returns what it prints, errors included. */
function runRefused(...args: string[]): Promise<string> {
  if (!existsSync(BUILT)) throw new Error(`${BUILT} does not exist: npm run build -w @meet/api`);
  const env = { MODE: 'test', DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, [BUILT, ...args], { env }, (_error, stdout, stderr) => resolve(`${stdout}${stderr}`));
  });
}

it('the command line lists refused refunds and receipts and requests them again', async () => {
  const order = await buildOrder(shop.api.db);
  const { id: orderId, number } = order;
  shop.makePayable(order);
  await shop.pay(orderId);
  expect(await runRefused('list')).toBe('Nothing was refused.\n');
  shop.fake.setRefundStatus('canceled');
  shop.fake.setReceiptStatus('canceled');
  const lines = [{ reference: 'unit-1', title: 'Кеды', amount: 100_00n, kind: 'GOODS' as const }];
  await shop.withOrderLock(orderId, async (transaction) => {
    await shop.payments.refund(transaction, { orderId, refunds: [{ reference: 'unit:1', lines }] });
    await shop.payments.requestOrderReceipt(transaction, { orderId, reference: 'handed:1', lines });
  });
  await shop.finishJobs();
  const [refund, receipt] = [await shop.api.db.paymentRefund.findFirstOrThrow(), await shop.api.db.paymentReceipt.findFirstOrThrow()];
  const listed = await runRefused('list');
  expect(listed).toContain(`${refund.id}  refund of order ${number} (unit:1): insufficient_funds\n`);
  expect(listed).toContain(`${receipt.id}  receipt of order ${number} (handed:1): canceled\n`);
  shop.fake.reset();
  expect([await runRefused('again', refund.id), await runRefused('again', receipt.id)]).toEqual([
    'Requested again.\n',
    'Requested again.\n',
  ]);
  expect(await runRefused('again', refund.id)).toContain('No refused refund or receipt');
  await shop.finishJobs();
  expect((await shop.payments.findStates([orderId])).get(orderId)).toMatchObject({ refunded: 100_00n });
  expect(await shop.api.db.paymentReceipt.count({ where: { state: 'SUCCEEDED' } })).toBe(1);
  expect([await runRefused('list'), await runRefused(), await runRefused('again', 'nonsense')]).toEqual([
    'Nothing was refused.\n',
    expect.stringMatching(/^Usage:/),
    expect.stringMatching(/^Usage:/),
  ]);
}, 300_000);
