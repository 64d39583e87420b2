import type { Page } from 'playwright-core';
import type { Visitor } from './page/visitor.ts';
import { shop } from './shop/harness.ts';

/** A browser's page, or a visitor without a browser. */
export type Client = Page | Visitor;

/** Queries the API of this test run as a guest. */
export async function queryApi<Result>(query: string): Promise<Result> {
  const response = await fetch(`${shop().api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Result; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Calls the API on behalf of a client, with its cookies. */
export async function queryAs<Data>(client: Client, query: string, variables: object = {}): Promise<Data> {
  if ('query' in client) return client.query<Data>(query, variables);
  const response = await client.context().request.post('/graphql', { data: { query, variables }, headers: { 'x-meet-browser': '1' } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
