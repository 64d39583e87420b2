import type { FastifyReply, FastifyRequest } from 'fastify';

/** What resolvers share while they answer one operation. */
export interface GraphqlContext {
  readonly requestId: string;
  /** The shopper's address as far as trusted proxies vouch for it. */
  readonly clientAddress: string;
  /** Stands for this operation: what loaders remember is kept under it. */
  readonly operation: object;
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
}

export function graphqlContext(request: FastifyRequest, reply: FastifyReply): GraphqlContext {
  // Prices change at any moment, and answers may depend on who asks.
  void reply.header('cache-control', 'private, no-store');
  return { requestId: request.id, clientAddress: request.ip, operation: {}, req: request, reply };
}
