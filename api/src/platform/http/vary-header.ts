import type { FastifyReply } from 'fastify';

/** Adds a header of the request to those that caches tell answers apart by; others, such as the origin, stay. */
export function varyBy(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary');
  void reply.header('vary', present ? `${present}, ${header}` : header);
}
