import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { Prisma, type PrismaClient } from './generated/client.js';
import { OpenTransaction } from './open-transaction.js';

/** The parts of a database that a transaction needs. */
export interface TransactionDatabase {
  client: PrismaClient;
  pool: pg.Pool;
  /** Milliseconds that a transaction may take. */
  transactionMs: number;
}

/** The transaction in which the queries of a client of Prisma take part. */
export const currentTransaction = new AsyncLocalStorage<OpenTransaction>();

/**
 * Runs the model queries of a transaction. Prisma joins the transaction only at the first of these queries, because it doubles the time of
 * a statement in Node.
 */
class ModelQueries {
  readonly #endSignal = Promise.withResolvers<void>();
  /** Number of queries that were requested and have not returned. */
  #runningQueries = 0;
  #startedClient: Promise<Prisma.TransactionClient> | undefined;
  #prismaTransaction: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: PrismaClient,
    private readonly transaction: OpenTransaction,
  ) {}

  /** Returns a proxy with the methods of the model `name`, or, if the name begins with `$`, the client's function of that name. */
  pickMember(name: string): unknown {
    if (name.startsWith('$')) return (...values: unknown[]) => this.#run((startedClient) => callMethod(startedClient, name, values));
    const pickMethod =
      (_model: object, method: PropertyKey) =>
      (...values: unknown[]) =>
        this.#run((startedClient) => callMethod(Reflect.get(startedClient, name), method, values));
    return new Proxy({}, { get: pickMethod });
  }

  get isRunning(): boolean {
    return this.#runningQueries > 0;
  }

  /**
   * Ends Prisma's part of the transaction. The caller ends the transaction itself. Throws if Prisma has ended it because it took too long.
   */
  async end(): Promise<void> {
    this.#endSignal.resolve();
    await this.#prismaTransaction;
  }

  async #run(query: (startedClient: Prisma.TransactionClient) => unknown): Promise<unknown> {
    this.#runningQueries += 1;
    try {
      return await query(await this.#start());
    } finally {
      this.#runningQueries -= 1;
    }
  }

  #start(): Promise<Prisma.TransactionClient> {
    this.#startedClient ??= new Promise((resolve, reject) => {
      const run = (startedClient: Prisma.TransactionClient): Promise<void> => {
        resolve(startedClient);
        return this.#endSignal.promise;
      };
      this.#prismaTransaction = currentTransaction.run(this.transaction, () => this.client.$transaction(run));
      this.#prismaTransaction.catch(reject);
    });
    return this.#startedClient;
  }
}

const callMethod = (holder: object, name: PropertyKey, values: unknown[]): unknown =>
  (Reflect.get(holder, name) as (...values: unknown[]) => unknown).apply(holder, values);

/**
 * Runs a transaction, whose statements written as SQL bypass Prisma's engine. Sends `firstStatements` before the statements of `work`, and
 * calls `onCommitSent` once COMMIT was sent.
 */
export async function runTransaction<Result>(
  { client, pool, transactionMs }: TransactionDatabase,
  firstStatements: readonly Prisma.Sql[],
  work: (transaction: Prisma.TransactionClient) => Promise<Result>,
  onCommitSent: () => void = () => undefined,
): Promise<Result> {
  const openTransaction = new OpenTransaction(pool, firstStatements, transactionMs);
  const models = new ModelQueries(client, openTransaction);
  try {
    const runningWork = work(toClient(openTransaction, models));
    // Requests the locks at once, even if `work` first does something else. Data that `work` reads outside the transaction may be older
    // than the locks.
    if (!openTransaction.hasBegun) openTransaction.begin();
    const result = await runningWork;
    await models.end();
    await openTransaction.commit(onCommitSent);
    return result;
  } catch (error) {
    await models.end().catch(() => undefined);
    await openTransaction.rollBack();
    throw error;
  }
}

function toClient(openTransaction: OpenTransaction, models: ModelQueries): Prisma.TransactionClient {
  const toStatement = (query: TemplateStringsArray | Prisma.Sql, values: unknown[]): Prisma.Sql =>
    'raw' in query ? Prisma.sql(query, ...values) : query;
  const sqlMethods: Record<string, unknown> = {
    $queryRaw: async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await openTransaction.send(toStatement(query, values))).rows,
    $executeRaw: async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await openTransaction.send(toStatement(query, values))).rowCount ?? 0,
  };
  const pickMember = (_target: object, name: string | symbol): unknown => {
    // A promise that resolves with the client looks for a method `then`, which the client must not have.
    if (typeof name === 'symbol' || name === 'then') return undefined;
    return sqlMethods[name] ?? models.pickMember(name);
  };
  const transaction = new Proxy({}, { get: pickMember }) as Prisma.TransactionClient;
  transactions.set(transaction, { openTransaction, models });
  return transaction;
}

const transactions = new WeakMap<Prisma.TransactionClient, { openTransaction: OpenTransaction; models: ModelQueries }>();

/**
 * Defers a write whose result is not needed: it is sent together with the transaction's next statement or COMMIT, which saves a round trip
 * and reports its error. A transaction opened by Prisma itself writes at once. Earlier queries of models must have returned: Prisma sends a
 * query some time after it was requested, so the write would overtake it.
 */
export async function writeLater(transaction: Prisma.TransactionClient, statement: Prisma.Sql): Promise<void> {
  const context = transactions.get(transaction);
  if (!context) await transaction.$executeRaw(statement);
  else if (context.models.isRunning) throw new Error('A write was deferred while a query of a model was running, which it would overtake');
  else context.openTransaction.writeLater(statement);
}

/** Returns the rows of statements that do not need each other's results, in one round trip. */
export async function queryTogether(transaction: Prisma.TransactionClient, statements: readonly Prisma.Sql[]): Promise<unknown[][]> {
  const context = transactions.get(transaction);
  if (context) return (await context.openTransaction.sendTogether(statements)).map(({ rows }) => rows);
  const results: unknown[][] = [];
  for (const statement of statements) results.push(await transaction.$queryRaw<unknown[]>(statement));
  return results;
}
