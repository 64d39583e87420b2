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
import { parseStoredLines } from '../payment-line.rules.js';
import { UNLIMITED_ATTEMPTS } from './outcome-polling.js';
import { RECEIPT_JOB } from './receipt.service.js';
import { RefundAndReceiptRequestsService } from './refund-and-receipt-requests.service.js';
import { REFUND_JOB } from './refund-sending.service.js';

const usage = `Usage:
  list   refunds and receipts that the payment provider has refused
  again <id>   asks the provider again, under a new key`;

/** A refund or a receipt that the payment provider has refused. */
interface RefusedRequest {
  id: string;
  kind: 'refund' | 'receipt';
  paymentId: string;
  orderId: string;
  orderNumber: number;
  reference: string;
  lines: unknown;
  refusal: string;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Reads the refused refunds and receipts that were not requested again. */
const readRefusedRequests = (client: Pick<Prisma.TransactionClient, '$queryRaw'>): Promise<RefusedRequest[]> => client.$queryRaw<
  RefusedRequest[]
>`
  WITH request AS (
    SELECT id, 'refund' AS kind, payment_id, reference, attempt, lines, state::text, refusal, created_at FROM payment_refund
    UNION ALL SELECT id, 'receipt', payment_id, reference, attempt, lines, state::text, refusal, created_at FROM payment_receipt),
  last AS (SELECT DISTINCT ON (kind, payment_id, reference) * FROM request ORDER BY kind, payment_id, reference, attempt DESC)
  SELECT last.id, kind, payment_id AS "paymentId", order_id AS "orderId", number AS "orderNumber", reference, last.lines, refusal
  FROM last JOIN payment ON payment.id = payment_id JOIN shop_order ON shop_order.id = order_id
  WHERE last.state = 'REFUSED' ORDER BY last.created_at`;

/** Locks the order before the payment, as all other code does, so that transactions do not deadlock. */
async function lockOrderAndPayment(transaction: Prisma.TransactionClient, { orderId, paymentId }: RefusedRequest): Promise<void> {
  await transaction.$executeRaw`SELECT FROM shop_order WHERE id = ${orderId}::uuid FOR UPDATE`;
  await transaction.$executeRaw`SELECT FROM payment WHERE id = ${paymentId}::uuid FOR UPDATE`;
}

/** Creates the service that requests refunds and receipts again. The jobs that it adds are run by another process. */
function createRequestsService(): RefundAndReceiptRequestsService {
  const jobs = new JobService();
  const run = () => Promise.reject(new Error('this process runs no jobs'));
  for (const name of [REFUND_JOB, RECEIPT_JOB]) jobs.register({ name, maxAttempts: UNLIMITED_ATTEMPTS, run });
  return new RefundAndReceiptRequestsService(jobs, new Clock());
}

async function requestAgain(prisma: PrismaService, id: string): Promise<void> {
  await prisma.inTransaction('command-line', async (transaction) => {
    const refusedRequest = (await readRefusedRequests(transaction)).find((request) => request.id === id);
    if (!refusedRequest) throw new CommandError(`No refused refund or receipt that waits for a decision has the id ${id}: see list.`);
    const { kind, paymentId, reference } = refusedRequest;
    await lockOrderAndPayment(transaction, refusedRequest);
    const request = { reference, lines: parseStoredLines(refusedRequest.lines) };
    await (kind === 'refund'
      ? createRequestsService().requestRefund(transaction, paymentId, [request])
      : createRequestsService().requestReceipt(transaction, paymentId, request));
  });
  print('Requested again.');
}

async function printRefusedRequests(prisma: PrismaService): Promise<void> {
  const refusedRequests = await readRefusedRequests(prisma.client);
  for (const { id, kind, orderNumber, reference, refusal } of refusedRequests)
    print(`${id}  ${kind} of order ${orderNumber} (${reference}): ${refusal}`);
  if (refusedRequests.length === 0) print('Nothing was refused.');
}

async function run([command, id = '', ...extraArguments]: string[]): Promise<number> {
  const isValidCommand = (command === 'list' && id === '') || (command === 'again' && isId(id));
  if (!isValidCommand || extraArguments.length > 0) throw new CommandError(usage);
  const prisma = new PrismaService(readConfig(process.env), new HealthRegistry(), new Metrics());
  try {
    await (command === 'list' ? printRefusedRequests(prisma) : requestAgain(prisma, id));
  } finally {
    await prisma.onApplicationShutdown();
  }
  return 0;
}

await runCommand(run);
