import type { FastifyRequest } from 'fastify';

/** Allows an action once per HTTP request, however many aliases the query contains. */
export class OncePerRequest {
  readonly #claimedRequests = new WeakSet<FastifyRequest>();

  /** Returns false if an earlier call has claimed the request. */
  claimRequest(request: FastifyRequest): boolean {
    const isFirst = !this.#claimedRequests.has(request);
    this.#claimedRequests.add(request);
    return isFirst;
  }
}
