import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';

/**
 * Sends the statements of a transaction one after another. Prisma reads the relations that a query includes in parallel, also in a
 * transaction, whose only connection takes one statement at a time; pg queues the others, but will refuse them from version 9 on.
 */
export class OneAtATimePg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const start: SqlDriverAdapter['startTransaction'] = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = (async (isolationLevel) => sendOneAtATime(await start(isolationLevel))) as typeof adapter.startTransaction;
    return adapter;
  }
}

function sendOneAtATime(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const afterLast =
    <Query, Result>(send: (query: Query) => Promise<Result>) =>
    (query: Query): Promise<Result> => {
      const result = last.then(() => send(query));
      last = result.catch(() => undefined);
      return result;
    };
  transaction.queryRaw = afterLast(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = afterLast(transaction.executeRaw.bind(transaction));
  return transaction;
}
