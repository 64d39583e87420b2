import type { FastifyRequest } from 'fastify';

/** Allows an action once per HTTP request, however many aliases the query contains. */
export class OncePerRequest {
  readonly #counted = new WeakSet<FastifyRequest>();

  take(request: FastifyRequest): boolean {
    const isFirst = !this.#counted.has(request);
    this.#counted.add(request);
    return isFirst;
  }
}
