import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { environment, root } from '../../config.ts';

const run = promisify(execFile);

it('loses no order, unit, bonus or payment when the API is killed 20 times', async () => {
  const args = [join(root, 'scripts/chaos/orders/orders.ts'), '--seed', '1'];
  const env = { ...environment, DATABASE_URL: '', NODE_OPTIONS: '' };
  const { stdout } = await run(process.execPath, args, { cwd: root, env }).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/The API was killed 20 times/);
  const happened = /The database has (\d+) orders, (\d+) of them paid, (\d+) delivered units and (\d+) refunds/.exec(stdout) ?? [];
  const [orders = 0, paid = 0, delivered = 0, refunds = 0] = happened.slice(1).map(Number);
  expect(orders).toBeGreaterThanOrEqual(100);
  for (const count of [paid, delivered, refunds]) expect(count).toBeGreaterThan(0);
  expect(stdout).not.toMatch(/NOT OK/);
  expect(stdout).toMatch(/is accounted for/);
}, 1_800_000);
