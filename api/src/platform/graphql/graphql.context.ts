import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../viewer/viewer.js';
import type { Viewers } from '../viewer/viewers.port.js';

/** What resolvers share while they answer one operation. */
export interface GraphqlContext {
  readonly requestId: string;
  /** The shopper's address as far as trusted proxies vouch for it. */
  readonly clientAddress: string;
  /** Stands for this operation: what loaders remember is kept under it. */
  readonly operation: object;
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
  /** Null for a guest. Throws UNAUTHENTICATED where a token was given and is not valid: only what depends on the viewer asks, so nothing else fails of an old cookie. */
  viewer(): Promise<Viewer | null>;
}

export const graphqlContext =
  (viewers: Viewers) =>
  (request: FastifyRequest, reply: FastifyReply): GraphqlContext => {
    // Prices change at any moment, and answers may depend on who asks.
    void reply.header('cache-control', 'private, no-store');
    const viewer = () => viewers.read(request);
    return { requestId: request.id, clientAddress: request.ip, operation: {}, req: request, reply, viewer };
  };
