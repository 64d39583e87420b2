import type { FastifyRequest } from 'fastify';

/** The words with which operations other than queries begin. */
const OTHER_OPERATION = /\b(mutation|subscription)\b/;

/**
 * Whether the request can only be a GraphQL query. For GET requests the API executes no other operations. In a document, other operations
 * start with `mutation` or `subscription`, so a document without these words contains only queries.
 */
export function isQueryRequest({ method, body, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url !== '/graphql') return false;
  if (method === 'GET') return true;
  const document = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  return typeof document === 'string' && !OTHER_OPERATION.test(document);
}
