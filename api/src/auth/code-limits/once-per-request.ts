import type { FastifyRequest } from 'fastify';

/** Allows an action once per HTTP request, however many aliases the query contains. */
export class OncePerRequest {
  readonly #seen = new WeakSet<FastifyRequest>();

  take(request: FastifyRequest): boolean {
    const isFirst = !this.#seen.has(request);
    this.#seen.add(request);
    return isFirst;
  }
}
