import type { FastifyReply } from 'fastify';

/** Adds a header to Vary and keeps those that are there, such as Origin. */
export function varyBy(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary');
  void reply.header('vary', present ? `${present}, ${header}` : header);
}
