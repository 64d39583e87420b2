import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildOrder, createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { createPrisma, type Database } from '../../platform/prisma/prisma.client.js';

/** Output of `npm run build`. */
const BUILT = 'dist/src/order/ledger/ledger-check.js';

let database: TestDatabase;
let connection: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = createPrisma({ url: database.url });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function runLedgerCheck(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [BUILT, ...args], { env: { DATABASE_URL: database.url } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

it('the command ledger-check prints every inconsistency with its ids, and exits with 1 if there are any', async () => {
  const order = await buildOrder(connection.client);
  expect(await runLedgerCheck()).toEqual({ code: 0, output: expect.stringMatching(/^The ledger is consistent: all \d+ rules hold\.\n$/) });
  await connection.client.productItem.updateMany({ data: { reservedUntil: null } });
  const { code, output } = await runLedgerCheck();
  expect(code).toBe(1);
  expect(output).toContain(
    `Violated: units of unpaid orders are reserved. unit ${order.items[0]?.productItemId} of the order ${order.number}`,
  );
  expect(output).toMatch(/Violations: 1\.\n$/);
});

it('the command ledger-check refuses arguments and prints its usage', async () => {
  expect(await runLedgerCheck('all')).toEqual({ code: 1, output: 'Usage: ledger-check, without arguments\n' });
});
