import 'reflect-metadata';
import { readConfig } from '../../platform/config/config.js';
import { isId } from '../../platform/input/ids.rules.js';
import { JobService } from '../../platform/jobs/job.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { CommandError, runCommand } from '../../platform/process/command.js';
import { HealthRegistry } from '../../platform/process/health.js';
import { Metrics } from '../../platform/process/metrics.js';
import { readLines } from '../payment-line.rules.js';
import { ATTEMPTS_UNTIL_OUTCOME, RECEIPT_JOB, REFUND_JOB } from './settlement.rules.js';
import { SettlementRequestsService } from './settlement-requests.service.js';

const usage = `Usage:
  list   refunds and receipts that the payment provider has refused
  again <id>   asks the provider again, under a new key`;

interface RefusedSettlement {
  id: string;
  what: 'refund' | 'receipt';
  paymentId: string;
  orderId: string;
  number: number;
  reference: string;
  lines: unknown;
  refusal: string;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Reads the refused refunds and receipts that were not requested again. */
const readRefusedSettlements = (client: Pick<Prisma.TransactionClient, '$queryRaw'>): Promise<RefusedSettlement[]> => client.$queryRaw<
  RefusedSettlement[]
>`
  WITH settlement AS (
    SELECT id, 'refund' AS what, payment_id, reference, attempt, lines, state::text, refusal, created_at FROM payment_refund
    UNION ALL SELECT id, 'receipt', payment_id, reference, attempt, lines, state::text, refusal, created_at FROM payment_receipt),
  last AS (SELECT DISTINCT ON (what, payment_id, reference) * FROM settlement ORDER BY what, payment_id, reference, attempt DESC)
  SELECT last.id, what, payment_id AS "paymentId", order_id AS "orderId", number, reference, last.lines, refusal
  FROM last JOIN payment ON payment.id = payment_id JOIN shop_order ON shop_order.id = order_id
  WHERE last.state = 'REFUSED' ORDER BY last.created_at`;

/** Locks the order and then the payment, like all other code. */
async function lock(transaction: Prisma.TransactionClient, { orderId, paymentId }: RefusedSettlement): Promise<void> {
  await transaction.$executeRaw`SELECT FROM shop_order WHERE id = ${orderId}::uuid FOR UPDATE`;
  await transaction.$executeRaw`SELECT FROM payment WHERE id = ${paymentId}::uuid FOR UPDATE`;
}

/** Creates the service that requests settlements again. The jobs that it adds are run by another process. */
function createRequests(): SettlementRequestsService {
  const jobs = new JobService();
  const run = () => Promise.reject(new Error('this process runs no jobs'));
  for (const name of [REFUND_JOB, RECEIPT_JOB]) jobs.register({ name, maxAttempts: ATTEMPTS_UNTIL_OUTCOME, run });
  return new SettlementRequestsService(jobs, new Clock());
}

async function requestAgain(prisma: PrismaService, id: string): Promise<void> {
  await prisma.inTransaction('command-line', async (transaction) => {
    const refused = (await readRefusedSettlements(transaction)).find((one) => one.id === id);
    if (!refused) throw new CommandError(`No refused refund or receipt that waits for a decision has the id ${id}: see list.`);
    const { what, paymentId, reference } = refused;
    await lock(transaction, refused);
    const settlement = { reference, lines: readLines(refused.lines) };
    await (what === 'refund'
      ? createRequests().requestRefund(transaction, paymentId, [settlement])
      : createRequests().requestReceipt(transaction, paymentId, settlement));
  });
  print('Requested again.');
}

async function list(prisma: PrismaService): Promise<void> {
  const refused = await readRefusedSettlements(prisma.client);
  for (const { id, what, number, reference, refusal } of refused) print(`${id}  ${what} of order ${number} (${reference}): ${refusal}`);
  if (refused.length === 0) print('Nothing was refused.');
}

async function run([command, id = '', ...rest]: string[]): Promise<number> {
  const isValidCommand = (command === 'list' && id === '') || (command === 'again' && isId(id));
  if (!isValidCommand || rest.length > 0) throw new CommandError(usage);
  const prisma = new PrismaService(readConfig(process.env), new HealthRegistry(), new Metrics());
  try {
    await (command === 'list' ? list(prisma) : requestAgain(prisma, id));
  } finally {
    await prisma.onApplicationShutdown();
  }
  return 0;
}

await runCommand(run);
