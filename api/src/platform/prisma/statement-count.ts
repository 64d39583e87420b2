import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { currentRequest } from '../http/request-context.js';

type Callback = (...result: unknown[]) => void;

/**
 * Counts every statement of the pool for the request that sent it. A request that waits for a connection is woken by the request that
 * returns one. The context of the waiting request is therefore bound; otherwise its statement would be counted for the other request.
 */
export function countStatements(pool: Pool, onStatement: () => void): void {
  const connect: (callback?: Callback) => unknown = pool.connect.bind(pool);
  pool.connect = ((callback?: Callback) => connect(callback && AsyncResource.bind(callback))) as Pool['connect'];
  pool.on('connect', (client) => countClient(client, onStatement));
}

function countClient(client: PoolClient, onStatement: () => void): void {
  const query: (...statement: unknown[]) => unknown = client.query.bind(client);
  client.query = ((...statement: unknown[]) => {
    const request = currentRequest();
    if (request) request.statements += 1;
    onStatement();
    return query(...statement);
  }) as PoolClient['query'];
}
