import type { FastifyRequest } from 'fastify';

/** Lets something happen once in an HTTP request, however many aliases ask for it. */
export class OncePerRequest {
  readonly #seen = new WeakSet<FastifyRequest>();

  take(request: FastifyRequest): boolean {
    const isFirst = !this.#seen.has(request);
    this.#seen.add(request);
    return isFirst;
  }
}
