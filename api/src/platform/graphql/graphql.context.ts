import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecognizedCaller, Viewer, Viewers } from '../viewer/viewers.port.js';

/** Context that resolvers share during one operation. */
export interface GraphqlContext {
  readonly requestId: string;
  /** IP address of the client, as trusted proxies report it. */
  readonly clientAddress: string;
  /** Identifies the staff's session or the program to which limits apply; null if they apply to the client address. */
  readonly caller: RecognizedCaller | null;
  /** Key of the batches and caches of loaders. There is one for each operation, so they last for one operation. */
  readonly batchKey: object;
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Returns null for a guest. Throws UNAUTHENTICATED for an invalid token. Only fields that depend on the viewer call it, so an expired
   * cookie does not break other fields.
   */
  viewer(): Promise<Viewer | null>;
}

export const createGraphqlContext =
  (viewers: Viewers) =>
  (request: FastifyRequest, reply: FastifyReply): GraphqlContext => {
    const viewer = () => viewers.read(request);
    return {
      requestId: request.id,
      clientAddress: request.ip,
      caller: viewers.findRecentCaller(request),
      batchKey: {},
      req: request,
      reply,
      viewer,
    };
  };

/** Context of a subscription. Its socket belongs to a live session, so there is always a person behind it. */
export interface SubscriberContext {
  readonly requestId: string;
  readonly accountId: string;
}
