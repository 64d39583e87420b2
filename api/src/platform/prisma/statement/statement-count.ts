import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { getRequestContext } from '../../http/request-context.js';
import { StatementBatch } from './statement-batch.js';

type Callback = (...result: unknown[]) => void;

/**
 * Counts every statement of the pool for the request that sent it. A request that waits for a connection is woken by the request that
 * returns one. The context of the waiting request is therefore bound; otherwise its statement would be counted for the other request.
 */
export function countStatements(pool: Pool, onStatement: (count: number) => void): void {
  const connect: (callback?: Callback) => unknown = pool.connect.bind(pool);
  pool.connect = ((callback?: Callback) => connect(callback && AsyncResource.bind(callback))) as Pool['connect'];
  pool.on('connect', (client) => countClientStatements(client, onStatement));
}

function countClientStatements(client: PoolClient, onStatement: (count: number) => void): void {
  const query: (...queryArguments: unknown[]) => unknown = client.query.bind(client);
  client.query = ((...queryArguments: unknown[]) => {
    const context = getRequestContext();
    const [firstArgument] = queryArguments;
    const count = firstArgument instanceof StatementBatch ? firstArgument.length : 1;
    if (context) context.statementCount += count;
    onStatement(count);
    return query(...queryArguments);
  }) as PoolClient['query'];
}
