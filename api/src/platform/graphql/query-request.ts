import type { FastifyRequest } from 'fastify';

/**
 * Whether the request can only be a GraphQL query. By GET, the API executes no other operations. In a document, they start with `mutation`
 * or `subscription`, so a document without these words contains only queries.
 */
export function isQueryRequest({ method, body, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url !== '/graphql') return false;
  if (method === 'GET') return true;
  const document = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  return typeof document === 'string' && !/\b(mutation|subscription)\b/.test(document);
}
